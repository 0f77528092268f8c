import { afterEach, expect, test, vi } from "vitest";
import { linkTo, originForFriends } from "./invitation.ts";

const answering = (address: string) =>
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ address })));

afterEach(() => vi.unstubAllGlobals());

test("a page that friends can reach invites to itself", async () => {
  const page = { hostname: "play.example", origin: "https://play.example" };
  expect(await originForFriends(page)).toBe("https://play.example");
});

test("the host's own machine asks the server where it is reached", async () => {
  answering("http://192.0.2.7:8000");
  const page = { hostname: "localhost", origin: "http://localhost:8000" };
  expect(await originForFriends(page)).toBe("http://192.0.2.7:8000");
});

test("a server that only listens to its own machine has no better address", async () => {
  answering("");
  const page = { hostname: "127.0.0.1", origin: "http://127.0.0.1:8000" };
  expect(await originForFriends(page)).toBe("http://127.0.0.1:8000");
});

test("without an answer the page's own address must do", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const page = { hostname: "localhost", origin: "http://localhost:8000" };
  expect(await originForFriends(page)).toBe("http://localhost:8000");
});

test("the link names the table", () => {
  expect(linkTo("lune-prune-4242", "https://play.example")).toBe(
    "https://play.example/t/lune-prune-4242",
  );
});
