/**
 * Whether the intervals cover what they promise, and the tests cry wolf no more often than they
 * say: `node proof/statistics.mjs [--check] [--quick]`. `--check` exits 1 where a goal is missed,
 * `--quick` leaves out half of the runs where the goals have room. Everything is seeded, so the
 * figures are the same on every machine.
 */
import { ROOT, loadSources } from "./kit.mjs";
import { loadRule } from "./verdict/rule.mjs";

const { configOf, findSuitePower, pairedInterval, signFlipP, splitMix64 } = await loadSources(
  "decision/sign-flip decision/random explain/evidence gate/suite-power ../__tests__/helpers/make",
);
const rule = await loadRule(ROOT);

const QUICK = process.argv.includes("--quick");
const roundCount = (full) => (QUICK ? full / 2 : full);
const misses = [];

const words = new Uint32Array(4096);
let random = splitMix64(0);
let at = words.length;
let row = 0;
/**
 * Every row of the tables has a stream of its own, so that none depends on how many runs the others
 * take.
 */
function startStream() {
  random = splitMix64(20_261_121 + row++);
  at = words.length;
}
function drawUniform() {
  if (at === words.length) {
    random.draw(words);
    at = 0;
  }
  return (words[at++] + 0.5) / 2 ** 32;
}
const drawNormal = () =>
  Math.sqrt(-2 * Math.log(drawUniform())) * Math.cos(2 * Math.PI * drawUniform());
const pickValue = (values) => values[Math.floor(drawUniform() * values.length)];

/** n deltas of which most are 0, the others drawn from `values`. */
const sparseDeltas = (share, values) => (n) =>
  Array.from({ length: n }, () => (drawUniform() < share ? pickValue(values) : 0));
const meanValue = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const MIXED = [-1, -0.5, 0.5, 1];
const LOSSES = [-1, -1, -0.5, -0.5, -0.5, 0.5, 1];
/** How 1/rank changes where the first hit moves within the top 10. */
const RANKS = Array.from(
  { length: 90 },
  (_, i) => 1 / (1 + (i % 10)) - 1 / (1 + ((i + 1 + Math.floor(i / 10)) % 10)),
);

const plainDeltas = (deltas) => deltas.map((delta) => ({ sum: delta, weight: 1 }));
/** Groups of one to three cases that move together. */
const groupedDeltas = (n) =>
  Array.from({ length: n }, (_, i) => {
    const shared = drawNormal();
    const weight = 1 + (i % 3);
    const moves = Array.from({ length: weight }, () => shared + 0.5 * drawNormal());
    return { sum: meanValue(moves) * weight, weight };
  });

/** Coverage in percent of 95 % intervals, over the samples in which not all differ alike. */
function measureCoverage(name, make, truth, n, count, [least, most]) {
  startStream();
  let hits = 0;
  let shown = 0;
  let width = 0;
  for (let round = 0; round < count; round++) {
    const made = make(n);
    const interval = pairedInterval(typeof made[0] === "number" ? plainDeltas(made) : made);
    if (interval === null) {
      continue;
    }
    const [low, high] = interval;
    shown++;
    width += high - low;
    hits += low <= truth + 1e-12 && truth <= high + 1e-12;
  }
  const ours = (100 * hits) / shown;
  const met = ours >= least && ours <= most;
  if (!met) {
    misses.push(`${name}, n = ${n}: ${ours.toFixed(1)} %`);
  }
  const beside = `${String(shown).padStart(6)}${(width / shown).toFixed(3).padStart(7)}   ${`${least} to ${most}`.padEnd(9)}`;
  console.log(
    `${name.padEnd(34)}${String(n).padStart(5)}${ours.toFixed(1).padStart(9)}${beside}${met ? "met" : "MISSED"}`,
  );
}

/**
 * Share of samples without a true difference whose fall the sign-flip test calls significant, at
 * the levels of the rule.
 */
