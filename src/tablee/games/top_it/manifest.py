"""What Top It says of itself to the house."""

from tablee.kernel.manifest import Manifest, Sides

MANIFEST = Manifest(
    players=(1, 4),
    minutes=30,
    sides=Sides.EACH,
    has_second_tries=True,
    has_secrets=False,
)
