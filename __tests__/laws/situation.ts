/**
 * Draws whole situations: a suite, its rules, what a retriever answers before and now, and what a
 * change edits. A case's id (also called its key) is c00, c01, …; its targets are `c00-d0`,
 * `c00-d1`, and the other documents of its lists `c00-x0`, `c00-x1`.
 */
import fc from "fast-check";
import type {
  GatePolicy,
  RulePatch,
  RuleSetting,
  Significance,
  Tolerance,
} from "../../src/model/config.ts";
import type { Config } from "../../src/model/config.ts";
import type { Hit } from "../../src/model/run.ts";
import type { Case, Suite, Target } from "../../src/model/suite.ts";
import { compactCanonical } from "../../src/model/canonical-json.ts";
import { digestText } from "../../src/system/digest.ts";
import { configOf, definitionOf, latencyOf, makeCase, suiteOf } from "../helpers/make.ts";

const KINDS = ["id", "path", "name", "qualified_name", "hint", "text"] as const;

/** How the list of a query is made. */
export interface ListSpec {
  /** The place of each target, from 0. A place beyond the list: not found. */
  readonly slots: readonly number[];
  /** How many of the k results that are asked for don't come. */
  readonly short: number;
  readonly forbidden: boolean;
  readonly degraded: boolean;
  /** The query fails. Ignored unless the rules allow errors. */
  readonly fails: boolean;
  /** So many of the other results share a cluster. */
  readonly clustered: number;
  /** Factor of the length of the texts. */
  readonly size: number;
  /** Factor of the times. */
  readonly pace: number;
}

/** The ways in which a change may edit a case; see `editCase`. */
const EDITS = [
  "query params add_target drop_target raise_grade lower_grade group ungroup intent tag untag forbid allow critical",
  "uncritical answer rename remove",
]
  .join(" ")
  .split(" ");

/** A case as it is drawn: its fields, its answers, and what the change does to it. */
export interface CaseSpec {
  /** The case's intent is this number modulo the number of intents. */
  readonly intent: number;
  /** Null if the case is in no group. */
  readonly group: number | null;
  readonly tags: readonly string[];
  /** Empty for a negative control. */
  readonly targets: readonly { readonly kind: (typeof KINDS)[number]; readonly grade: number }[];
  readonly forbidden: boolean;
  readonly critical: boolean;
  readonly params: boolean;
  readonly before: ListSpec;
  readonly now: ListSpec;
  /** A percentage. Below `moving` the new answer is `now`, else it stays `before`. */
  readonly moves: number;
  /** The change makes this edit if `edits`, a percentage, is below `editing`. */
  readonly edit: string;
  readonly edits: number;
}

/** The drawn parts of a config. */
export interface Rules {
  readonly k: number;
  readonly gain: "linear" | "exponential";
  readonly relevance: number;
  readonly gate: GatePolicy;
  /** The ceiling of error_rate; null if a failed query ends the run. */
  readonly errors: number | null;
  /** Whether latency is measured. */
  readonly timed: boolean;
}

/** A drawn change: cases with their answers and edits, the rules, and how the gate is run. */
export interface Situation {
  readonly cases: readonly CaseSpec[];
  /** Cases that the change adds. */
  readonly added: readonly CaseSpec[];
  /** The number of intents. */
  readonly intents: number;
  /** How many percent of the cases get their new answer. */
  readonly moving: number;
  /** How many percent of the cases are edited. */
  readonly editing: number;
  readonly rules: Rules;
  readonly shards: number;
  /** Whether the base's retriever is asked side by side. */
  readonly beside: boolean;
  readonly seed: number;
}

/**
 * Draws how a list is made. `failing`: how many percent of the queries fail. Constants that stand
 * several times are drawn more often; 99 is beyond every list.
 */
