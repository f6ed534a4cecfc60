"""A learner's sitting in a real terminal: the build plan is written from the terminal, then an exercise is answered with
an unknown name, with a wrong answer, with a crash and with a syntax error, and is then restored.

Called by Tests/Scripts/terminal, in the clone, with the exercises as they were cloned."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

ANSWER = "Exercises/01-PureFunctions/1-pure-compare/main.swift"
PLAN = ".build/debug.yaml"


class Terminal:
    """A program on a separate terminal, and the text that it has shown since the last mark."""

    def __init__(self, command, variables):
        self.screen, program = pty.openpty()
        fcntl.ioctl(program, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        environment = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "CI")} | variables

        def own_session():
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        self.process = subprocess.Popen(
            command, stdin=program, stdout=program, stderr=program, env=environment, preexec_fn=own_session)
        os.close(program)
        self.written = b""

    def text(self):
        plain = re.sub(rb"\x1b\][^\x07\x1b]*(\x07|\x1b\\)|\x1b\[[0-9;?]*[A-Za-z]", b"", self.written)
        return plain.decode("utf-8", "replace")

    def read(self, seconds):
        """Reads the output that arrives within some seconds. Returns true if more may arrive."""
        if not select.select([self.screen], [], [], seconds)[0]:
            return True
        try:
            piece = os.read(self.screen, 65536)
        except OSError:  # Linux, when the program has ended
            piece = b""
        self.written += piece
        return bool(piece)

    def wait_for(self, *texts, seconds=90):
        """Waits until one of the texts is shown, and returns it."""
        deadline = time.time() + seconds
        is_open = True
        while is_open and time.time() < deadline:
            is_open = self.read(0.1)
            for text in texts:
                if text in self.text():
                    return text
        raise AssertionError(f"none of {texts} was shown:\n{self.text()[-3000:]}")

    def send(self, keys):
        self.written = b""
        os.write(self.screen, keys.encode())

    def end(self):
        deadline = time.time() + 20
        while self.process.poll() is None and time.time() < deadline:
            self.read(0.1)
        if self.process.poll() is None:
            self.process.kill()
        return self.process.wait()


def save(text):
    # Writes in place, as VS Code does: if the file were replaced, SwiftPM would write its plan again, without colors.
    with open(ANSWER, "w") as file:
        file.write(text)


def write_plan(name, variables, colours):
    # If the plan is missing, SwiftPM writes it again. A new date of Package.swift would have the same effect, but a
    # build beside this test would fail because its manifest changed. While this process has SwiftPM's own lock, no
    # build uses the plan.
    name_of_lock = os.path.realpath(".build").replace("/", "_") + ".lock"
    with open(os.path.join(tempfile.gettempdir(), name_of_lock), "a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        os.remove(PLAN)
    build = Terminal(["swift", "build", "--target", "CurrycombEvents"], variables)
    build.wait_for("complete!", seconds=900)
    assert build.end() == 0
    with open(PLAN) as plan:
        assert ("-color-diagnostics" in plan.read()) == colours, f"{name}: the plan's colors are not as expected"


def sitting(untouched, variables, colours):
    """Saves answers of each kind while the workshop runs in a terminal that can draw."""
    name = " ".join(f"{key}={value}" for key, value in variables.items())
    write_plan(name, variables, colours)
    workshop = Terminal([".build/debug/workshop"], variables)
    if workshop.wait_for("to the first exercise", "not done yet") != "not done yet":
        workshop.send("\x1b")
        workshop.wait_for("not done yet")
    task = 'todo("innerCompare")'
    line = untouched[: untouched.index(task)].count("\n") + 1
    for body, expected in [
        ("wodo(number)", ["does not compile", "cannot find 'wodo' in scope", f"main.swift:{line}"]),
        ("number > outerMinimum", ["innerCompare(3)", "expected true"]),
        ("[true][number]", ["your code stopped", "Index out of range"]),
        ("number >", ["does not compile", "expected expression after operator"]),
        (task, ["not done yet: innerCompare"]),
    ]:
        workshop.written = b""
        save(untouched.replace(task, body))
        for text in expected:
            workshop.wait_for(text, "could not be judged")
        assert "could not be judged" not in workshop.text(), f"{name}, {body}:\n{workshop.text()[-3000:]}"
    workshop.send("q")
    assert workshop.end() == 0, f"{name}: the workshop did not end as it should"
    print(f"{name}: errors, a wrong answer, a crash: all reported as the learner's")


def second_workshop(untouched, variables):
    """Two workshops in one clone: both report the same save. Both say where they ended, also after Ctrl-C."""
    both = [Terminal([".build/debug/workshop"] + words, variables) for words in ([], ["1.1"])]
    for workshop in both:
        workshop.wait_for("not done yet: innerCompare")
        workshop.written = b""
    save(untouched.replace('todo("innerCompare")', "number > outerMinimum"))
    for workshop, keys, code in zip(both, ("q", "\x03"), (0, -signal.SIGINT)):
        workshop.wait_for("innerCompare(3)", "could not be judged")
        assert "could not be judged" not in workshop.text(), workshop.text()[-3000:]
        workshop.send(keys)
        workshop.wait_for("You were at 1.1")
        assert workshop.end() == code
    save(untouched)
    print("two workshops in one clone: both report a save")


def second_program(variables):
    """A command of the second program: the first program builds and becomes the second; the plan does not change."""
    with open(PLAN) as plan:
        before = plan.read()
    for words, code, text in [
        (["marbles", "merge"], 0, "every value of both signals"), (["marbles", "megre"], 2, "Did you mean `merge`?"),
        (["help", "site"], 0, "as a web site"),
    ]:
        command = Terminal([".build/debug/workshop"] + words, variables)
        command.wait_for(text, seconds=900)
        assert command.end() == code, f"{words} does not exit with {code}:\n{command.text()[-3000:]}"
    with open(PLAN) as plan:
        assert plan.read() == before, "building the second program has changed SwiftPM's plan"
    print("a command of the second program: built, shown, and its exit code returned")


def one_verdict(untouched, variables):
    """A terminal that cannot draw gets a verdict and no screen."""
    name = " ".join(f"{key}={value}" for key, value in variables.items())
    write_plan(name, variables, False)
    save(untouched.replace('todo("innerCompare")', "wodo(number)"))
    check = Terminal([".build/debug/workshop", "check", "1.1"], variables)
    check.wait_for("cannot find 'wodo' in scope")
    assert check.end() == 1 and "\x1b" not in check.written.decode(), f"{name}:\n{check.text()}"
    print(f"{name}: an error is reported as the learner's, without colors")


def main():
    with open(ANSWER) as file:
        untouched = file.read()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        sitting(untouched, {"TERM": "xterm-256color"}, True)
        second_workshop(untouched, {"TERM": "xterm-256color"})
        second_program({"TERM": "xterm-256color"})
        sitting(untouched, {"TERM": "xterm-256color", "NO_COLOR": "1"}, False)
        one_verdict(untouched, {"TERM": "dumb"})
    finally:
        save(untouched)


main()
