"""What Top Secret says of itself to the house."""

from tablee.kernel.manifest import Manifest, Sides

MANIFEST = Manifest(
    players=(3, 5),
    minutes=30,
    sides=Sides.ALLIES,
    has_secrets=True,
)
