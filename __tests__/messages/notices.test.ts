import { expect, it } from "vitest";
import { UNMEASURED_REASONS } from "../../src/model/answers.ts";
import type { Notice } from "../../src/model/notice.ts";
import {
  failureSentence,
  missingWords,
  weakeningSentence,
} from "../../src/messages/check-sentences.ts";
import { LOSS_CAUSES, type Loss, type LossCause } from "../../src/model/explanation.ts";
import { causesWords, lossWords } from "../../src/messages/causes.ts";
import { makeLoss } from "../helpers/report-explanation.ts";
import { SPECS } from "../helpers/report-specs.ts";
import { noticeSentence, noticeSentences } from "../../src/messages/notices.ts";
import { announceQueries, notPlannedWords } from "../../src/messages/sampling.ts";
import { expectGolden } from "../helpers/golden.ts";
import { makeFailingReport, makeFailure } from "../helpers/make-report.ts";
import { MISSING, NOTICES } from "../reporters/every-variant.ts";
import { intentScope } from "../../src/model/scope.ts";
import { type Check, WEAKENINGS } from "../../src/model/verdict.ts";

/** More ids than a sentence names. */
const SEVEN_IDS = ["a", "b", "c", "d", "e", "f", "g"];
/**
 * Returns lists of notices: the notice alone; with one and with seven members in its lists of ids;
 * with 1 in place of each number; and, if several of its code are one sentence, five of them, each
 * in an intent of its own if it has a scope.
 */
function variantsOf(notice: Notice): readonly (readonly Notice[])[] {
  const lists = Object.entries(notice).filter(
    ([, value]) => Array.isArray(value) && typeof value[0] === "string",
  );
  const listed = [["a"], SEVEN_IDS].map((list) =>
    Object.assign({}, notice, Object.fromEntries(lists.map(([key]) => [key, list]))),
  );
  const counts = Object.entries(notice).filter(([, value]) => typeof value === "number");
  const ones = Object.assign({}, notice, Object.fromEntries(counts.map(([key]) => [key, 1])));
  const scopes = ["a", "b", "c", "d", "e"].map(intentScope);
  const five = scopes.map((scope) => Object.assign({}, notice, "scope" in notice ? { scope } : {}));
  const alone = [notice, ...(lists.length > 0 ? listed : []), ...(counts.length > 0 ? [ones] : [])];
  return [...alone.map((each) => [each]), ...(noticeSentences(five).length === 1 ? [five] : [])];
}

const HEAD_ONLY = [
  "bootstrap",
  "record",
  "no_git",
  "no_repository",
  "on_default_branch",
  "default_branch_unknown",
  "default_branch_not_fetched",
] as const;
const DEAD_REASONS = ["no_target", "never_found", "not_returned", "not_in_corpus"] as const;
const RISES = [
  { metric: "latency_p50_ms", ms: 4.2, baseline: 42 },
  { metric: "latency_p95_ms", ms: 0.5, baseline: 0 },
];
/** Notices that have another sentence than the notice with the same code in NOTICES. */
const OTHERS: readonly Notice[] = [
  ...(
    [
      [null, null],
      [null, 3],
      [3, null],
      [3, 3],
      [3, 4],
    ] as const
  ).map(([before, after]) => ({ code: "index_changed", place: "c.jsonl", before, after }) as const),
  ...HEAD_ONLY.map((reason) => ({ code: "head_only", reason }) as const),
  { code: "head_only", reason: "default_branch_unknown", branch: "main" },
  { code: "not_side_by_side", reason: "accepted" },
  { code: "not_gated", metric: "clustering_ratio@10", lacks: "now" },
  ...UNMEASURED_REASONS.map(
    (reason) =>
      ({ code: "answers_unmeasured", metric: "faithfulness", reason, cases: ["a"] }) as const,
  ),
  ...DEAD_REASONS.map((reason) => ({ code: "dead_cases", reason, cases: ["a"] }) as const),
  {
    code: "index_changed",
    place: "retriever.url",
    before: "https://a.example/x",
    after: "https://a.example/y",
  },
  { code: "secret_shown", where: "ids", variables: ["A"] },
  { code: "gained", p: null },
  { code: "vary_unknown", reason: null },
  { code: "suite_edits", edits: [], renamed: [{ before: "docs/a.md", after: "docs/b.md" }] },
  { code: "latency_limits", beside: true, other_machine: false, rises: RISES, budget_s: null },
  { code: "latency_limits", beside: false, other_machine: false, rises: [], budget_s: 900 },
];