const arbitraryList = (failing: number): fc.Arbitrary<ListSpec> =>
  fc.record<ListSpec>({
    slots: fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(0, 0, 1, 2, 4) },
        { weight: 2, arbitrary: fc.constantFrom(3, 7, 99, 99) },
      ),
      { minLength: 3, maxLength: 3 },
    ),
    short: fc.constantFrom(0, 0, 0, 0, 0, 1, 3, 99),
    forbidden: fc.nat(9).map((n) => n === 9),
    degraded: fc.nat(19).map((n) => n === 19),
    fails: fc.nat(99).map((n) => n >= 100 - failing),
    clustered: fc.constantFrom(0, 0, 0, 3, 9),
    size: fc.constantFrom(1, 1, 1, 4),
    pace: fc.constantFrom(1, 1, 1, 1, 4),
  });

const caseSpec = fc.record<CaseSpec>({
  intent: fc.nat(4),
  group: fc.option(fc.nat(3), { freq: 1, nil: null }).map((group) => (group === 3 ? null : group)),
  tags: fc.subarray(["t0", "t1"]),
  targets: fc.oneof(
    {
      weight: 12,
      arbitrary: fc.array(
        fc.record({ kind: fc.constantFrom(...KINDS), grade: fc.constantFrom(1, 1, 2, 3) }),
        { minLength: 1, maxLength: 3 },
      ),
    },
    { weight: 1, arbitrary: fc.constant([]) },
  ),
  forbidden: fc.nat(9).map((n) => n === 9),
  critical: fc.nat(29).map((n) => n === 29),
  params: fc.nat(9).map((n) => n === 9),
  before: arbitraryList(1),
  now: arbitraryList(10),
  moves: fc.nat(99),
  edit: fc.constantFrom(...EDITS),
  edits: fc.nat(99),
});

const tolerance: fc.Arbitrary<readonly Tolerance[]> = fc.constantFrom<readonly Tolerance[]>(
  [{ unit: "absolute", value: 0.02 }],
  [{ unit: "absolute", value: 0.1 }],
  [{ unit: "cases", value: 1 }],
  [{ unit: "percent", value: 10 }],
  [
    { unit: "absolute", value: 0.01 },
    { unit: "cases", value: 2 },
  ],
);
const significance = fc.constantFrom<Significance>("auto", "off", 0.2, 0.05);

/**
 * Draws a rule: a floor if higher is better, else a ceiling, and a tolerance, each or neither. A
 * rule of a metric that is tested may have a significance. One in six rules is "off".
 */
function arbitraryRule({
  higher,
  tested,
}: {
  readonly higher: boolean;
  readonly tested: boolean;
}): fc.Arbitrary<RuleSetting> {
  const bound: fc.Arbitrary<RulePatch> = higher
    ? fc.record({ floor: fc.constantFrom(0, 0.05, 0.1) }, { requiredKeys: [] })
    : fc.record({ ceiling: fc.constantFrom(0.9, 1) }, { requiredKeys: [] });
  const limits = fc.record(
    { tolerance, ...(tested ? { significance } : {}) },
    { requiredKeys: [] },
  );
  const both = fc
    .tuple(bound, limits)
    .map(([boundPart, limitsPart]): RuleSetting => ({ ...boundPart, ...limitsPart }));
  return fc.oneof(
    { weight: 5, arbitrary: both },
    { weight: 1, arbitrary: fc.constant<RuleSetting>("off") },
  );
}

/** Metrics that a significance test may decide. */
const TESTED = [
  "recall",
  "mrr",
  "ndcg",
  "precision",
  "hit_rate",
  "map",
  "coverage",
  "evidence_recall",
];

/** Draws rules by metric, at most `most`. Cutoff 10 stands for k; see `rulesAtK`. */
function arbitraryRules(most: number): fc.Arbitrary<ReadonlyMap<string, RuleSetting>> {
  const tested = TESTED.map((name) =>
    arbitraryRule({ higher: true, tested: true }).map((rule) => [`${name}@10`, rule] as const),
  );
  const rates = [
    "zero_result_rate",
    "degraded_rate",
    "forbidden_rate@10",
    "clustering_ratio@10",
  ].map((name) =>
    arbitraryRule({ higher: false, tested: false }).map((rule) => [name, rule] as const),
  );
  const fill = arbitraryRule({ higher: true, tested: false }).map(
    (rule) => ["fill_rate@10", rule] as const,
  );
  return fc
    .array(fc.oneof(...tested, ...tested.slice(0, 3), ...rates, fill), { maxLength: most })
    .map((all) => new Map(all));
}

