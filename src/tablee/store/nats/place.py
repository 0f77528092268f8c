"""Where the servers of NATS are, and how a node shows who it is."""

import ssl
from pathlib import Path
from typing import NamedTuple

SCHEME = "nats://"


class NatsPlace(NamedTuple):
    """`addresses` as in nats://one:4222,two:4222; the files are empty where none is needed."""

    addresses: str
    credentials: str = ""
    """A file of credentials (JWT and key), as NATS's own tools write it."""
    ca: str = ""
    """Who vouches for the servers; with it, or with a certificate, the connection is TLS."""
    certificate: str = ""
    key: str = ""
    replicas: int = 0
    """On how many servers everything is kept; 0: on three if so many are named, else on one."""

    @property
    def servers(self) -> list[str]:
        hosts = self.addresses.removeprefix(SCHEME).split(",")
        return [SCHEME + host.strip().rstrip("/") for host in hosts if host.strip()]

    @property
    def copies(self) -> int:
        return self.replicas or (3 if len(self.servers) >= 3 else 1)

    def tls(self) -> ssl.SSLContext | None:
        if not (self.ca or self.certificate):
            return None
        context = ssl.create_default_context(cafile=self.ca or None)
        if self.certificate:
            context.load_cert_chain(self.certificate, self.key or None)
        return context

    def missing_files(self) -> list[str]:
        named = (self.credentials, self.ca, self.certificate, self.key)
        return [name for name in named if name and not Path(name).is_file()]