/** Expects these lines in a golden file of views/. */
function expectGoldenLines(name: string, lines: Iterable<string>): void {
  expectGolden(new URL(`views/${name}.txt`, import.meta.url), [...lines, ""].join("\n"));
}

it("every notice is a full sentence without placeholders, for one and several ids", () => {
  const lines = [...NOTICES, ...OTHERS].flatMap((notice) =>
    variantsOf(notice).flatMap((each) =>
      noticeSentences(each).map((sentence) => `${notice.code}: ${sentence}`),
    ),
  );

  for (const line of lines) {
    expect(line).toMatch(/^\w+: (?!.*(?:undefined|null|NaN|\[object))[A-Za-z0-9].*\.$/);
  }
  expectGoldenLines("notices", new Set(lines));
});

it("notices cut an id of 10 kB", () => {
  expect(noticeSentence({ code: "new_cases", cases: ["x".repeat(10_000)] }).length).toBeLessThan(
    250,
  );
});

it("missingWords says if a tag has no cases, or if it was not measured", () => {
  const checkOfTag = {
    category: "missing_data",
    scope: { kind: "tag", name: "t" },
  } as const;
  const unmeasured = { id: "a", before: null, after: null, ranks_before: null, ranks_after: null };
  const whyMissing = (counts: { readonly n: number; readonly cases?: Check["cases"] }) =>
    missingWords({ code: "not_measured" }, { ...checkOfTag, ...counts })[0];

  expect(whyMissing({ n: 0 })).toBe("no query of the suite counts in this tag");
  expect(whyMissing({ n: 1 })).toBe("this run did not measure it");
  // None of the tag's queries has a figure: "n" counts those that have one.
  expect(whyMissing({ n: 0, cases: [unmeasured] })).toBe("this run did not measure it");
});

it("missingWords and notPlannedWords have the words of missing.txt", () => {
  const missingReasons = [
    ...MISSING,
    // With the number 1, after which the noun is singular.
    { code: "too_few_samples", have: 1, need: 60, side: "now" } as const,
    { code: "too_few_repeats", side: "now", cases: 1, need: 3 } as const,
  ];

  const reasons = missingReasons.flatMap((missing) =>
    (["missing_data", "retriever_error"] as const).map((category) => {
      const [why, todo] = missingWords(missing, { category });
      return `${missing.code}, ${category}: ${why} / ${todo}`;
    }),
  );
  const notPlanned = (["budget_s", "repeats", "recorded"] as const).flatMap((by) =>
    notPlannedWords({ code: "not_in_plan", by, needed: 180 }),
  );

  expectGoldenLines("missing", [...reasons, ...notPlanned]);
});

it("announceQueries has the words of announcements.txt", () => {
  // One side is asked; both are, in rounds that are not planned yet, in one round, and in two.
  const timingRounds = [undefined, null, 1, 2];
  const announcements = [10, 20].flatMap((most) =>
    timingRounds.map((rounds) => announceQueries({ cases: 10, planned: 10, most }, rounds)),
  );

  expectGoldenLines("announcements", announcements);
});

it("weakeningSentence has the words of weakenings.txt, for 0, 1 and 2 cases", () => {
  const [culprit] = makeFailingReport().verdict.checks[0]!.cases;
  const fields = [{ field: "gate.x", before: "0.0833333333", after: "0.5" }];

  const lines = WEAKENINGS.flatMap((code) =>
    // `baseline_not_measured` always has a row, so its sentence for 0 cases is left out.
    [[], [culprit!], [culprit!, culprit!]]
      .slice(code === "baseline_not_measured" ? 1 : 0)
      .map((cases) => `${code}: ${weakeningSentence({ code, file: "f", fields, cases })}`),
  );

  expectGoldenLines("weakenings", new Set(lines));
});

const LOSS = makeLoss(SPECS[0]!);
/** Returns lost targets that a deeper search finds at these ranks; null: not found there either. */
const deeperAt = (...ranks: readonly (number | null)[]): Loss["targets"] =>
  ranks.map((deeper) => ({ ...LOSS.targets[0]!, deeper }));
const newResult = (judged: "unjudged" | "relevant" | "irrelevant") => ({
  doc_id: "x",
  rank: 1,
  judged,
});
const CLUSTER = { key: "big.ts", now: 8, before: 2 };

it.each<readonly [cause: LossCause, words: string, loss: Partial<Loss>]>([
  ["error", "the query failed", {}],
  ["degraded", "a part of the search did not work", {}],
  ["nothing_returned", "nothing was returned", {}],
  [
    "no_longer_matches",
    "the document is returned, but no longer matches, at rank 2",
    { targets: [{ ...LOSS.targets[0]!, unmatched: 2 }] },
  ],
  ["dropped_by_stage", "dropped by a stage of the search", {}],
  ["dropped_by_stage", "dropped by stage rerank", { stage: "rerank" }],
  ["never_retrieved", "never retrieved", {}],
  [
    "cut_before_ranking",
    "at rank 14 and 31 if more results are asked for",
    { targets: deeperAt(14, 31) },
  ],
  ["not_found", "not among the results", { probe: null }],
  ["not_found", "not among the first 100 results", { probe: { k: 100, returned: 100 } }],
  ["not_found", "not among the first 1 result", { probe: { k: 100, returned: 1 } }],
  [
    "crowded_out",
    "8 results of the list come from big.ts; found only at rank 14",
    { cluster: CLUSTER, targets: deeperAt(14) },
  ],
  [
    "crowded_out",
    "8 results of the list come from big.ts",
    { cluster: CLUSTER, targets: deeperAt(null) },
  ],
  [
    "duplicates",
    "crowded out by repeats: 1 repeat; found only at rank 14",
    { repeats: { now: 1, before: 0 }, targets: deeperAt(14) },
  ],
  [
    "duplicates",
    "crowded out by repeats: 2 repeats",
    { repeats: { now: 2, before: 0 }, targets: deeperAt(null) },
  ],
  ["deeper", "found only at rank 14 and 31", { targets: deeperAt(14, null, 31) }],
  ["not_looked_up", "the gate did not search deeper", { displaced_by: [], probe: null }],
  [
    "not_looked_up",
    "3 new results (1 unjudged, 1 relevant) in the list; a deeper search returned no more results",
    { displaced_by: [newResult("unjudged"), newResult("relevant"), newResult("irrelevant")] },
  ],
])("lossWords has for a loss by %s the words: %s", (cause, words, loss) => {
  expect(lossWords({ ...LOSS, ...loss, cause })).toBe(words);
});

it("causesWords has the words of causes.txt: no cause, each alone, and all together", () => {
  const causes = LOSS_CAUSES.map((cause, i) => ({ cause, cases: i + 1, share: 0 }));
  const ofStage = { cause: "dropped_by_stage", cases: 1, share: 0, stage: "rerank" } as const;

  const alone = [...causes, ofStage].map((each) => `${each.cause}: ${causesWords([each])}`);

  expectGoldenLines("causes", [
    `none: ${causesWords([])}`,
    ...alone,
    `all: ${causesWords(causes)}`,
  ]);
});

// Figure before | figure after | the sentence
it.each([
  ["1", "0.666666667", "1 before, 0.6667 now"],
  // Unless both sides would read the same.
  ["0.666666667", "0.666660000", "0.666666667 before, 0.666660000 now"],
  // A name with digits stays as it is written.
  ["models/v1.23456/x.bin", "models-1.23456", "models/v1.23456/x.bin before, models-1.23456 now"],
])("weakeningSentence shows four digits of a figure: %s, %s", (before, after, words) => {
  const finding = {
    code: "config_edited",
    file: "b.json",
    fields: [{ field: "recall@10", before, after }],
    cases: [],
  } as const;

  expect(weakeningSentence(finding)).toBe(`recall@10: ${words}`);
});

it("failureSentence says what is wrong, then what to do", () => {
  expect(failureSentence(makeFailure({ message: "no baseline", hint: "Commit it" }))).toBe(
    "no baseline. Commit it.",
  );
  expect(failureSentence(makeFailure({ message: "no baseline", hint: null }))).toBe("no baseline.");
});
