import { beforeEach, describe, expect, it, vi } from "vitest";
import { VIEWS } from "../../guide/script.ts";
import type { Round, View } from "../../wire.gen.ts";
import { Sounds, soundsOf } from "./sounds.ts";

const heard = vi.hoisted(() => [] as string[]);
vi.mock("./voices.ts", () => ({ sound: (name: string) => heard.push(name) }));
vi.mock("../../../../ui/sound.ts", () => ({ play: (name: string) => heard.push(name) }));

const [laying, meeting] = VIEWS as [View, View];
const round = meeting.rounds.at(-1)!;

/** With this as the last of its rounds. */
const withRound = (view: View, last: Round, ...more: readonly Round[]): View => ({
  ...view,
  rounds: [...view.rounds.slice(0, -1), last, ...more],
});

const fresh: Round = {
  ...round,
  number: round.number + 1,
  places: [null, null, null, null, null],
  meetings: [],
};

describe("what is heard", () => {
  beforeEach(() => void (heard.length = 0));

  it("is an oar where somebody goes, and wax where two meet", () => {
    const one = laying.rounds.at(-1)!.places.findIndex((place) => place === null);
    const places = laying.rounds.at(-1)!.places.map((place, at) => (at === one ? "salute" : place));
    const gone = withRound(laying, { ...laying.rounds.at(-1)!, places });
    expect(soundsOf(laying, gone)).toEqual(["gondola"]);
    expect(soundsOf(laying, meeting)).toEqual(["gondola", "seal"]);
  });

  it("is the water where nobody meets, and bells for the next round", () => {
    const nobody = withRound(meeting, { ...round, meetings: [] }, fresh);
    expect(soundsOf(laying, nobody)).toEqual(["water", "bells"]);
  });

  it("is paper where something is shown, and nothing where nothing happens", () => {
    const shown = VIEWS[2]!;
    expect(soundsOf(withRound(shown, round), shown)).not.toContain("card");
    expect(soundsOf(meeting, shown)).toContain("card");
    expect(soundsOf(meeting, meeting)).toEqual([]);
  });

  it("begins with silence, and calls whose turn comes", () => {
    const sounds = new Sounds();
    const seat = laying.to_act[0]!;
    sounds.follow({ ...laying, to_act: [] }, seat);
    expect(heard).toEqual([]);
    sounds.follow(laying, seat);
    expect(heard).toEqual(["yourTurn"]);
    sounds.follow(laying, seat);
    expect(heard).toEqual(["yourTurn"]);
  });
});
