"""Runs the README's sessions with whatever Python runs this: in a clean place, with the wheel."""

import doctest
import re
import sys
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"
SESSION = re.compile(r"^```pycon\n(.*?)^```", re.MULTILINE | re.DOTALL)


def main() -> int:
    sessions = SESSION.findall(README.read_text(encoding="utf-8"))
    assert sessions, "the README shows how the library is used"
    example = doctest.DocTestParser().get_doctest("\n".join(sessions), {}, "README.md", None, None)
    outcome = doctest.DocTestRunner().run(example)
    print(f"README: {outcome.attempted} lines, {outcome.failed} failed")
    return int(outcome.failed > 0)


if __name__ == "__main__":
    sys.exit(main())
