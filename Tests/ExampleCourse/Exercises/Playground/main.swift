// A place to try ideas: `swift run workshop play` runs this file on every save.

print("hello")