/** The policy of a config that sets none. */
export const PLAIN_POLICY: GatePolicy = {
  significance: null,
  metrics: new Map(),
  per_intent: null,
  intents: new Map(),
};

/** Draws the plain policy once in three times, else a written one. */
const policies: fc.Arbitrary<GatePolicy> = (() => {
  const buckets = (names: readonly string[]) =>
    fc
      .array(fc.tuple(fc.constantFrom(...names), arbitraryRules(2)), { maxLength: 2 })
      .map((all): ReadonlyMap<string, ReadonlyMap<string, RuleSetting>> => new Map(all));
  const written = fc.record<GatePolicy>({
    significance: fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: significance },
    ),
    metrics: arbitraryRules(3),
    per_intent: fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: tolerance.map((each): RuleSetting => ({ tolerance: each })) },
      { weight: 1, arbitrary: fc.constant<RuleSetting>("off") },
    ),
    intents: buckets(["i0", "i1"]),
  });
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(PLAIN_POLICY) },
    { weight: 2, arbitrary: written },
  );
})();

/** Returns the rules with cutoff k in place of 10. */
const rulesAtK = (
  rules: ReadonlyMap<string, RuleSetting>,
  k: number,
): ReadonlyMap<string, RuleSetting> =>
  new Map([...rules].map(([name, rule]) => [name.replace("@10", `@${k}`), rule]));

const rules = fc.record<Rules>({
  k: fc.constantFrom(5, 10),
  gain: fc.constantFrom("linear", "exponential"),
  relevance: fc.constantFrom(1, 1, 1, 2),
  gate: policies,
  errors: fc.constantFrom(null, null, 0.3, 0.5),
  timed: fc.nat(7).map((n) => n === 7),
});

export const situations: fc.Arbitrary<Situation> = fc.record<Situation>({
  cases: fc.array(caseSpec, { minLength: 5, maxLength: 60, size: "max" }),
  added: fc.array(caseSpec, { maxLength: 3 }),
  intents: fc.integer({ min: 1, max: 5 }),
  moving: fc.constantFrom(0, 5, 15, 40, 100),
  editing: fc.constantFrom(0, 0, 5, 20),
  rules,
  shards: fc.constantFrom(1, 1, 2, 3),
  beside: fc.nat(7).map((n) => n === 7),
  seed: fc.nat(),
});

/** Draws situations whose config sets no policy. */
export const plainSituations = situations.map((drawn): Situation => ({
  ...drawn,
  rules: { ...drawn.rules, gate: PLAIN_POLICY },
}));

// Makes what the gate reads from what was drawn.

/** Returns the config of the drawn rules. */
export function makeConfig({ k, gain, relevance, gate, errors, timed }: Rules): Config {
  const definition = definitionOf({ gain, relevance });
  const metrics = new Map(rulesAtK(gate.metrics, k));
  const intents = new Map(
    [...gate.intents].map(([intent, intentRules]) => [intent, rulesAtK(intentRules, k)]),
  );
  if (errors !== null) {
    metrics.set("error_rate", { ceiling: errors });
  }
  return configOf({
    k,
    definition,
    gate: { ...gate, metrics, intents },
    latency: timed ? latencyOf(REPEATS) : "off",
  });
}

/** How often each case is timed, if latency is measured. */
export const REPEATS = 3;

export const caseId = (at: number): string => `c${String(at).padStart(2, "0")}`;

/** Returns a word that no other text has. */
const uniqueWord = (seedText: string): string => digestText(seedText).slice(0, 24);

