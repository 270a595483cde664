// Random Crazy Eights on boardgame.io, for `tests/bench/rivals.py`: the same rules as in
// crazy_eights.py, in the way that boardgame.io's documentation writes games. Prints the number of
// decisions and the processor seconds that they took. Run with boardgame.io in NODE_PATH.
const { Client } = require("boardgame.io/client");

const SUITS = ["clubs", "diamonds", "hearts", "spades"];
const GAMES = Number(process.argv[2] || 40);

function setup({ ctx, random }) {
  const pack = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, n) => ({ suit, rank: n + 1 })));
  let stock = random.Shuffle(pack);
  const each = ctx.numPlayers === 2 ? 7 : 5;
  const hands = Array.from({ length: ctx.numPlayers }, () => stock.splice(-each));
  while (stock[stock.length - 1].rank === 8) stock.unshift(stock.pop());
  const top = stock.pop();
  return { hands, stock, pile: [top], suit: top.suit, rank: top.rank, naming: false, passes: 0 };
}

function turnOver(G, random) {
  if (G.stock.length === 0 && G.pile.length > 1) {
    G.stock = random.Shuffle(G.pile.slice(0, -1));
    G.pile = [G.pile[G.pile.length - 1]];
  }
}

const moves = {
  play: ({ G, ctx, events, random }, place) => {
    const hand = G.hands[ctx.currentPlayer];
    const [card] = hand.splice(place, 1);
    G.pile.push(card);
    G.suit = card.suit;
    G.rank = card.rank;
    G.passes = 0;
    if (hand.length === 0) return events.endGame({ winner: ctx.currentPlayer });
    if (card.rank === 8) G.naming = true;
    else {
      turnOver(G, random);
      events.endTurn();
    }
  },
  name: ({ G, events, random }, suit) => {
    G.naming = false;
    G.suit = suit;
    turnOver(G, random);
    events.endTurn();
  },
  draw: ({ G, ctx, events, random }) => {
    G.hands[ctx.currentPlayer].push(G.stock.pop());
    turnOver(G, random);
    events.endTurn();
  },
  pass: ({ G, ctx, events }) => {
    G.passes += 1;
    if (G.passes === ctx.numPlayers) events.endGame({});
    else events.endTurn();
  },
};

function legal(G, ctx) {
  if (G.naming) return SUITS.map((suit) => ["name", suit]);
  const found = [];
  G.hands[ctx.currentPlayer].forEach((card, place) => {
    if (card.rank === 8 || card.suit === G.suit || card.rank === G.rank) found.push(["play", place]);
  });
  if (G.stock.length > 0) found.push(["draw"]);
  else if (found.length === 0) found.push(["pass"]);
  return found;
}

let state = 1;
function below(many) {
  state = (state * 48271) % 2147483647;
  return state % many;
}

let count = 0;
const before = process.cpuUsage();
for (let number = 0; number < GAMES; number++) {
  const client = Client({ game: { name: "eights", setup, moves, seed: number }, numPlayers: 2, debug: false });
  client.start();
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) break;
    const open = legal(G, ctx);
    const [move, ...given] = open[below(open.length)];
    client.moves[move](...given);
    count += 1;
  }
  client.stop();
}
const { user, system } = process.cpuUsage(before);
console.log(`${count} ${(user + system) / 1e6}`);
