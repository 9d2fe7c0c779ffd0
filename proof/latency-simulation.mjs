/**
 * How often the latency rules cry wolf, what they catch, and how good their intervals are, on simulated retrievers:
 * `node proof/latency-simulation.mjs [--check] [--quick] [--write]`. `--check` exits 1 where a goal is missed, `--quick`
 * runs a fifth of it, `--write` writes docs/studies/latency.md. Everything is seeded, so the figures are the same on every
 * machine.
 */
import { writeFileSync } from "node:fs";
import { besides, coverage, printedRises, slowTenth, total, unchanged } from "./latency/study.mjs";
import { page } from "./latency/page.mjs";

const QUICK = process.argv.includes("--quick");
const SEED = 20_261_122;
const runs = (full) => (QUICK ? Math.ceil(full / 5) : full);

const found = {
  unchanged: unchanged(runs(100), SEED),
  slowTenth: slowTenth(runs(20), SEED + 10_000),
  besides: await besides(runs(20), SEED + 20_000),
  printedRises: printedRises(runs(25), SEED + 30_000),
  coverage: coverage(runs(100), SEED + 40_000),
};

/** A fifth of the runs is too few to tell the kinds apart. */
const KINDS = QUICK ? [""] : ["lognormal", "cache", "pauses"];
const share = ({ red, runs: count }) => `${((100 * red) / count).toFixed(2)} % of ${count}`;

/** A fifth of the runs says less: it may miss a goal by two standard errors. The whole study may not. */
const slack = (goal, count) => (QUICK ? 2 * Math.sqrt((goal * (1 - goal)) / count) : 0);
const below = (goal) => ({
  wanted: `below ${100 * goal} %`,
  isMet: (rate, count) => rate < goal + slack(goal, count),
});
const atLeast = (goal) => ({
  wanted: `${100 * goal} %`,
  isMet: (rate, count) => rate >= goal - slack(goal, count),
});

/** A goal on all rows of a study, or on those of one kind of noise. */
function goals(name, { columns, rows }, { wanted, isMet }, kinds = [""]) {
  return kinds.flatMap((kind) =>
    columns.map((column, i) => {
      const tally = total(
        rows.filter(({ noise }) => noise.name.startsWith(kind)),
        i,
      );
      const where = [name, kind, column].filter((each) => each !== "").join(", ");
      const met = isMet(tally.red / tally.runs, tally.runs);
      return { text: `${where}: ${share(tally)} (goal: ${wanted})`, met };
    }),
  );
}

const only = ({ columns, rows }, at) => ({
  columns: [columns[at]],
  rows: rows.map((row) => ({ ...row, tallies: [row.tallies[at]] })),
});

const all = [
  ...goals("unchanged code is red", found.unchanged, below(0.01), KINDS),
  ...goals("a tenth 50 times slower is red", found.slowTenth, atLeast(0.99)),
  ...goals("+15 % is red at p50 within 120 s", only(found.besides, 0), atLeast(35 / 40)),
  ...goals("side by side within 120 s is red", only(found.besides, 1), below(0.01)),
  ...goals("the smallest rise printed is red", found.printedRises, atLeast(0.9)),
];
const text = page(found, all);
if (process.argv.includes("--write")) {
  writeFileSync(new URL("../docs/studies/latency.md", import.meta.url), text);
}
console.log(text);
if (process.argv.includes("--check") && all.some(({ met }) => !met)) {
  process.exit(1);
}