function typeOne(name, make, n, count) {
  startStream();
  const levels = [0.15, 0.05];
  const hits = levels.map(() => 0);
  for (let round = 1; round <= count; round++) {
    const p = signFlipP(make(n));
    for (const [at, level] of levels.entries()) {
      hits[at] += p <= level;
    }
  }
  // A true share comes out higher in half of all simulations; 3 standard errors above it in one of
  // 740, and 18 are held.
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

console.log("95 % intervals by Student's t: coverage in percent\n");
console.log("deltas                                n coverage  runs  width   goal");
const normalDeltas = (n) => Array.from({ length: n }, drawNormal);
const COVERED = roundCount(4000);
const least = 92;
for (const n of [10, 40, 200]) {
  measureCoverage("normal", normalDeltas, 0, n, COVERED, [93.5, 96.5]);
  measureCoverage("normal, groups of 1 to 3 cases", groupedDeltas, 0, n, COVERED, [92, 96.5]);
  measureCoverage("4 of 5 zero, both ways", sparseDeltas(0.2, MIXED), 0, n, COVERED, [least, 99.9]);
  const mostlyLost = 0.2 * meanValue(LOSSES);
  measureCoverage("4 of 5 zero, mostly losses", sparseDeltas(0.2, LOSSES), mostlyLost, n, COVERED, [
    least,
    99.9,
  ]);
  const onlyLost = 0.2 * -0.75;
  measureCoverage("4 of 5 zero, losses only", sparseDeltas(0.2, [-1, -0.5]), onlyLost, n, COVERED, [
    least,
    99.9,
  ]);
  const rankMoves = 0.5 * meanValue(RANKS);
  measureCoverage("half zero, moves of 1/rank", sparseDeltas(0.5, RANKS), rankMoves, n, COVERED, [
    least,
    99.9,
  ]);
}

console.log(
  "\nthe test of a fall where nothing changed      n     at 0.15     at 0.05   goal (3 standard errors)",
);
for (const n of [20, 60, 225]) {
  typeOne("normal", normalDeltas, n, roundCount(n === 20 ? 4000 : 1600));
  typeOne(
    "4 of 5 zero, {-1, -0.5, 0.5, 1}",
    sparseDeltas(0.2, MIXED),
    n,
    roundCount(n === 20 ? 4000 : 1600),
  );
  typeOne(
    "half zero, moves of 1/rank, both ways",
    sparseDeltas(0.5, [...RANKS, ...RANKS.map((x) => -x)]),
    n,
    roundCount(1000),
  );
}

/**
 * Holds what `validate` says of a suite of n queries against the gate's own decision: from how many
 * lost queries on it fails, and the fall of recall that it notices in four of five drawn changes.
 */
function checkSuitePower(n) {
  startStream();
  const drawn = { queries: Array.from({ length: n }, (_, at) => at), intents: null };
  const suite = rule.suiteOf(drawn);
  const config = configOf({ gate: { significance: "auto" } });
  const power = findSuitePower(config, suite, null);
  /** `moves`: -1 for a lost query, 1 for a found one. */
  const fails = (moves) => {
    const columnsOf = (values) => ({ recall: values, mrr: values, ndcg: values, found: values });
    const before = moves.map((move) => Number(move <= 0));
    const now = moves.map((move, at) => before[at] + move);
    const baseline = rule.baselineOf(suite, columnsOf(before));
    return rule.findFailedChecks(suite, baseline, columnsOf(now)).length > 0;
  };
  const failsBy = (lost, better) =>
    fails(drawn.queries.map((at) => (at < lost ? -1 : at < lost + better ? 1 : 0)));
  const failsByHalf = (lost) => failsBy(lost, Math.floor(lost / 2));
  const counts = [
    failsBy(power.lost, 0) && !failsBy(power.lost - 1, 0),
    power.lost_beside_better * 1.5 > n || failsByHalf(power.lost_beside_better),
    power.lost_beside_better < 3 || !failsByHalf(power.lost_beside_better - 1),
  ];
  const rounds = roundCount(400);
  let failed = 0;
  for (let round = 0; typeof power.recall_fall === "number" && round < rounds; round++) {
    const moves = drawn.queries.map(() => {
      const drawnMove = drawUniform();
      return drawnMove < 1.5 * power.recall_fall ? -1 : drawnMove < 2 * power.recall_fall ? 1 : 0;
    });
    failed += Number(fails(moves));
  }
  const share = failed / rounds;
  // Four standard errors around 0.8.
  const isNear = Math.abs(share - 0.8) <= 4 * Math.sqrt((0.8 * 0.2) / rounds);
  const met = counts.every(Boolean) && (typeof power.recall_fall !== "number" || isNear);
  if (!met) {
    misses.push(`what validate says, n = ${n}`);
  }
  const fall = power.recall_fall?.toFixed(3) ?? "–";
  const figures = [n, power.lost, power.lost_beside_better, fall, `${(100 * share).toFixed(1)} %`];
  console.log(
    `${figures.map((each) => String(each).padStart(10)).join("")}  ${met ? "met" : "MISSED"}`,
  );
}

console.log(
  "\nwhat validate says: of so many queries, lost, beside half as many better, fall, red",
);
startStream();
const DRAWN_SIZES = Array.from({ length: 20 }, () => 4 + Math.floor(4 * 60 ** drawUniform()));
for (const size of DRAWN_SIZES) {
  checkSuitePower(size);
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
