// A Colyseus server of BenchDice that tells every change at once: `node colyseus.js PORT`. It saves nothing.
"use strict";

const http = require("node:http");
const { Room, Server } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { schema, t, ArraySchema, StateView } = require("@colyseus/schema");
const { CELLS, CARDS, HAND, DICE, SEATS, isCell, mark } = require("./bench_dice.js");

const Cell = schema({ o: t.int8(), v: t.uint8(), t: t.uint8() }, "Cell");
const Player = schema(
  {
    score: t.uint32(),
    rolls: t.uint32(),
    dice: t.array("uint8"),
    handCount: t.uint8(),
    hand: t.array("uint8").view(),
  },
  "Player",
);
const State = schema(
  { seq: t.uint32(), deckCount: t.uint8(), cells: t.array(Cell), players: t.array(Player) },
  "State",
);

const below = (limit) => Math.floor(Math.random() * limit);
const die = () => 1 + below(6);

function shuffled() {
  const deck = Array.from({ length: CARDS }, (_, card) => card);
  for (let last = CARDS - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  return deck;
}

function newCell() {
  const cell = new Cell();
  Object.assign(cell, { o: -1, v: 0, t: die() });
  return cell;
}

function newPlayer(hand) {
  const player = new Player();
  Object.assign(player, { score: 0, rolls: 0, handCount: HAND });
  player.dice = new ArraySchema(...Array.from({ length: DICE }, () => 1));
  player.hand = new ArraySchema(...hand);
  return player;
}

function dealt(deck) {
  const state = new State();
  state.seq = 0;
  state.cells = new ArraySchema(...Array.from({ length: CELLS }, newCell));
  state.players = new ArraySchema();
  for (let seat = 0; seat < SEATS; seat += 1) state.players.push(newPlayer(deck.splice(0, HAND)));
  state.deckCount = deck.length;
  return state;
}

class Bench extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.autoDispose = false;
    this.seatReservationTime = 60;
    this.patchRate = null;
    this.deck = shuffled();
    this.state = dealt(this.deck);
    this.broadcastPatch(); // nobody is there yet: forget the changes of the deal
    this.onMessage("roll", (client, cell) => this.roll(client.userData.seat, cell));
  }

  roll(seat, cell) {
    if (!isCell(cell)) return;
    const me = this.state.players[seat];
    const dice = Array.from({ length: DICE }, die);
    this.state.seq += 1;
    me.score += mark(this.state.cells, seat, cell, dice);
    me.rolls += 1;
    dice.forEach((eyes, number) => {
      me.dice[number] = eyes;
    });
    this.deck.push(me.hand.shift());
    me.hand.push(this.deck.shift());
    this.broadcastPatch();
  }

  onJoin(client, options) {
    client.userData = { seat: options.seat };
    client.view = new StateView();
    client.view.add(this.state.players[options.seat]);
  }
}

process.on("SIGHUP", () => global.gc?.());
const transport = new WebSocketTransport({ server: http.createServer(), pingInterval: 10_000 });
const server = new Server({ greet: false, transport });
server.define("bench", Bench);
server.listen(Number(process.argv[2]));
