"""The store on NATS JetStream: one house in many processes, on many machines."""

from tablee.store.nats.place import NatsPlace
from tablee.store.nats.store import NatsStore

__all__ = ["NatsPlace", "NatsStore"]
