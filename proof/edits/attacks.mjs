/**
 * Losses that are hidden in golden data where the gate is used in other ways: a part of the suite,
 * shards, base and head side by side, a dataset without ids, a suite outside of git, a search whose
 * answers vary, several changes in a row. One change never hides three lost queries, a critical or
 * a forbidden one. Rows are as in rows.mjs, and name a base of their own.
 */
import { CONFIG, SUITE, WORDS } from "./project.mjs";

const [A, B, C, D] = WORDS;
const THREE = [A, B, C];
const FOUR = [A, B, C, D];
const PASS = /^PASS /;
const FALLS = /^FAIL: .*recall_drop/;
const NEEDED = /golden_data_edited {2}This change passes only with \d+ edits? of the suite/;
const SHRINKS = /golden_data_edited {2}This change \D+ \d+ of \d+ recorded queries/;

const loseAndSwap = (p, words) => (p.lose(...words), p.expect(["docs/fruit.md"], ...words));
const loseAndDrop = (p, words) => (p.lose(...words), p.drop(...words));
const loseAndUnlabel = (p, words) => {
  p.lose(...words);
  p.cases(words, (each) => delete each.expected);
};

// A part of the suite, in a config of its own.

const FAST = "fast.json";
const TIER = [
  "tier",
  (p) => {
    p.cases(WORDS.slice(0, 6), (each) => (each.tags = ["fast"]));
    p.write(FAST, { ...JSON.parse(p.read(CONFIG)), select: { tags: ["fast"] } });
  },
];
const judgeFast = (p) => {
  p.commit("edit");
  return p.gate("gate", "--config", FAST, "--base-ref", "HEAD~1");
};
const SELECT = [
  ["select: four lost and swapped", (p) => (loseAndSwap(p, FOUR), judgeFast(p)), NEEDED],
  [
    "select: four lost, and their tag removed",
    (p) => {
      p.lose(...FOUR);
      p.cases(FOUR, (each) => delete each.tags);
      return judgeFast(p);
    },
    FALLS,
  ],
  [
    "select: four lost, and another tag selected",
    (p) => {
      p.lose(...FOUR);
      p.cases(["fig"], (each) => (each.tags = ["slow"]));
      p.config((config) => (config.select = { tags: ["slow"] }), FAST);
      return judgeFast(p);
    },
    /gate_weakened/,
  ],
  [
    "select: four lost, swapped and recorded for the part",
    (p) => {
      loseAndSwap(p, FOUR);
      p.record(FAST);
      return judgeFast(p);
    },
    NEEDED,
  ],
  [
    "select: four lost and removed, the whole suite judged",
    (p) => {
      loseAndDrop(p, FOUR);
      p.record(FAST);
    },
    SHRINKS,
  ],
].map(([title, edit, headline]) => [title, edit, 1, headline, TIER]);

// Shards and side by side.

function judgeShards(p) {
  p.commit("edit");
  for (const shard of ["1/2", "2/2"]) {
    p.judge("--shard", shard, "--report-dir", `retrieval-gate-report-${shard.charAt(0)}`);
  }
  return p.gate(
    "merge",
    "retrieval-gate-report-1",
    "retrieval-gate-report-2",
    "--config",
    CONFIG,
    "--base-ref",
    "HEAD~1",
  );
}
function judgeBeside(p) {
  p.commit("edit");
  const folder = `${p.folder}-base`;
  p.git("worktree", "add", "-q", "--detach", folder, "HEAD~1");
  return p.judge("--base-directory", folder);
}
const SEARCH = `import { readFileSync, readdirSync } from "node:fs";
export default async (query, { k, params }) => {
  for (const name of Object.keys(params ?? {})) {
    if (!ARGUMENTS.includes(name)) throw new Error("unknown argument " + name);
  }
  const count = (file) => readFileSync("docs/" + file, "utf8").split(query).length - 1;
  const files = readdirSync("docs").filter((file) => count(file) > 0);
  return files.toSorted((a, b) => count(b) - count(a)).slice(0, k).map((file) => ({ path: "docs/" + file }));
};
`;
/** A search in a module of its own, which knows these arguments. */
const writeSearch = (p, ...names) =>
  p.write("search.mjs", SEARCH.replace("ARGUMENTS", JSON.stringify(names)));
const useSearch = (p) => p.config((config) => (config.retriever = MODULE));
const MODULE = { kind: "module", path: "search.mjs" };
const BESIDE = ["module", (p) => (writeSearch(p), useSearch(p))];
const SHARDS = [
  ["shards: four lost and swapped", (p) => (loseAndSwap(p, FOUR), judgeShards(p)), NEEDED],
  ["shards: four lost and removed", (p) => (loseAndDrop(p, FOUR), judgeShards(p)), SHRINKS],
].map(([title, edit, headline]) => [title, edit, 1, headline, BESIDE]);
const SIDES = [
  ["beside: four lost and swapped", (p) => (loseAndSwap(p, FOUR), judgeBeside(p)), NEEDED],
  ["beside: four lost and removed", (p) => (loseAndDrop(p, FOUR), judgeBeside(p)), SHRINKS],
  [
    "beside: four lost, and renamed cases",
    (p) => {
      p.lose(...FOUR);
      p.cases(FOUR, (each) => (each.id = `x-${each.id}`));
      return judgeBeside(p);
    },
    FALLS,
  ],
].map(([title, edit, headline]) => [title, edit, 1, headline, BESIDE]);

