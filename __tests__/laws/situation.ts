/** Whole situations, drawn: a suite, its rules, what a retriever answers before and now, and what a change edits. */
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

/** How a query is answered. */
export interface ListSpec {
  /** By target the place that it is wanted at, from 0; beyond the list it is not found. */
  readonly slots: readonly number[];
  /** Of the k results that are asked for, those that do not come. */
  readonly short: number;
  readonly forbidden: boolean;
  readonly degraded: boolean;
  /** Only where the rules allow errors. */
  readonly fails: boolean;
  /** So many of the other results share a cluster. */
  readonly clustered: number;
  /** Of the texts, and of the times. */
  readonly size: number;
  readonly pace: number;
}

const EDITS = [
  "query params add_target drop_target raise_grade lower_grade group ungroup intent tag untag forbid allow critical",
  "uncritical answer rename remove",
]
  .join(" ")
  .split(" ");

export interface CaseSpec {
  readonly intent: number;
  /** Null for a case of its own. */
  readonly group: number | null;
  readonly tags: readonly string[];
  /** None of a negative control. */
  readonly targets: readonly { readonly kind: (typeof KINDS)[number]; readonly grade: number }[];
  readonly forbidden: boolean;
  readonly critical: boolean;
  readonly params: boolean;
  readonly before: ListSpec;
  readonly now: ListSpec;
  /** Below `moving` of the situation the answer is `now`, else still the one before. */
  readonly moves: number;
  readonly edit: string;
  readonly edits: number;
}

export interface Rules {
  readonly k: number;
  readonly gain: "linear" | "exponential";
  readonly relevance: number;
  readonly gate: GatePolicy;
  /** Of error_rate; null where a failed query ends the run. */
  readonly errors: number | null;
  readonly timed: boolean;
}

export interface Situation {
  readonly cases: readonly CaseSpec[];
  /** Cases beyond, of the head alone. */
  readonly added: readonly CaseSpec[];
  readonly intents: number;
  /** In percent. */
  readonly moving: number;
  readonly editing: number;
  readonly rules: Rules;
  readonly shards: number;
  readonly beside: boolean;
  readonly seed: number;
}

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

/** `tested` metrics may ask for significance; `off` stands for a metric that nobody gates. */
function arbitraryRule(higher: boolean, tested: boolean): fc.Arbitrary<RuleSetting> {
  const bound: fc.Arbitrary<RulePatch> = higher
    ? fc.record({ floor: fc.constantFrom(0, 0.05, 0.1) }, { requiredKeys: [] })
    : fc.record({ ceiling: fc.constantFrom(0.9, 1) }, { requiredKeys: [] });
  const held = fc.record({ tolerance, ...(tested ? { significance } : {}) }, { requiredKeys: [] });
  const both = fc.tuple(bound, held).map(([a, b]): RuleSetting => ({ ...a, ...b }));
  return fc.oneof(
    { weight: 5, arbitrary: both },
    { weight: 1, arbitrary: fc.constant<RuleSetting>("off") },
  );
}

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

/** Of metrics at 10, which stands for k. */
function arbitraryRules(most: number): fc.Arbitrary<ReadonlyMap<string, RuleSetting>> {
  const tested = TESTED.map((name) =>
    arbitraryRule(true, true).map((rule) => [`${name}@10`, rule] as const),
  );
  const rates = [
    "zero_result_rate",
    "degraded_rate",
    "forbidden_rate@10",
    "clustering_ratio@10",
  ].map((name) => arbitraryRule(false, false).map((rule) => [name, rule] as const));
  const fill = arbitraryRule(true, false).map((rule) => ["fill_rate@10", rule] as const);
  return fc
    .array(fc.oneof(...tested, ...tested.slice(0, 3), ...rates, fill), { maxLength: most })
    .map((all) => new Map(all));
}

/** What a config says where it says nothing. */
export const PLAIN: GatePolicy = {
  significance: null,
  metrics: new Map(),
  per_intent: null,
  intents: new Map(),
};

const gates: fc.Arbitrary<GatePolicy> = (() => {
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
  return fc.oneof({ weight: 1, arbitrary: fc.constant(PLAIN) }, { weight: 2, arbitrary: written });
})();

