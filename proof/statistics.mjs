/**
 * Whether the intervals cover what they promise, and the tests cry wolf no more often than they say:
 * `node proof/statistics.mjs [--check] [--quick]`. `--check` exits 1 where a goal is missed, `--quick` leaves out
 * half of the runs where the goals have room. Everything is seeded, so the figures are the same on every machine.
 */
import { sources } from "./kit.mjs";

const { pairedInterval, signFlipP, splitMix64 } = await sources(
  "decision/sign-flip decision/random explain/evidence",
);

const QUICK = process.argv.includes("--quick");
const rounds = (full) => (QUICK ? full / 2 : full);
const RESAMPLES = 800;
const misses = [];

const words = new Uint32Array(4096);
let [random, at, row] = [splitMix64(0), words.length, 0];
/** Every row of the tables has a stream of its own, so that none depends on how many runs the others take. */
function reseed() {
  random = splitMix64(20_261_121 + row++);
  at = words.length;
}
function uniform() {
  if (at === words.length) {
    random.draw(words);
    at = 0;
  }
  return (words[at++] + 0.5) / 2 ** 32;
}
const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
const pick = (values) => values[Math.floor(uniform() * values.length)];

/** n deltas of which most are 0, the others drawn from `values`. */
const sparse = (share, values) => (n) =>
  Array.from({ length: n }, () => (uniform() < share ? pick(values) : 0));
const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const MIXED = [-1, -0.5, 0.5, 1];
const LOSSES = [-1, -1, -0.5, -0.5, -0.5, 0.5, 1];
/** How 1/rank changes where the first hit moves within the top 10. */
const RANKS = Array.from(
  { length: 90 },
  (_, i) => 1 / (1 + (i % 10)) - 1 / (1 + ((i + 1 + Math.floor(i / 10)) % 10)),
);

const plain = (deltas) => deltas.map((delta) => ({ stratum: "", sum: delta, weight: 1 }));
/** Four intents that differ by more than their cases do; over 4 x 56 + 1 cases too their mean is 0. */
const LEVELS = [0, -1, 2, -1];
const stratified = (n) =>
  Array.from({ length: n }, (_, i) => ({
    stratum: String(i % 4),
    sum: LEVELS[i % 4] + 0.3 * normal(),
    weight: 1,
  }));
/** Groups of one to three cases that move together. */
const grouped = (n) =>
  Array.from({ length: n }, (_, i) => {
    const [shared, weight] = [normal(), 1 + (i % 3)];
    const moves = Array.from({ length: weight }, () => shared + 0.5 * normal());
    return { stratum: "", sum: average(moves) * weight, weight };
  });

/** Coverage in percent of 95 % intervals, over the samples for which one is printed. */
function coverage(name, make, truth, n, count, [least, most]) {
  reseed();
  let [hits, printed, width] = [0, 0, 0];
  for (let seed = 1; printed < count && seed < count * 20; seed++) {
    const made = make(n);
    const interval = pairedInterval(typeof made[0] === "number" ? plain(made) : made, {
      seed,
      resamples: RESAMPLES,
    });
    if (interval.kind === "none") {
      continue;
    }
    const { low, high } = interval;
    printed++;
    width += high - low;
    hits += low <= truth + 1e-12 && truth <= high + 1e-12;
  }
  const ours = (100 * hits) / printed;
  const met = ours >= least && ours <= most;
  if (!met) {
    misses.push(`${name}, n = ${n}: ${ours.toFixed(1)} %`);
  }
  const goal = most === 100 ? `>= ${least}` : `${least} to ${most}`;
  const beside = `${String(printed).padStart(6)}${(width / printed).toFixed(3).padStart(7)}   ${goal.padEnd(9)}`;
  console.log(
    `${name.padEnd(34)}${String(n).padStart(5)}${ours.toFixed(1).padStart(9)}${beside}${met ? "met" : "MISSED"}`,
  );
}

/** Share of samples without a true difference whose fall the sign-flip test calls significant, at the levels of the rule. */
function typeOne(name, make, n, count) {
  reseed();
  const levels = [0.15, 0.05];
  const hits = levels.map(() => 0);
  for (let round = 1; round <= count; round++) {
    const p = signFlipP(make(n));
    for (const [at, level] of levels.entries()) {
      hits[at] += p <= level;
    }
  }
  // A true share comes out higher in half of all simulations; 3 standard errors above it in one of 740, and 18 are held.
  const most = levels.map((level) => level + 3 * Math.sqrt((level * (1 - level)) / count));
  const met = hits.every((hit, at) => hit / count <= most[at]);
  if (!met) {
    misses.push(`type-I error, ${name}, n = ${n}`);
  }
  const figures = hits.map((hit) => `${((100 * hit) / count).toFixed(2)} %`.padStart(12));
  const goals = most.map((share) => `<= ${(100 * share).toFixed(2)} %`).join(", ");
  console.log(
    `${name.padEnd(38)}${String(n).padStart(5)}${figures.join("")}   ${goals}  ${met ? "met" : "MISSED"}`,
  );
}

console.log(`95 % intervals, ${RESAMPLES} resamples: coverage in percent\n`);
console.log("deltas                                n coverage  runs  width   goal");
const normals = (n) => Array.from({ length: n }, normal);
for (const n of [60, 225]) {
  const smooth = n === 60 ? [91, 100] : [93, 97];
  coverage("normal", normals, 0, n, 1200, smooth);
  coverage("normal, four intents far apart", stratified, 0, n, 1200, smooth);
  coverage("normal, groups of 1 to 3 cases", grouped, 0, n, 1200, smooth);
  coverage("4 of 5 zero, both ways", sparse(0.2, MIXED), 0, n, rounds(500), [90, 100]);
  coverage(
    "4 of 5 zero, mostly losses",
    sparse(0.2, LOSSES),
    0.2 * average(LOSSES),
    n,
    rounds(500),
    [90, 100],
  );
  coverage(
    "4 of 5 zero, losses only",
    sparse(0.2, [-1, -0.5]),
    0.2 * -0.75,
    n,
    rounds(500),
    [90, 100],
  );
  coverage(
    "9 of 10 zero, losses only",
    sparse(0.1, [-1, -0.5]),
    0.1 * -0.75,
    n,
    rounds(500),
    [90, 100],
  );
  coverage(
    "half zero, moves of 1/rank",
    sparse(0.5, RANKS),
    0.5 * average(RANKS),
    n,
    rounds(500),
    [90, 100],
  );
}

console.log(
  "\nthe test of a fall where nothing changed      n     at 0.15     at 0.05   goal (3 standard errors)",
);
for (const n of [20, 60, 225]) {
  typeOne("normal", normals, n, rounds(n === 20 ? 4000 : 1600));
  typeOne("4 of 5 zero, {-1, -0.5, 0.5, 1}", sparse(0.2, MIXED), n, rounds(n === 20 ? 4000 : 1600));
  typeOne(
    "half zero, moves of 1/rank, both ways",
    sparse(0.5, [...RANKS, ...RANKS.map((x) => -x)]),
    n,
    rounds(1000),
  );
}

console.log();
for (const miss of misses) {
  console.log(`MISSED ${miss}`);
}
if (misses.length === 0) {
  console.log("every goal met");
}
if (process.argv.includes("--check") && misses.length > 0) {
  process.exit(1);
}
