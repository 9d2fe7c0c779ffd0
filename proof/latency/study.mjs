/** The studies: how often the rules cry wolf, what they catch, and how good their intervals are. */
import { besideRun } from "./beside.mjs";
import {
  bothLooked,
  checkOf,
  printedRatio,
  printedRise,
  rules,
  sideBySideRun,
  storedRun,
  suiteOf,
} from "./runs.mjs";
import { MACHINES, NOISES, ask, dice, levels } from "./worlds.mjs";

const SUITES = [
  [20, 1],
  [20, 4],
  [60, 4],
  [300, 4],
];
const DRIFTS = [0, 0.05, 0.1];
const same = () => 1;
const roller = (seed) => dice(rules.splitMix64, seed);

/** Runs, and those that are red or, where none is, watched. */
class Tally {
  runs = 0;
  red = 0;
  watched = 0;
  queries = 0;
  add({ failed, watched, asked }, red = failed.length > 0) {
    this.runs++;
    this.red += red;
    this.watched += !red && watched.length > 0;
    this.queries += asked;
  }
  plus(other) {
    for (const key of ["runs", "red", "watched", "queries"]) {
      this[key] += other[key];
    }
    return this;
  }
}

/** The largest suites take the most time and vary the least. */
const fewer = (count, cases) => Math.max(4, Math.ceil(cases >= 300 ? count / 4 : count));

function repeated(count, run, isRed) {
  const tally = new Tally();
  for (let i = 0; i < count; i++) {
    const found = run();
    tally.add(found, isRed?.(found));
  }
  return tally;
}

/** Unchanged code: one row a noise and suite, a tally a column. */
export function unchanged(count, seed) {
  const columns = [
    "stored, drift 0",
    "stored, drift 5 %",
    "stored, drift 10 %",
    "side by side",
    "harsh machine",
  ];
  const rows = NOISES.flatMap((noise, n) =>
    SUITES.map(([cases, intents], s) => {
      const suite = suiteOf(cases, intents);
      const at = { suite, noise, slower: same };
      const roll = roller(seed + 100 * n + 10 * s);
      const runs = fewer(count, cases);
      const tallies = [
        ...DRIFTS.map((drift) => repeated(runs, () => storedRun(roll, { ...at, drift }))),
        ...[MACHINES.steady, MACHINES.harsh].map((world) =>
          repeated(Math.ceil(runs / 2), () => sideBySideRun(roll, { ...at, world })),
        ),
      ];
      return { noise, suite, tallies };
    }),
  );
  return { columns, rows };
}

/** Every tenth case is 50 times as slow. */
export function slowTenth(count, seed) {
  const slower = (i) => (i % 10 === 0 ? 50 : 1);
  const rows = NOISES.flatMap((noise, n) =>
    SUITES.map(([cases, intents], s) => {
      const at = { suite: suiteOf(cases, intents), noise, slower };
      const roll = roller(seed + 100 * n + 10 * s);
      const runs = fewer(count, cases);
      const tallies = [
        repeated(runs, () => storedRun(roll, { ...at, drift: 0.1 })),
        repeated(Math.ceil(runs / 2), () => sideBySideRun(roll, { ...at, world: MACHINES.steady })),
      ];
      return { noise, suite: at.suite, tallies };
    }),
  );
  return { columns: ["stored, drift 10 %", "side by side"], rows };
}

/** Side by side within 120 s, with the plan that the base's repeats size: all answers 15 % slower, and none. */
export async function besides(count, seed) {
  const rows = [];
  for (const [n, noise] of NOISES.filter(
    ({ sd, miss, pause }) => sd <= 0.15 && miss + pause === 0,
  ).entries()) {
    for (const [s, [cases, intents]] of SUITES.filter(([each]) => each < 300).entries()) {
      const suite = suiteOf(cases, intents);
      const roll = roller(seed + 100 * n + 10 * s);
      const tallies = [new Tally(), new Tally()];
      const run = (slower) => besideRun(roll, { suite, noise, world: MACHINES.steady, slower });
      for (let i = 0; i < 2 * count; i++) {
        const slower = await run(1.15);
        tallies[0].add(
          slower,
          slower.failed.some(({ statistic }) => statistic === "p50"),
        );
      }
      for (let i = 0; i < 5 * count; i++) {
        tallies[1].add(await run(1));
      }
      rows.push({ noise, suite, tallies });
    }
  }
  return { columns: ["all answers 15 % slower", "unchanged"], rows };
}

const PRINTED = [printedRise, printedRatio];

/** All answers slower by what the report printed as the smallest rise that it sees: caught by the check that printed. */
export function printedRises(count, seed) {
  const columns = ["stored p50", "stored p95", "side by side p50", "side by side p95"];
  const rows = NOISES.flatMap((noise, n) =>
    SUITES.filter(([cases]) => cases < 300).map(([cases, intents], s) => {
      const suite = suiteOf(cases, intents);
      const roll = roller(seed + 100 * n + 10 * s);
      const shares = [];
      const tallies = PRINTED.flatMap((printed) =>
        ["p50", "p95"].map((statistic) => {
          const check = checkOf(suite, statistic);
          const [tally, seen] = [new Tally(), []];
          for (let i = 0; i < count; i++) {
            const pull = printed(roll, { suite, noise, check });
            if (pull.share === null) {
              continue;
            }
            seen.push(pull.share);
            tally.add(bothLooked(pull.run(1 + pull.share), check));
          }
          shares.push(seen.length === 0 ? null : seen.toSorted((a, b) => a - b)[seen.length >> 1]);
          return tally;
        }),
      );
      return { noise, suite, tallies, shares };
    }),
  );
  return { columns, rows };
}

/** How often the 95 % interval lies above or below what an endless run would give. */
export function coverage(count, seed) {
  const shapes = [
    [20, 12],
    [22, 3],
    [22, 12],
    [66, 4],
    [66, 30],
  ];
  return NOISES.flatMap((noise, n) =>
    shapes.map(([cases, repeats], s) => {
      const roll = roller(seed + 100 * n + 10 * s);
      const level = levels(roll, cases);
      const asked = (times) => ask(roll, noise, level, Array(cases).fill(times), 1);
      const samples = (times) => new rules.Samples(asked(times), { seed: 1, method: "nearest" });
      const endless = samples(600);
      const of = (statistic) => {
        const truth = endless.figure(statistic);
        const found = { above: 0, below: 0, runs: count };
        for (let i = 0; i < count; i++) {
          const [low, high] = rules.interval95(samples(repeats).resampleStatistic(statistic));
          found.above += low > truth;
          found.below += high < truth;
        }
        return found;
      };
      return { noise, cases, repeats, p50: of("p50"), p95: of("p95") };
    }),
  );
}

export function total(rows, column) {
  return rows.reduce((sum, { tallies }) => sum.plus(tallies[column]), new Tally());
}