// A dataset without ids.

const GOLDEN = "golden.jsonl";
const writeGolden = (p, pairs) =>
  p.write(GOLDEN, pairs.map((pair) => `${JSON.stringify(pair)}\n`).join(""));
const goldenPairs = (change = (pair) => pair) =>
  WORDS.map((word) => change({ question: word, doc: `docs/${word}.md` })).filter(Boolean);
const DATASET = [
  "dataset",
  (p) => {
    writeGolden(p, goldenPairs());
    p.write(SUITE, {
      version: 1,
      name: "search",
      revision: "1",
      dataset: {
        format: "json",
        path: `../${GOLDEN}`,
        fields: { query: "question", expected: "doc" },
      },
    });
  },
];
const editFour = (change) => (pair) => (FOUR.includes(pair.question) ? change(pair) : pair);
const WITHOUT_IDS = [
  ["without ids: four lost and swapped", (pair) => ({ ...pair, doc: "docs/fruit.md" }), NEEDED],
  ["without ids: four lost and removed", () => null, SHRINKS],
  [
    "without ids: four lost and reworded",
    ({ question }) => ({ question: `${question} kinds`, doc: "docs/fruit.md" }),
    /golden_data_edited/,
  ],
].map(([title, change, headline]) => [
  title,
  (p) => (p.lose(...FOUR), writeGolden(p, goldenPairs(editFour(change)))),
  1,
  headline,
  DATASET,
]);

// A suite that git does not have.

const GENERATED = [
  "generated",
  (p) => p.write(".gitignore", "retrieval-gate-report*\nretrieval/\n"),
];
const OUTSIDE = [
  ["outside of git: no edit", (p) => p.write("README.md", "more"), 0, PASS],
  [
    "outside of git: one removed",
    (p) => p.drop(A),
    0,
    /used the queries in the baseline of the base branch/,
  ],
  ["outside of git: a page moved", (p) => movePage(p, A, "pear"), 0, /was renamed/],
  ["outside of git: four removed", (p) => p.drop(...FOUR), 1, SHRINKS],
  ["outside of git: four lost and swapped", (p) => loseAndSwap(p, FOUR), 1, NEEDED],
  [
    "outside of git: the forbidden removed",
    (p) => p.cases(["juniper"], (each) => delete each.forbidden),
    1,
    /forbidden/,
  ],
].map((row) => [...row, GENERATED]);

// Arguments of the search.

const withArgument = (name) => (p) => {
  writeSearch(p, name);
  p.cases(WORDS, (each) => (each.params = { [name]: "en" }));
};
const ARGUMENT = ["argument", (p) => (withArgument("lang")(p), useSearch(p))];
const ARGUMENTS = [
  ["a renamed argument", withArgument("language"), 0, /12 queries were given other params/],
  [
    "a renamed argument, and other ids",
    (p) => {
      withArgument("language")(p);
      p.cases(WORDS, (each) => (each.id = `z-${each.id}`));
    },
    1,
    /removes 12 of 12 recorded queries/,
  ],
  [
    "a renamed argument, four lost",
    (p) => (p.lose(...FOUR), withArgument("language")(p)),
    1,
    FALLS,
  ],
  ["an argument that search lacks", (p) => writeSearch(p, "language"), 3, /unknown argument lang/],
].map((row) => [...row, ARGUMENT]);

// Answers that vary: a list has its first two results in any order.

const VARYING_SEARCH = SEARCH.replace("ARGUMENTS", "[]").replace(
  "=> ({ path",
  "=> ({ order: Math.random(), file })).toSorted((a, b) => a.order - b.order).map(({ file }) => ({ path",
);
const VARYING = ["varying", (p) => (p.write("search.mjs", VARYING_SEARCH), useSearch(p))];
const VARY = [
  ["answers vary: four lost and swapped", (p) => loseAndSwap(p, FOUR), 1, /golden_data_edited/],
  ["answers vary: four lost and removed", (p) => loseAndDrop(p, FOUR), 1, /golden_data_edited/],
].map((row) => [...row, VARYING]);

// Queries that are only watched, intents, negative controls, rows.

