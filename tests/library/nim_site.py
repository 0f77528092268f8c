"""The example's package as if it were installed: its folder, and metadata that name its game."""

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NIM = ROOT / "examples" / "nim"
ENTRY_POINTS = "[tablee.games]\nnim = tablee_nim\n"


def install_nim(place: Path, has_pages: bool = True) -> Path:
    """A folder for `PYTHONPATH`."""
    shutil.copytree(NIM / "src" / "tablee_nim", place / "tablee_nim")
    if not has_pages:
        shutil.rmtree(place / "tablee_nim" / "pages")
    metadata = place / "tablee_nim-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: tablee-nim\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS)
    return place
