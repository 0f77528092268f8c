"""What Mission Mosaïque says of itself to the house."""

from tablee.games.mission_mosaique.model import CardLanguage
from tablee.kernel.manifest import Manifest, Sides

MANIFEST = Manifest(
    players=(3, 8),
    minutes=25,
    sides=Sides.TEAM,
    has_secrets=True,
    languages=tuple(CardLanguage),
)
