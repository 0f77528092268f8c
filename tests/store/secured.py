"""A server of NATS as a careful host runs it: TLS on both sides, and an account of least rights."""

import base64
import json
import os
from pathlib import Path
from typing import Any

import nkeys  # type: ignore[import-untyped]

from tablee.store.nats.local_server import LocalServer
from tablee.store.nats.subjects import PUBLISHED, SUBSCRIBED

TLS = Path(__file__).parent / "tls"
"""Certificates for these tests alone: made with openssl for 127.0.0.1, good for a hundred years."""
NO_LIMITS = dict.fromkeys(("subs", "data", "payload"), -1)
OF_ACCOUNT = dict.fromkeys(
    ("imports", "exports", "conn", "leaf", "mem_storage", "disk_storage", "streams", "consumer"), -1
)


def _keys(prefix: int) -> nkeys.KeyPair:
    return nkeys.from_seed(bytearray(nkeys.encode_seed(os.urandom(32), prefix)))


def _name(keys: nkeys.KeyPair) -> str:
    return str(keys.public_key.decode())


def _encoded(part: bytes) -> str:
    return base64.urlsafe_b64encode(part).decode().rstrip("=")


def _signed(signer: nkeys.KeyPair, subject: nkeys.KeyPair, kind: str, **rights: Any) -> str:
    """A token as NATS's own tools write it."""
    header = {"typ": "JWT", "alg": "ed25519-nkey"}
    claims = {
        "jti": kind,
        "iat": 1_700_000_000,
        "iss": _name(signer),
        "name": kind,
        "sub": _name(subject),
        "nats": {"type": kind, "version": 2, **rights},
    }
    text = ".".join(_encoded(json.dumps(part).encode()) for part in (header, claims))
    return f"{text}.{_encoded(signer.sign(text.encode()))}"


class SecuredServer(LocalServer):
    """Lets in whoever has a certificate of ours and the credentials of the one user."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, is_synced=False)
        self._operator = _keys(nkeys.PREFIX_BYTE_OPERATOR)
        self._system, self._account = (_keys(nkeys.PREFIX_BYTE_ACCOUNT) for _ in range(2))
        self._user = _keys(nkeys.PREFIX_BYTE_USER)

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self._port}"

    def write_credentials(
        self, path: Path, publish: tuple[str, ...] = PUBLISHED, subscribe: Any = SUBSCRIBED
    ) -> Path:
        token = _signed(
            self._account,
            self._user,
            "user",
            pub={"allow": publish},
            sub={"allow": subscribe},
            **NO_LIMITS,
        )
        parts = {"NATS USER JWT": token, "USER NKEY SEED": self._user.seed.decode()}
        path.write_text(
            "\n".join(f"-----BEGIN {n}-----\n{t}\n------END {n}------\n" for n, t in parts.items())
        )
        return path

    def _settings(self) -> str:
        limits = {**NO_LIMITS, **OF_ACCOUNT, "wildcards": True}
        account = _signed(self._operator, self._account, "account", limits=limits)
        system = _signed(self._operator, self._system, "account", limits=NO_LIMITS)
        return f"""
            listen: "127.0.0.1:{self._port}"
            server_name: secured
            operator: {_signed(self._operator, self._operator, "operator")}
            resolver: MEMORY
            system_account: {_name(self._system)}
            resolver_preload: {{
                {_name(self._account)}: {account}
                {_name(self._system)}: {system}
            }}
            tls {{
                cert_file: "{TLS}/server.pem"
                key_file: "{TLS}/server.key"
                ca_file: "{TLS}/ca.pem"
                verify: true
            }}
            jetstream {{ store_dir: {json.dumps(str(self.folder))} }}
        """
