// A boardgame.io server of BenchDice: `node boardgame_io.js PORT`, or PORT FOLDER to keep its tables in files.
"use strict";

const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { CELLS, CARDS, HAND, DICE, SEATS, isCell, mark } = require("./bench_dice.js");

function setup({ random }) {
  const cells = Array.from({ length: CELLS }, () => ({ o: -1, v: 0, t: random.D6() }));
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
  const players = {};
  for (let seat = 0; seat < SEATS; seat += 1) {
    const dice = Array.from({ length: DICE }, () => 1);
    players[seat] = { score: 0, rolls: 0, dice, hand: deck.splice(0, HAND) };
  }
  return { seq: 0, cells, players, deck };
}

function roll({ G, playerID, random }, cell) {
  if (!isCell(cell)) return "INVALID_MOVE";
  const me = G.players[playerID];
  me.dice = random.D6(DICE);
  me.score += mark(G.cells, Number(playerID), cell, me.dice);
  me.rolls += 1;
  G.deck.push(me.hand.shift());
  me.hand.push(G.deck.shift());
  G.seq += 1;
  return undefined;
}

function playerView({ G, playerID }) {
  const players = {};
  for (const [seat, player] of Object.entries(G.players)) {
    players[seat] = seat === playerID ? player : { ...player, hand: player.hand.length };
  }
  return { ...G, players, deck: G.deck.length };
}

const game = {
  name: "bench",
  disableUndo: true,
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup,
  turn: { activePlayers: { all: "free" }, stages: { free: {} } },
  moves: { roll: { move: roll, client: false, ignoreStaleStateID: true } },
  playerView,
};

const [port, folder] = process.argv.slice(2);
const db = folder ? { db: new FlatFile({ dir: folder, logging: false }) } : {};
process.on("SIGHUP", () => global.gc?.());
Server({ games: [game], origins: [Origins.LOCALHOST], ...db }).run(Number(port));