/** Returns a target that finds `targetDocument` of the same place, by the field of its kind. */
function makeTarget(key: string, at: number, { kind, grade }: CaseSpec["targets"][number]): Target {
  const values = {
    id: `${key}-d${at}`,
    path: `${key}/d${at}.md`,
    hint: `${key}/d${at}.md`,
    name: `fn_${key}_${at}`,
    qualified_name: `${key}::d${at}`,
    text: uniqueWord(`${key} ${at}`),
  };
  return { kind, value: values[kind], grade };
}

const makeHit = (id: string, more: Partial<Hit>): Hit => ({
  doc_id: id,
  id,
  repeat: false,
  ...more,
});

/** Returns the document of this target, whose fields a target of any kind finds. */
export function targetDocument(key: string, at: number, size = 1): Hit {
  const text = `${uniqueWord(`${key} ${at}`)}${" filling".repeat((size - 1) * 9)}`;
  return makeHit(`${key}-d${at}`, {
    path: `docs/${key}/d${at}.md`,
    name: `fn_${key}_${at}`,
    qualified_name: `lib::${key}::d${at}`,
    text,
  });
}

/** Returns a document of this query that no target finds. */
export function otherDocument(
  key: string,
  at: number,
  { size = 1, cluster }: { size?: number; cluster?: string } = {},
): Hit {
  const id = `${key}-x${at}`;
  const text = uniqueWord(id) + " filling".repeat((size - 1) * 9);
  return makeHit(id, {
    path: `other/${id}.md`,
    text,
    ...(cluster === undefined ? {} : { cluster }),
  });
}

/** What the retriever answers to a query. */
export interface Answer {
  readonly hits: readonly Hit[];
  readonly degraded: boolean;
  /** Whether the query fails, with no hits at all. */
  readonly fails: boolean;
  /** Factor of the times. */
  readonly pace: number;
}

/** The answer to each query. */
export type Answers = ReadonlyMap<string, Answer>;

/** Makes the answer to a case: other documents, among which its targets are placed. */
function makeAnswer(
  key: string,
  spec: ListSpec,
  targetCount: number,
  { k, errors }: Rules,
): Answer {
  const length = Math.max(0, k - spec.short);
  const hits = Array.from({ length }, (_, at) =>
    otherDocument(key, at, { size: spec.size, ...(at < spec.clustered ? { cluster: "one" } : {}) }),
  );
  const takenPlaces = new Set<number>();
  /** Puts the hit at the first free place from `wantedPlace` on; nowhere beyond the list. */
  const placeHit = (wantedPlace: number, hit: Hit): void => {
    let place = wantedPlace;
    while (takenPlaces.has(place)) {
      place++;
    }
    if (place >= length) {
      return;
    }
    takenPlaces.add(place);
    hits[place] = hit;
  };
  for (let target = 0; target < targetCount; target++) {
    placeHit(spec.slots[target]!, targetDocument(key, target, spec.size));
  }
  if (spec.forbidden) {
    placeHit(0, makeHit(`${key}-no`, { path: `old/${key}.md` }));
  }
  return { hits, degraded: spec.degraded, fails: spec.fails && errors !== null, pace: spec.pace };
}

/**
 * Returns the answers before or after the change. A query that the change edits has the text
 * "query of c00 edited"; its answer is the case's `now` on both sides.
 */
export const makeAnswers = (
  { cases, added, rules, moving }: Situation,
  which: "before" | "now",
): Answers =>
  new Map(
    [...cases, ...added].flatMap((each, at) => {
      const key = caseId(at);
      const spec = which === "now" && each.moves < moving ? each.now : each.before;
      return [
        [queryText(key), makeAnswer(key, spec, each.targets.length, rules)] as const,
        [
          `${queryText(key)} edited`,
          makeAnswer(key, each.now, each.targets.length, rules),
        ] as const,
      ];
    }),
  );

export const queryText = (key: string): string => `query of ${key}`;

