/** The study's tables, for docs/studies/verdict.md, its figures, for recorded.json, and which goals it misses. */
import { SHOWN_STEPS } from "./chains.mjs";
import { mean } from "./library.mjs";
import { INTENTS, SIZES, keyOf } from "./pairs.mjs";
import { LANDED, RULE, WAYS } from "./ways.mjs";

const percent = (share) => (share === null ? "–" : `${(100 * share).toFixed(1)} %`);
const points = (share) => `${share < -0.0005 ? "−" : "+"}${Math.abs(100 * share).toFixed(1)}`;
const sizeName = (size) => (size === "whole" ? "all" : `${size}`);

function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** By kind what its changes are called, and the goals of the difference in the order of SIZES: at least, or at most. */
const KINDS = {
  gain: { name: "gain", most: [0.01, 0.01, 0.01, 0.01] },
  null: { name: "no effect", most: [0, 0, 0, 0] },
  loss: { name: "loss", least: [-0.005, -0.03, -0.025, 0.03] },
  local: { name: "loss in one intent", least: [null, -0.07, 0.05, 0.05] },
};

const cellsOf = ({ cells, differences }) =>
  Object.entries(KINDS).flatMap(([kind, { name, most, least }]) =>
    INTENTS.flatMap((intents) =>
      SIZES.flatMap((size, at) => {
        const key = keyOf(kind, intents, size);
        if (!cells.has(key)) {
          return [];
        }
        const goal = { most: most?.[at] ?? null, least: least?.[at] ?? null };
        return [
          { name, intents, size, shares: cells.get(key), difference: differences.get(key), goal },
        ];
      }),
    ),
  );

function goalText({ most, least }) {
  if (most !== null) {
    return `at most ${points(most)}`;
  }
  return least === null ? "–" : `at least ${points(least)}`;
}

const differenceText = ({ mean: value, low, high }) =>
  `${points(value)} [${points(low)}, ${points(high)}]`;

function shareTable(study) {
  const [, , ...simpler] = Object.keys(WAYS);
  return table(
    [
      "change",
      "intents",
      "queries",
      "pairs",
      RULE,
      LANDED,
      "difference in points [95 %]",
      "goal",
      ...simpler,
    ],
    cellsOf(study).map(({ name, intents, size, shares, difference, goal }) => {
      const share = (way) => percent(mean(shares[way]));
      const compared = [
        `**${share(RULE)}**`,
        share(LANDED),
        differenceText(difference),
        goalText(goal),
      ];
      return [
        name,
        intents,
        sizeName(size),
        shares[RULE].length,
        ...compared,
        ...simpler.map(share),
      ];
    }),
  );
}

const adoptionTable = ({ adoptions }) =>
  table(
    [
      "intents",
      "queries",
      "green gains",
      "green with the baseline adopted",
      "the same under the rule before",
    ],
    adoptions.map(({ intents, size, green, adopted, formerly }) => [
      intents,
      sizeName(size),
      ...[green, adopted, formerly].map(percent),
    ]),
  );

const chainTable = ({ chains }) =>
  table(
    [
      "intents",
      "queries",
      ...SHOWN_STEPS.map((step) => `harmless, red at step ${step}`),
      "red from the accepted state alone",
      "losses from the accepted state",
      "red from the baseline",
      "red from either",
    ],
    chains.map(({ intents, size, red, added, losses, byBaseline, caught }) => [
      intents,
      sizeName(size),
      ...[...red, added].map(percent),
      losses,
      percent(byBaseline),
      percent(caught),
    ]),
  );

const throughTable = ({ through }) =>
  table(
    [
      "cases",
      "no case won",
      "a fifth won, lost ones stood at rank 1",
      "a fifth won, lost ones stood at rank 10",
    ],
    through.map(({ n, net }) => [
      n,
      ...net.map((count) => `${count} of ${n} (${((100 * count) / n).toFixed(1)} %)`),
    ]),
  );

/** By the names of their places in docs/studies/verdict.md. */
export const tablesOf = (study) => ({
  shares: shareTable(study),
  adopted: adoptionTable(study),
  chains: chainTable(study),
  through: throughTable(study),
});

/** The page with these tables in their places. */
export const pageWith = (page, tables) =>
  Object.entries(tables).reduce(
    (text, [name, made]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\\n)[^]*?(\\n<!-- end -->)`, "u"),
        (_, begin, end) => `${begin}${made}${end}`,
      ),
    page,
  );

/** In words; `clearly` where the whole interval is beyond the goal. */
export function goalsMissed(study) {
  const shares = cellsOf(study).flatMap(({ name, intents, size, difference, goal }) => {
    const { mean: value, low, high } = difference;
    const beyond = (most, least) =>
      (goal.most !== null && most > goal.most + 1e-9) ||
      (goal.least !== null && least < goal.least - 1e-9);
    const text = `${name}, ${intents} intents, ${sizeName(size)} queries: ${differenceText(difference)}, ${goalText(goal)} wanted`;
    return beyond(value, value) ? [{ text, clearly: beyond(low, high) }] : [];
  });
  const adopted = study.adoptions.filter(({ turned }) => turned > 0);
  const again = study.chains.filter((each) => each.again > 0);
  const place = ({ intents, size }) => `${intents} intents, ${sizeName(size)} queries`;
  const clearly = true;
  return [
    ...shares,
    ...adopted.map((row) => ({
      text: `${row.turned} green gains red once adopted, ${place(row)}`,
      clearly,
    })),
    ...again.map((row) => ({
      text: `${row.again} merged changes red when run again, ${place(row)}`,
      clearly,
    })),
  ];
}

/** All shares, to six digits, one line for each row of the tables: recorded.json. */
export function figuresOf({ cells, adoptions, chains, through }) {
  const rows = (name, all, of) => all.map((row) => [keyOf(name, row.intents, row.size), of(row)]);
  const figures = [
    ...[...cells].map(([key, shares]) => [key, Object.values(shares).map(mean)]),
    ...rows("adopted", adoptions, (row) => [row.green, row.adopted, row.formerly]),
    ...rows("chain", chains, (row) => [
      ...row.red,
      row.added,
      row.losses,
      row.byBaseline,
      row.caught,
    ]),
    ...through.map(({ n, net }) => [`let through, ${n}`, net]),
  ];
  const text = (value) => (value === null ? "null" : `${Math.round(value * 1e6) / 1e6}`);
  const lines = figures.map(([key, values]) => `  "${key}": [${values.map(text).join(", ")}]`);
  return `{\n${lines.join(",\n")}\n}\n`;
}
