"""What Copyright says of itself to the house."""

from tablee.kernel.manifest import Manifest, Sides

MANIFEST = Manifest(
    players=(2, 6),
    minutes=20,
    sides=Sides.EACH,
    has_secrets=True,
)
