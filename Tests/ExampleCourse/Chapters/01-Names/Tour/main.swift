import Chapter01Names

Tour.heading("A name and its words")
Tour.say("Spaces separate words.")
Tour.show("\"Ada Lovelace\".split(separator: \" \").count", "Ada Lovelace".split(separator: " ").count)
