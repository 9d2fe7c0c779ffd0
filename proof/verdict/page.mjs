/**
 * The study's tables, for docs/studies/verdict.md, its figures, for recorded.json, and which goals
 * it misses.
 */
import { mean } from "./library.mjs";
import { INTENTS, SIZES, cellKey } from "./draws.mjs";
import { PLACES } from "./chains.mjs";

const WORLD_NAMES = {
  whole: "another system",
  local30: "30 % of the queries get it",
  local10: "10 % of the queries get it",
};
const KIND_NAMES = {
  loss: "**loss**",
  local: "loss in one of four intents",
  null: "no effect",
  gain: "gain",
};

const percent = (share) => (Number.isNaN(share) ? "–" : `${Math.round(100 * share)} %`);
const line = (columns) => `| ${columns.join(" | ")} |`;
const table = (head, rows) =>
  [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");

/** Returns the shares of changes that fail: a row for each world, kind of change and intents. */
export function renderShares({ cells }) {
  const rows = [];
  for (const [world, worldName] of Object.entries(WORLD_NAMES)) {
    for (const [kind, kindName] of Object.entries(KIND_NAMES)) {
      for (const intents of INTENTS) {
        const own = SIZES.map((size) => cells.get(cellKey(world, kind, intents, size)));
        if (own.some((cell) => cell !== undefined)) {
          const shares = own.map((cell) => percent(cell?.red ?? NaN));
          rows.push([worldName, kindName, intents, ...shares]);
        }
      }
    }
  }
  return table(["the change", "is a", "intents", ...SIZES], rows);
}

export function renderChains({ chains }) {
  const placeNames = PLACES.map(([first, last]) =>
    first === last ? `${first}` : `${first} to ${last}`,
  );
  const head = [
    "the changes",
    ...placeNames.map((name) => `no effect, change ${name}`),
    "loss after them",
    "drift ends in a loss",
    "drift after a gain does",
  ];
  const rows = chains.map(({ world, harmless, caught, drift, driftAfterGain }) => [
    WORLD_NAMES[world],
    ...[...harmless, caught, drift, driftAfterGain].map(percent),
  ]);
  return table(head, rows);
}

export function renderCoverage({ coverage }) {
  const head = ["the changes", "queries", "of all changes", "where recall fell by more than 0.01"];
  const rows = coverage.map(({ world, size, all, fallen }) => [
    WORLD_NAMES[world],
    size,
    percent(all),
    percent(fallen),
  ]);
  return table(head, rows);
}

/** Returns the page with each table in the place that has its name. */
export function replaceTables(page, tables) {
  return Object.entries(tables).reduce((text, [name, own]) => {
    const place = new RegExp(`(<!-- ${name} -->\\n)[^]*?(\\n<!-- end -->)`, "u");
    return text.replace(place, (_, begin, end) => `${begin}${own}${end}`);
  }, page);
}

/** The most changes of a kind that may fail, over all sizes and intents of a world. */
const MOST_RED = { gain: 0.06, null: 0.15 };
/** The least losses by another system that have to fail from 80 queries on. */
const LEAST_CAUGHT = 0.85;

/** Returns the missed goals in words. */
export function findMissedGoals({ cells }) {
  const poolCells = (world, kind, sizes) =>
    mean(
      INTENTS.flatMap((intents) =>
        sizes.map((size) => cells.get(cellKey(world, kind, intents, size)).red),
      ),
    );
  const missed = [];
  for (const [world, name] of Object.entries(WORLD_NAMES)) {
    for (const [kind, most] of Object.entries(MOST_RED)) {
      const share = poolCells(world, kind, SIZES);
      if (share > most) {
        missed.push(`${KIND_NAMES[kind]}, ${name}: ${percent(share)}, at most ${percent(most)}`);
      }
    }
  }
  const caught = poolCells("whole", "loss", [80, 200, "all"]);
  if (caught < LEAST_CAUGHT) {
    missed.push(`losses: ${percent(caught)}, at least ${percent(LEAST_CAUGHT)}`);
  }
  return missed;
}

/** Returns all figures, to six digits, one line each: recorded.json. */
export function renderFigures({ cells, chains, coverage }) {
  const round = (value) => Math.round(value * 1e6) / 1e6;
  const figures = [...cells].map(([key, { red, lost }]) => [key, [red, lost]]);
  for (const { world, harmless, caught, drift, driftAfterGain } of chains) {
    figures.push([`chains, ${world}`, [...harmless, caught, drift, driftAfterGain]]);
  }
  for (const { world, size, intervals, all, fallen } of coverage) {
    figures.push([`coverage, ${world}, ${size}`, [intervals, all, fallen]]);
  }
  const lines = figures.map(([key, values]) => `  "${key}": [${values.map(round).join(", ")}]`);
  return `{\n${lines.join(",\n")}\n}\n`;
}
