"""What Prometheus is told."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()

connections = Gauge("tablee_connections", "Open sockets", registry=registry)
tables = Gauge("tablee_live_tables", "Tables in memory", registry=registry)
commands = Counter(
    "tablee_commands_total",
    "Commands by what became of them",
    ["result"],
    registry=registry,
)
save_seconds = Histogram(
    "tablee_save_seconds",
    "From the decision to the durable entry",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5),
    registry=registry,
)
loop_lag_seconds = Histogram(
    "tablee_loop_lag_seconds",
    "How late the event loop comes to what is due",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5),
    registry=registry,
)

accepted = commands.labels(result="accepted")


def refused(code: str) -> None:
    commands.labels(result=code).inc()


def exposition() -> bytes:
    return generate_latest(registry)
