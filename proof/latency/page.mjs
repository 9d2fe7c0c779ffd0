/** The study as a page of docs. */
const percent = (share) => `${(100 * share).toFixed(1)} %`;

function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/** The number of intents and of samples a case, since both decide what a check can know. */
const where = ({ noise, suite }) => [
  noise.name,
  `${suite.cases} / ${suite.intents}`,
  suite.times[0],
];
const HEAD = ["noise", "cases / intents", "repeats"];

function tallies({ columns, rows }, cell) {
  return table(
    [...HEAD, ...columns],
    rows.map((row) => [...where(row), ...row.tallies.map((tally, i) => cell(tally, row, i))]),
  );
}

const rate = ({ red, runs }) => (runs === 0 ? "–" : percent(red / runs));

function intervals(rows) {
  const cells = ({ above, below, runs }) => [
    percent(1 - (above + below) / runs),
    percent(above / runs),
    percent(below / runs),
  ];
  return table(
    [
      "noise",
      "cases",
      "repeats",
      "p50 covered",
      "too high",
      "too low",
      "p95 covered",
      "too high",
      "too low",
    ],
    rows.map(({ noise, cases, repeats, p50, p95 }) => [
      noise.name,
      cases,
      repeats,
      ...cells(p50),
      ...cells(p95),
    ]),
  );
}

export function page(found, goals) {
  return `# How sure the latency checks are

This page is written by \`node proof/latency-simulation.mjs --write\`. Every run is simulated and seeded.
CI repeats a fifth of it.

A case takes about 40 ms; the slowest tenth of the cases takes 59 ms or more. One answer varies by the noise named:
lognormal with the standard deviation given, a cache that misses (ten times as slow), or pauses of 20 to 200 ms.
Drift is the standard deviation of a whole run's speed. Repeats are what the sampling plan gives each case. Every run
has both looks. A harsh machine has slow waves, bursts, changes of speed, and processes that differ by 1 %.

## What the study decided

- Of the r answers of a case, a resample draws r - 1. Drawing r understates the variance by a third at three repeats.
- Side by side, each ratio is judged by its lower 99.5 % bound. At 99 %, 5 of 489 unchanged runs with a cache were
  red where cases differ twice as much as here.
- The smallest rise that the report prints is one that the noise found would miss in 2 % of runs. The noise is an
  estimate, so one run in ten may miss it.
- Where cases differ by more than their own noise, p95 of a small suite is one of the slowest answers of a single case.
  Three repeats then often miss how slow that case can be, and the interval is too low. That never makes unchanged code
  red; more repeats cure it.

## Goals

${goals.map(({ text, met }) => `- ${met ? "met" : "**missed**"}: ${text}`).join("\n")}

## Unchanged code

Share of runs with a failed check, then with a watch and no failed check.

${tallies(found.unchanged, (tally) => `${rate(tally)}, ${percent(tally.watched / tally.runs)}`)}

## Every tenth case 50 times slower

Share of runs with a failed check.

${tallies(found.slowTenth, rate)}

## Side by side within 120 seconds

Share of runs in which a p50 check fails where all answers are 15 % slower, and share of runs with any failed check where
the code is the same. How often the plan is asked follows from the base's times.

${tallies(found.besides, rate)}

## The smallest rise that the report prints

The median of the rises printed for all cases together, and the share of runs that fail the check where all answers are
slower by what was printed. \`–\`: no rise is certain to be seen.

${tallies(found.printedRises, (tally, { shares }, i) => (shares[i] === null ? "–" : `+${percent(shares[i])}: ${rate(tally)}`))}

## 95 % intervals

Share of runs whose interval holds the figure of an endless run, lies above it (which could fail unchanged code), or
lies below it.

${intervals(found.coverage)}
`;
}
