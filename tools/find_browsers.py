"""Finds the browsers besides Chromium: Firefox, and WebKitGTK with its driver and a screen.

`python -m tools.find_browsers` says whether all are there. With `--install`, Debian's packages are
installed where one is missing.
"""

import shutil
import sys

from tools.find_chrome import install

PACKAGES = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
"""By program, the package that brings it."""
ADVICE = """The tour needs Firefox, WebKitGTK's driver and Xvfb, and this machine lacks: {}.
Install them with the tools of your system, or leave the tour out: make test BROWSERS=no"""


def missing() -> list[str]:
    return [program for program in PACKAGES if not shutil.which(program)]


def main() -> int:
    if "--install" in sys.argv and (lacks := missing()):
        install(*(PACKAGES[program] for program in lacks))
    if lacks := missing():
        print(ADVICE.format(", ".join(lacks)))
    return 1 if lacks else 0


if __name__ == "__main__":
    sys.exit(main())