/** Returns the case at this place of the suite, without the edit that the change makes. */
function makeUneditedCase(at: number, spec: CaseSpec, intents: number): Case {
  const key = caseId(at);
  const { group, tags, targets, forbidden, critical, params } = spec;
  return makeCase(key, {
    query: queryText(key),
    intent: `i${spec.intent % intents}`,
    expected: targets.map((target, index) => makeTarget(key, index, target)),
    expect_empty: targets.length === 0,
    forbidden: forbidden ? [{ kind: "path", value: `${key}.md`, grade: 1 }] : [],
    critical,
    ...(group === null ? {} : { group: `g${group}` }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(params ? { params: { lang: "en" } } : {}),
  });
}

/** Returns the suite of the base. */
export const makeBaseSuite = ({ cases, intents }: Situation): Suite =>
  suiteOf(...cases.map((each, at) => makeUneditedCase(at, each, intents)));

/** Returns the suite of the head: the base's with its edits, and the cases that are added. */
export function makeHeadSuite({ cases, added, intents, editing }: Situation): Suite {
  const baseCases = cases.flatMap((each, at) => {
    const unedited = makeUneditedCase(at, each, intents);
    return each.edits < editing ? editCase(unedited, each.edit) : [unedited];
  });
  const addedCases = added.map((each, at) => makeUneditedCase(cases.length + at, each, intents));
  return suiteOf(...baseCases, ...addedCases);
}

/** Returns the edited case; unchanged if it can't be edited so, no case if it is removed. */
export function editCase(each: Case, edit: string): readonly Case[] {
  const { digest: _digest, digests: _digests, id, ...rest } = each;
  const { group: _group, tags: _tags, ...bare } = rest;
  const makeCases = (
    changes: Partial<Omit<Case, "id" | "digest" | "digests">>,
  ): readonly Case[] => [makeCase(id, { ...rest, ...changes })];
  const [first, ...others] = each.expected;
  switch (edit) {
    case "query":
      return makeCases({ query: `${each.query} edited` });
    case "params":
      return makeCases({ params: { lang: "de" } });
    case "add_target":
      return first === undefined
        ? [each]
        : makeCases({ expected: [...each.expected, makeTarget(id, 9, { kind: "id", grade: 1 })] });
    case "drop_target":
      return others.length === 0 ? [each] : makeCases({ expected: others });
    case "raise_grade":
      return first === undefined
        ? [each]
        : makeCases({ expected: [{ ...first, grade: first.grade + 1 }, ...others] });
    case "lower_grade":
      return first === undefined || first.grade === 1
        ? [each]
        : makeCases({ expected: [{ ...first, grade: 1 }, ...others] });
    case "group":
      return makeCases({ group: "g0" });
    case "ungroup":
      return [makeCase(id, { ...bare, ...(each.tags === undefined ? {} : { tags: each.tags }) })];
    case "intent":
      return makeCases({ intent: "i0" });
    case "tag":
      return makeCases({ tags: ["t0", "t1"] });
    case "untag":
      return [
        makeCase(id, { ...bare, ...(each.group === undefined ? {} : { group: each.group }) }),
      ];
    case "forbid":
      return makeCases({ forbidden: [{ kind: "path", value: `${id}.md`, grade: 1 }] });
    case "allow":
      return makeCases({ forbidden: [] });
    case "critical":
      return makeCases({ critical: true });
    case "uncritical":
      return makeCases({ critical: false });
    case "answer":
      return makeCases({ reference_answer: "yes" });
    case "rename":
      return [makeCase(`${id}-new`, rest)];
    case "remove":
      return [];
    default:
      throw new Error(edit);
  }
}

/** A list with the targets at its top, and nothing odd. */
export const PLAIN_LIST: ListSpec = {
  slots: [0, 0, 0],
  short: 0,
  forbidden: false,
  degraded: false,
  fails: false,
  clustered: 0,
  size: 1,
  pace: 1,
};

/** Returns the situation as JSON, with a line for each case. */
export function describeSituation({ cases, ...rest }: Situation): string {
  return [compactCanonical(rest), ...cases.map((each) => JSON.stringify(each))].join("\n");
}