const atK = (
  rules: ReadonlyMap<string, RuleSetting>,
  k: number,
): ReadonlyMap<string, RuleSetting> =>
  new Map([...rules].map(([name, rule]) => [name.replace("@10", `@${k}`), rule]));

const rules = fc.record<Rules>({
  k: fc.constantFrom(5, 10),
  gain: fc.constantFrom("linear", "exponential"),
  relevance: fc.constantFrom(1, 1, 1, 2),
  gate: gates,
  errors: fc.constantFrom(null, null, 0.3, 0.5),
  timed: fc.nat(7).map((n) => n === 7),
});

export const situation: fc.Arbitrary<Situation> = fc.record<Situation>({
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

/** The same with the rules that hold where a config says nothing. */
export const plainSituation = situation.map((drawn): Situation => ({
  ...drawn,
  rules: { ...drawn.rules, gate: PLAIN },
}));

// From specifications to what the gate reads.

export function configFor({ k, gain, relevance, gate, errors, timed }: Rules): Config {
  const definition = definitionOf({ gain, relevance });
  const metrics = new Map(atK(gate.metrics, k));
  const buckets = (of: GatePolicy["intents"]): GatePolicy["intents"] =>
    new Map([...of].map(([name, own]) => [name, atK(own, k)]));
  const all = { ...gate, metrics, intents: buckets(gate.intents) };
  if (errors !== null) {
    metrics.set("error_rate", { ceiling: errors });
  }
  return configOf({ k, definition, gate: all, latency: timed ? latencyOf(REPEATS) : "off" });
}

/** Of each case, where latency is measured. */
export const REPEATS = 3;

export const keyOf = (at: number): string => `c${String(at).padStart(2, "0")}`;

const word = (of: string): string => digestText(of).slice(0, 24);

function targetOf(key: string, at: number, { kind, grade }: CaseSpec["targets"][number]): Target {
  const values = {
    id: `${key}-d${at}`,
    path: `${key}/d${at}.md`,
    hint: `${key}/d${at}.md`,
    name: `fn_${key}_${at}`,
    qualified_name: `${key}::d${at}`,
    text: word(`${key} ${at}`),
  };
  return { kind, value: values[kind], grade };
}

const makeHit = (id: string, more: Partial<Hit>): Hit => ({
  doc_id: id,
  id,
  repeat: false,
  ...more,
});

/** Found by a target of any kind. */
export function targetDocument(key: string, at: number, size = 1): Hit {
  const text = `${word(`${key} ${at}`)}${" filling".repeat((size - 1) * 9)}`;
  return makeHit(`${key}-d${at}`, {
    path: `docs/${key}/d${at}.md`,
    name: `fn_${key}_${at}`,
    qualified_name: `lib::${key}::d${at}`,
    text,
  });
}

export function otherDocument(
  key: string,
  at: number,
  { size = 1, cluster }: { size?: number; cluster?: string } = {},
): Hit {
  const id = `${key}-x${at}`;
  const text = word(id) + " filling".repeat((size - 1) * 9);
  return makeHit(id, {
    path: `other/${id}.md`,
    text,
    ...(cluster === undefined ? {} : { cluster }),
  });
}

export interface Answer {
  readonly hits: readonly Hit[];
  readonly degraded: boolean;
  readonly fails: boolean;
  readonly pace: number;
}

/** By query: what is asked again is answered alike, whatever its case is called. */
export type Answers = ReadonlyMap<string, Answer>;

function answerOf(key: string, spec: ListSpec, of: CaseSpec, { k, errors }: Rules): Answer {
  const length = Math.max(0, k - spec.short);
  const hits = Array.from({ length }, (_, at) =>
    otherDocument(key, at, { size: spec.size, ...(at < spec.clustered ? { cluster: "one" } : {}) }),
  );
  const taken = new Set<number>();
  const placeHit = (wanted: number, hit: Hit): void => {
    let at = wanted;
    while (taken.has(at)) {
      at++;
    }
    if (at >= length) {
      return;
    }
    taken.add(at);
    hits[at] = hit;
  };
  for (const at of of.targets.keys()) {
    placeHit(spec.slots[at]!, targetDocument(key, at, spec.size));
  }
  if (spec.forbidden) {
    placeHit(0, makeHit(`${key}-no`, { path: `old/${key}.md` }));
  }
  return { hits, degraded: spec.degraded, fails: spec.fails && errors !== null, pace: spec.pace };
}

/** Each query with its answer; of edited queries the answers are those of `now`. */
export const answersOf = (
  { cases, added, rules, moving }: Situation,
  which: "before" | "now",
): Answers =>
  new Map(
    [...cases, ...added].flatMap((each, at) => {
      const key = keyOf(at);
      const spec = which === "now" && each.moves < moving ? each.now : each.before;
      return [
        [queryOf(key), answerOf(key, spec, each, rules)] as const,
        [`${queryOf(key)} edited`, answerOf(key, each.now, each, rules)] as const,
      ];
    }),
  );

export const queryOf = (key: string): string => `query of ${key}`;

function plainCase(at: number, spec: CaseSpec, intents: number): Case {
  const key = keyOf(at);
  const { group, tags, targets, forbidden, critical, params } = spec;
  return makeCase(key, {
    query: queryOf(key),
    intent: `i${spec.intent % intents}`,
    expected: targets.map((target, index) => targetOf(key, index, target)),
    expect_empty: targets.length === 0,
    forbidden: forbidden ? [{ kind: "path", value: `${key}.md`, grade: 1 }] : [],
    critical,
    ...(group === null ? {} : { group: `g${group}` }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(params ? { params: { lang: "en" } } : {}),
  });
}

/** The suite of the base. */
export const suiteFor = ({ cases, intents }: Situation): Suite =>
  suiteOf(...cases.map((each, at) => plainCase(at, each, intents)));

/** The suite of the head: cases edited, gone and new. `kinds` are the edits that are made. */
export function editedSuite(
  { cases, added, intents, editing }: Situation,
  kinds: (edit: string) => boolean = () => true,
): Suite {
  const kept = cases.flatMap((each, at) => {
    const plain = plainCase(at, each, intents);
    return each.edits < editing && kinds(each.edit) ? edited(plain, each.edit) : [plain];
  });
  const more = added.map((each, at) => plainCase(cases.length + at, each, intents));
  return suiteOf(...kept, ...more);
}

export function edited(each: Case, edit: string): readonly Case[] {
  const { digest: _digest, digests: _digests, id, ...rest } = each;
  const { group: _group, tags: _tags, ...bare } = rest;
  const makeCases = (own: Partial<Omit<Case, "id" | "digest" | "digests">>): readonly Case[] => [
    makeCase(id, { ...rest, ...own }),
  ];
  const [first, ...others] = each.expected;
  switch (edit) {
    case "query":
      return makeCases({ query: `${each.query} edited` });
    case "params":
      return makeCases({ params: { lang: "de" } });
    case "add_target":
      return first === undefined
        ? [each]
        : makeCases({ expected: [...each.expected, targetOf(id, 9, { kind: "id", grade: 1 })] });
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

/** The plainest list of a case. */
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

/** A situation in a few lines: of each case only what is not as in the plainest one. */
export function brief({ cases, added, rules, ...rest }: Situation): string {
  const differingFields = (each: object, plain: object): object => {
    const known = new Map<string, unknown>(Object.entries(plain));
    return Object.fromEntries(
      Object.entries(each).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(known.get(key)),
      ),
    );
  };
  const line = (each: CaseSpec): string => {
    const { before, now, slots: _slots, ...own } = { ...each, slots: null };
    const plain = {
      intent: 0,
      group: null,
      tags: [],
      forbidden: false,
      critical: false,
      params: false,
    };
    const moved = each.moves < rest.moving ? { now: differingFields(now, PLAIN_LIST) } : {};
    const { edit: _edit, edits: _edits, moves: _moves, targets, ...shown } = own;
    const made = each.edits < rest.editing ? { edit: each.edit } : {};
    const sought = targets.map(({ kind, grade }) => `${kind} ${grade}`).join(", ");
    return JSON.stringify({
      sought,
      ...differingFields(shown, plain),
      before: differingFields(before, PLAIN_LIST),
      ...moved,
      ...made,
    });
  };
  const gate = compactCanonical(rules.gate);
  return [
    JSON.stringify(rest),
    compactCanonical({ ...rules, gate: null }),
    gate,
    ...cases.map(line),
    "added:",
    ...added.map(line),
  ].join("\n");
}
