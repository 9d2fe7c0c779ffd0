/**
 * The study's table, for docs/studies/verdict.md, its figures, for recorded.json, and which goals
 * it misses.
 */
import { mean } from "./library.mjs";
import { INTENTS, SIZES, cellKey } from "./pairs.mjs";

const KINDS = { gain: "gain", null: "no effect", loss: "loss", local: "loss in one intent" };
const PLACE_NAMES = ["1st change", "2nd to 4th", "5th to 7th", "8th to 10th"];

const percent = (share) => `${(100 * share).toFixed(1)} %`;

/**
 * Returns the table: by kind of change and number of intents, the share that fails by size of the
 * suite.
 */
export function renderTable({ cells, harmless }) {
  const head = ["change", "intents", "all queries", "80", "40", "20", "80, fell by 0.02"];
  const rows = [];
  for (const [kind, name] of Object.entries(KINDS)) {
    for (const intents of INTENTS) {
      const own = SIZES.map((size) => cells.get(cellKey(kind, intents, size)));
      if (own.every((cell) => cell !== undefined)) {
        const shares = own.map(({ rule }) => `**${percent(mean(rule))}**`);
        rows.push([name, intents, ...shares, percent(mean(own[1].plain))]);
      }
    }
  }
  const places = harmless.map((share, at) => `**${percent(share)}** (${PLACE_NAMES[at]})`);
  rows.push(["no effect, each recorded", "1 and 4", ...places, ""]);
  const line = (columns) => `| ${columns.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Returns the page with this table in its place. */
export function replaceTable(page, table) {
  const place = /(<!-- shares -->\n)[^]*?(\n<!-- end -->)/u;
  return page.replace(place, (_, begin, end) => `${begin}${table}${end}`);
}

/** Returns the missed goals in words. */
export function findMissedGoals({ cells, lost }) {
  const poolKinds = (kind) => {
    const own = [...cells].filter(([key]) => key.startsWith(`${kind},`));
    return mean(own.flatMap(([, { rule }]) => rule));
  };
  const goals = [
    ["gains that fail", poolKinds("gain"), "at most", 0.01],
    ["changes without effect that fail", poolKinds("null"), "at most", 0.15],
    ["losses that fail", poolKinds("loss"), "at least", 0.8],
    [
      "chains lost in spite of the accepted figures",
      lost.remembered / lost.forgotten,
      "at most",
      0.6,
    ],
  ];
  return goals.flatMap(([name, share, direction, goal]) => {
    const isMissed = direction === "at most" ? share > goal : share < goal;
    return isMissed ? [`${name}: ${percent(share)}, ${direction} ${percent(goal)} wanted`] : [];
  });
}

/** Returns all figures, to six digits, one line each: recorded.json. */
export function renderFigures({ cells, harmless, lost }) {
  const round = (value) => Math.round(value * 1e6) / 1e6;
  const figures = [...cells].map(([key, { rule, plain }]) => [key, [mean(rule), mean(plain)]]);
  figures.push(["harmless", harmless], ["lost chains", Object.values(lost)]);
  const lines = figures.map(([key, values]) => `  "${key}": [${values.map(round).join(", ")}]`);
  return `{\n${lines.join(",\n")}\n}\n`;
}
