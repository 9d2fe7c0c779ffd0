/** The study's tables in Markdown, and which goals it misses. */
import { ANN_SIZES } from "./ann-study.mjs";
import { LARGE } from "./measures.mjs";
import { GATE, INTENTS, KINDS, SIZES, WAYS, keyOf, wilson } from "./pairs.mjs";

/** Of `GATE`, by kind and number of intents, in the order of SIZES; losses are the least, the others the most. */
const GOALS = {
  gain: { 1: [0.02, 0.02, 0.02, 0.02], 4: [0.04, 0.04, 0.04, 0.04] },
  null: { 1: [0.25, 0.25, 0.25, 0.25], 4: [0.3, 0.3, 0.3, 0.3] },
  loss: { 1: [1, 0.99, 0.95, 0.8], 4: [1, 0.98, 0.9, 0.78] },
};

const KIND_NAMES = { gain: "gains", null: "no effect", loss: `losses of ${LARGE} and more` };

const percent = (share) => (100 * share).toFixed(share > 0.1 ? 0 : 1);

function cell({ blocked, pairs }) {
  const [low, high] = wilson(blocked, pairs);
  return `${percent(blocked / pairs)} % [${percent(low)}, ${percent(high)}]`;
}

const sizeName = (size) => (size === "whole" ? "whole sets" : `${size} queries`);

export function shareTable({ shares, pairs }) {
  const count = (kind) => pairs.filter((pair) => pair.kind === kind).length;
  const head = [
    "intents",
    "suites",
    "decided by",
    `gains (${count("gain")})`,
    `no effect (${count("null")})`,
    `losses of ${LARGE} and more (${count("loss")})`,
    `smaller losses (${count("small loss")})`,
  ];
  const rows = INTENTS.flatMap((intents) =>
    SIZES.flatMap((size) =>
      WAYS.map((way) => {
        const cells = KINDS.map((kind) => shares.get(keyOf(way, kind, size, intents)));
        return [
          intents,
          sizeName(size),
          way,
          ...cells.map((each) => (each === undefined ? "–" : cell(each))),
        ];
      }),
    ),
  );
  return table(head, rows);
}

export function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

export const annTable = ({ rows }) =>
  table(
    ["the index", ...ANN_SIZES.map((size) => `${size} cases`)],
    rows.map(({ name, shares }) => [name, ...shares.map(cell)]),
  );

/**
 * Each goal whose share is on the wrong side of it, in words; `clearly` where its whole interval is. Shares are
 * estimates from a finite number of pairs, so only a clear miss fails `--check`.
 */
export function goalsMissed({ shares, better, ann }) {
  const missed = [];
  const hold = (name, share, goal, least) => {
    const [value, [low, high]] = [share.blocked / share.pairs, wilson(share.blocked, share.pairs)];
    if (least ? value >= goal - 1e-9 : value <= goal + 1e-9) return;
    const wanted = `${least ? "at least" : "at most"} ${percent(goal)} % wanted`;
    missed.push({ text: `${name}: ${cell(share)}, ${wanted}`, clearly: least ? high < goal : low > goal });
  };
  for (const [kind, byIntents] of Object.entries(GOALS)) {
    for (const [intents, goals] of Object.entries(byIntents)) {
      for (const [at, size] of SIZES.entries()) {
        const share = shares.get(keyOf(GATE, kind, size, Number(intents)));
        const name = `${KIND_NAMES[kind]}, ${sizeName(size)}, ${intents === "1" ? "one intent" : "four intents"}`;
        if (share !== undefined) hold(name, share, goals[at], kind === "loss");
      }
    }
  }
  for (const { name, goals, least, shares: measured } of ann.rows) {
    for (const [at, share] of measured.entries())
      hold(`${name}, ${ANN_SIZES[at]} cases`, share, goals[at], least);
  }
  for (const { collection, from, to } of better.red) {
    missed.push({
      text: `red though recall and nDCG are better: ${collection}, ${from} to ${to}`,
      clearly: true,
    });
  }
  return missed;
}
