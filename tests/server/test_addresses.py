"""Where friends reach a server."""

from tests.server.guest import Guest

from tablee.server.addresses import address_for_others, addresses
from tablee.server.settings import Settings


def test_a_server_for_this_machine_alone_has_one_address() -> None:
    assert addresses(Settings(port=8123)) == ["http://localhost:8123"]
    assert address_for_others(Settings()) == ""


def test_a_server_on_the_network_tells_its_own_address_there() -> None:
    local, at_large = addresses(Settings(host="0.0.0.0", port=8123))
    assert local == "http://localhost:8123"
    assert at_large.startswith("http://")
    assert at_large.endswith(":8123")
    assert "localhost" not in at_large


def test_behind_a_proxy_the_first_origin_is_the_address() -> None:
    settings = Settings(origins=("https://play.example",))
    assert address_for_others(settings) == "https://play.example"


async def test_the_page_can_ask_for_it(server: str) -> None:
    answer = await Guest(server).call("GET", "/api/invitation")
    assert answer.json() == {"address": ""}
