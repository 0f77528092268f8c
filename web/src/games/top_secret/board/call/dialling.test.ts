import { describe, expect, it } from "vitest";
import { CALLING, VIEWS } from "../../guide/script.ts";
import type { Call } from "../../wire.gen.ts";
import {
  begun,
  callOf,
  completed,
  dialledSoFar,
  dialledWith,
  nextSlot,
  type Dialled,
} from "./dialling.ts";

const own = VIEWS[CALLING]!.own!;
const RIGHT: Call = { kind: "call", number: ["52", "11", "0", "29"], owners: [1, 0, 2, 3] };

describe("dialling", () => {
  it("begins with one’s own part", () => {
    const dialled = begun(own, 0);
    expect(dialled[1]).toEqual({ fragment: "11", owner: 0 });
    expect(nextSlot(dialled)).toBe(0);
    expect(callOf(dialled)).toBeNull();
  });

  it("TS-44: is in the order F, B, Z, X, and the last part follows", () => {
    let dialled: Dialled = dialledWith(begun(own, 0), 0, { fragment: "52", owner: 1 });
    dialled = completed(dialledWith(dialled, 2, { fragment: "0", owner: 2 }));
    expect(nextSlot(dialled)).toBe(4);
    expect(callOf(dialled)).toEqual(RIGHT);
  });

  it("TS-45: takes a fragment from where it was", () => {
    const dialled = dialledWith(begun(own, 0), 0, { fragment: "11" });
    expect(dialled[0]!.fragment).toBe("11");
    expect(dialled[1]!.fragment).toBeNull();
  });

  it("stays whole when a part of a whole number is corrected", () => {
    let dialled: Dialled = dialledWith(begun(own, 0), 0, { fragment: "52", owner: 2 });
    dialled = completed(dialledWith(dialled, 2, { fragment: "29", owner: 1 }));
    for (const [at, part] of [
      [2, { fragment: "0" }],
      [0, { owner: 1 }],
    ] as const) {
      dialled = dialledWith(dialled, at, part);
      expect(callOf(dialled)).not.toBeNull();
    }
    expect(callOf(dialled)).toEqual(RIGHT);
  });

  it("is weighed while it is dialled", () => {
    expect(dialledSoFar(begun(own, 0))).toEqual({
      kind: "weigh_call",
      number: [null, "11", null, null],
      owners: [null, 0, null, null],
    });
  });
});
