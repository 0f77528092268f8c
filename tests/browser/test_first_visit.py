"""What a first visit brings: few bytes, a strict policy, a page that can be installed and that
opens even when nobody answers."""

from typing import Any

import msgspec
import pytest
from playwright.async_api import expect
from tests.browser import evening, words
from tests.browser.company import Company
from tests.browser.people import ADELE, BRUNO, DANA

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SHELL_BYTES = 70_000
GAME_BYTES = 30_000
SIZES_OF_CODE = """() => {
    const code = performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\\.(js|css)$/.test(name));
    const { responseEnd } = code.find(({ name }) => /WaitingRoom-[^/]*\\.js$/.test(name));
    const asked = code.filter(({ startTime }) => startTime < responseEnd);
    return asked.map(({ encodedBodySize }) => encodedBodySize);
}"""
"""Of all that was asked for before the waiting room had come: what it then asks for keeps nobody
waiting, and how much of that has come when somebody looks is chance."""
SNEAK_IN = """() => {
    const script = document.createElement("script");
    script.textContent = "window.intruder = true";
    document.body.append(script);
    return typeof window.intruder;
}"""


async def test_a_first_visit_to_a_table_is_light(company: Company) -> None:
    """DESIGN 9: JavaScript and CSS as they cross the line, the game's own chunk included."""
    adele, bruno = await company.invite(ADELE, BRUNO)
    link = await evening.open_table(company, adele)
    await evening.come(bruno, link)
    await expect(bruno.find("list", words.CHAIRS)).to_be_visible()
    sizes: list[int] = await bruno.page.evaluate(SIZES_OF_CODE)
    assert len(sizes) > 1 and min(sizes) > 0
    assert sum(sizes) <= SHELL_BYTES + GAME_BYTES


async def test_the_policy_allows_nothing_from_elsewhere(company: Company) -> None:
    company.troubles.expect("inline script violates .* Content Security Policy")
    (dana,) = await company.invite(DANA)
    answer = await dana.page.goto(company.address("/"))
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe-eval" not in policy
    assert "://" not in policy
    assert await dana.page.evaluate(SNEAK_IN) == "undefined"


async def test_the_house_can_be_installed(company: Company) -> None:
    (dana,) = await company.invite(DANA)
    await dana.visit(company.address("/"))
    browser = await dana.page.context.new_cdp_session(dana.page)
    found: dict[str, Any] = await browser.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = msgspec.json.decode(found["data"])
    assert (manifest["name"], manifest["display"]) == ("Tablée", "standalone")
    assert (manifest["id"], manifest["lang"]) == ("/", "fr")
    assert [icon["purpose"] for icon in manifest["icons"]].count("maskable") == 1
    assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"wide", "narrow"}
    for icon in manifest["icons"] + manifest["screenshots"]:
        answer = await dana.page.request.get(company.address(icon["src"]))
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])


async def test_the_page_opens_when_nobody_answers(company: Company) -> None:
    company.troubles.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection to")
    (adele,) = await company.invite(ADELE)
    link = await evening.open_table(company, adele)
    await adele.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await adele.page.context.set_offline(True)
    await adele.visit(link)
    await adele.sees(words.CONNECTION_LOST)
    await adele.visit(company.address("/"))
    await expect(adele.find("heading", words.LOBBY)).to_be_visible()
    await adele.sees(words.SERVER_IS_SILENT)
    await adele.way.press(adele.find("link", words.YOU_OWN_THE_BOX, exact=False))
    await expect(adele.find("heading", words.COMPANION)).to_be_visible()
    await adele.page.context.set_offline(False)
    await adele.visit(link)
    await expect(adele.find("heading", words.TABLE_OF_ADELE)).to_be_visible()
