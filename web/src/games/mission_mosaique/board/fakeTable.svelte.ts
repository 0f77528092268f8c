// A table for the tests of the board: what is seen, and the time, are as the test says.

import type { Verdict } from "../../game.ts";
import { preparedChair } from "../../preparedChair.ts";
import type { BoardProps } from "./board.ts";
import type { Action, View } from "../wire.gen.ts";

class FakeClock {
  at_ms = $state(0);
  readonly left_ms = null;
  isRunning = $state(true);
}

export class FakeTable implements BoardProps {
  view: View = $state.raw()!;
  readonly clock = new FakeClock();
  readonly chairs = ["Adèle", "Gaston", "Charlie"].map(preparedChair);
  readonly isReplay = false;

  constructor(
    view: View,
    readonly seat: number,
  ) {
    this.view = view;
  }

  readonly played: Action[] = [];
  readonly play = async (action: Action): Promise<Verdict> => {
    this.played.push(action);
    return { ok: true };
  };
  readonly ask = async () => null;
}