const INTENTS = ["intents", (p) => p.cases(WORDS.slice(0, 6), (each) => (each.intent = "first"))];
const OTHERS = [
  ["one left without documents", (p) => p.cases([A], (each) => delete each.expected), 0, PASS],
  [
    "one lost, and left without documents",
    (p) => loseAndUnlabel(p, [A]),
    0,
    /1 query left without expected documents finds none of them now: "apple"/,
  ],
  ["three lost, and left without documents", (p) => loseAndUnlabel(p, THREE), 1, SHRINKS],
  [
    "three lost, two of them left without documents",
    (p) => (p.lose(...THREE), p.cases([A, B], (each) => delete each.expected)),
    1,
    FALLS,
  ],
  [
    "critical, lost, and left without documents",
    (p) => loseAndUnlabel(p, ["iris"]),
    1,
    /critical query no longer finds any/,
  ],
  [
    "critical, lost, renamed and no longer critical",
    (p) => {
      p.lose("iris");
      p.cases(["iris"], (each) => Object.assign(each, { id: "x", critical: false }));
    },
    1,
    /critical/,
  ],
  ["three lost and swapped", (p) => loseAndSwap(p, THREE), 1, NEEDED],
  ["three lost and removed", (p) => loseAndDrop(p, THREE), 1, /golden_data_edited/],
  [
    "four lost, to find nothing now",
    (p) => {
      p.lose(...FOUR);
      p.cases(FOUR, (each) => {
        delete each.expected;
        each.expect_empty = true;
      });
    },
    1,
    FALLS,
  ],
  [
    "four lost, swapped and recorded",
    (p) => {
      loseAndSwap(p, FOUR);
      p.record();
    },
    1,
    NEEDED,
  ],
  [
    "four lost, and their rows removed",
    (p) => {
      p.lose(...FOUR);
      p.config(({ cases }) => [0, 1, 2, 3].forEach((at) => delete cases[`q${at}`]), BASELINE);
    },
    2,
    /invalid_baseline/,
  ],
  [
    "four lost, and the suite as a dataset without ids",
    (p) => (p.lose(...FOUR), DATASET[1](p)),
    1,
    FALLS,
  ],
];
const BASELINE = "baselines/search.json";
const BUCKETS = [
  [
    "four of six of an intent lost, and the intent emptied",
    (p) => {
      p.lose(...FOUR);
      p.cases(WORDS.slice(0, 6), (each) => (each.intent = "all"));
    },
    1,
    FALLS,
    INTENTS,
  ],
  [
    "four lost, each an intent of its own",
    (p) => (p.lose(...FOUR), p.cases(FOUR, (each) => (each.intent = `only-${each.query}`))),
    1,
    FALLS,
    INTENTS,
  ],
];

// Several changes, each merged before the next: one may lose a query, and is told of it.

/**
 * Makes the edits one by one, and commits each with what `record` writes. Returns how the last one
 * ends, or the first that does not pass with its words.
 */
function judgeChanges(p, edits, words) {
  for (const [at, edit] of edits.entries()) {
    edit(p);
    p.gate("record", "--config", CONFIG);
    p.commit("edit");
    const { status, text } = p.judge();
    if (status !== 0 || at === edits.length - 1 || !words[at].test(text)) {
      return { status, text: `change ${at + 1}\n${text}` };
    }
  }
}
const NAMED = FOUR.map((word) => new RegExp(`^PASS .*${word}`, "m"));
const SEVERAL = [
  [
    "four changes, each loses and swaps one",
    (p) =>
      judgeChanges(
        p,
        FOUR.map((word) => () => loseAndSwap(p, [word])),
        NAMED,
      ),
    0,
    /compared by its earlier documents\. 1 query lost a document: "damson"/,
  ],
  [
    "four changes, each loses and removes one",
    (p) =>
      judgeChanges(
        p,
        FOUR.map((word) => () => loseAndDrop(p, [word])),
        NAMED,
      ),
    0,
    /1 removed query finds nothing now: "damson"/,
  ],
  [
    "a change adds an answer, the next loses four",
    (p) => {
      const add = () => p.cases(FOUR, (each) => each.expected.push("docs/fruit.md"));
      return judgeChanges(p, [add, () => p.lose(...FOUR)], [PASS]);
    },
    1,
    FALLS,
  ],
  [
    "a change removes the critical mark, the next loses it",
    (p) => {
      const unmark = () => p.cases(["iris"], (each) => delete each.critical);
      return judgeChanges(p, [unmark, () => p.lose("iris")], [PASS]);
    },
    1,
    /critical/,
  ],
];

function movePage(p, word, name) {
  p.move(`docs/${word}.md`, `docs/${name}.md`);
  p.expect([`docs/${name}.md`], word);
}

export const ATTACKS = [
  ...SELECT,
  ...SHARDS,
  ...SIDES,
  ...WITHOUT_IDS,
  ...OUTSIDE,
  ...ARGUMENTS,
  ...VARY,
  ...OTHERS,
  ...BUCKETS,
  ...SEVERAL,
];
