"""What Mission Pas Possible says of itself to the house."""

from tablee.kernel.manifest import Manifest, Sides

MANIFEST = Manifest(
    players=(1, 5),
    minutes=10,
    sides=Sides.TEAM,
    has_secrets=False,
    has_companion=True,
)
