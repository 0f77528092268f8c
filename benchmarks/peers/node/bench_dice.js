// BenchDice as boardgame.io and Colyseus play it: the same rules as games/bench_dice/rules.py.
"use strict";

const CELLS = 168;
const CARDS = 64;
const HAND = 6;
const DICE = 5;
const SEATS = 4;

const isCell = (cell) => Number.isInteger(cell) && cell >= 0 && cell < CELLS;

/** Where the dice fall that are rolled from a cell, and what they change. */
function mark(cells, seat, cell, dice) {
  let gain = 0;
  dice.forEach((die, number) => {
    const place = cells[(cell + number * 7 + die * 13) % CELLS];
    place.o = seat;
    place.v = die;
    gain += place.t === die ? die : 1;
  });
  return gain;
}

module.exports = { CELLS, CARDS, HAND, DICE, SEATS, isCell, mark };
