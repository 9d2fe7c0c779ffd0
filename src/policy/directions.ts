/**
 * Every field of config, case and baseline, with what a change of it may do: the one list, and it is closed. A changed
 * field that has no row is a finding, so that a new one can't be forgotten.
 */
import { EPSILON } from "../gate/rules.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Config } from "../model/config.ts";
import type { WeakeningCode } from "../model/verdict.ts";
import { type Weakening, figure, findingsIn } from "./finding.ts";

/** Which way weakens, for a field whose value says so by itself. */
interface FieldRule {
  /** The way in weakening.ts that walks it. */
  readonly way: string;
  readonly code: WeakeningCode;
  /** Of values that are written or null; undefined where a list of names lacks one. */
  readonly weakens: (before: unknown, after: unknown) => boolean;
  readonly text: (value: unknown) => string;
}

/**
 * `free`: the author's own, or said by the fields that it brings. `measured`: held to this run (gate/measured-rows.ts).
 * Any other word is the way in weakening.ts that knows which direction weakens.
 */
export type Direction = string | FieldRule;

/** By path; `*` is any one name, `**` the field and all below it. */
export type DirectionRows = Readonly<Record<string, Direction>>;

export interface Directions {
  readonly config: DirectionRows;
  readonly case: DirectionRows;
  readonly baseline: DirectionRows;
}

const RULE = "tolerance floor ceiling significance";

function below(path: string, names: string): readonly string[] {
  return names.split(" ").map((name) => `${path}.${name}`);
}

function same(direction: Direction, paths: readonly string[]): DirectionRows {
  return Object.fromEntries(paths.map((path) => [path, direction]));
}

function all(direction: Direction, paths: string): DirectionRows {
  return same(direction, paths.split(" "));
}

/** `null` sets no limit. */
const limit = (value: unknown): number => (value === null ? Infinity : Number(value));
const less = (before: unknown, after: unknown): boolean => limit(after) < limit(before);
const more = (before: unknown, after: unknown): boolean => !(limit(after) <= limit(before) + EPSILON);
const other = (before: unknown, after: unknown): boolean => after !== before;
const gone = (before: unknown, after: unknown): boolean => isOn(before) && !isOn(after);
const isOn = (value: unknown): boolean => value !== undefined && value !== "off";
const onOff = (value: unknown): string => (isOn(value) ? "on" : "off");
const percent = (share: unknown): string => `${figure(Number(share) * 100)}%`;
const word = (value: unknown): string => (typeof value === "string" ? value : "none");
const number = (value: unknown): string => figure(typeof value === "number" ? value : null);

/** `repeats: auto` takes at least three, and fills what is gated: what drops out of the plan is found in the baseline. */
const fewerRepeats = (before: unknown, after: unknown): boolean =>
  after !== "auto" && less(before === "auto" ? 3 : before, after);

function sampling(weakens: FieldRule["weakens"], text: FieldRule["text"] = String): FieldRule {
  return { way: "sampling", code: "sampling", weakens, text };
}
function loosened(weakens: FieldRule["weakens"], text: FieldRule["text"] = number): FieldRule {
  return { way: "sampling", code: "rule_loosened", weakens, text };
}
function price(weakens: FieldRule["weakens"], text: FieldRule["text"] = number): FieldRule {
  return { way: "prices", code: "prices", weakens, text };
}

const currency = (value: unknown): string => word(membersOf(value)?.get("currency"));
const ofModel = (value: unknown): string => (value === undefined ? "none" : compactCanonical(value));
const lowerPrice = price((before, after) => typeof before === "number" && !(Number(after ?? NaN) >= before));

/** In the order in which a way's findings are reported. */
const CONFIG: DirectionRows = {
  // What it brings is compared, wherever it lies.
  ...all("free", "suite baseline"),
  ...same("definition", [
    "k",
    "definition",
    ...below("definition", "case_sensitive collapse duplicates gain ignore_identical_ids min_score order"),
    ...below("definition", "percentile relevance scores text"),
    ...below("definition.text", "autojunk min_contained threshold"),
  ]),
  metrics: "metrics",
  ...same("rules", [
    "gate",
    ...below("gate", "significance policy per_intent newly_lost * intents intents.* intents.*.*"),
    ...below("gate", "tags tags.* tags.*.*"),
    ...below("gate.per_intent", "tolerance significance"),
    ...below("gate.newly_lost", "max critical significance"),
    ...below("gate.*", RULE),
    ...below("gate.intents.*.*", RULE),
    ...below("gate.tags.*.*", RULE),
  ]),
  // The stored baseline holds side by side, whether latency is measured or not: the way looks at drift by itself.
  "latency.side_by_side.drift": "sampling",
  latency: sampling(gone, onOff),
  "latency.repeats": sampling(fewerRepeats),
  "latency.warmup": sampling(less),
  "latency.budget_s": sampling(less),
  "latency.max_queries": sampling(less),
  // The base's times say nothing of another clock's; and of many seeds one draws a lucky interval.
  "latency.source": sampling(other),
  "latency.seed": sampling(other),
  "latency.load": sampling(gone, onOff),
  "latency.load.rate": sampling(less),
  "latency.load.duration_s": sampling(less),
  "latency.side_by_side": "sampling",
  "latency.side_by_side.p50": loosened(more, percent),
  "latency.side_by_side.p95": loosened(more, percent),
  prices: price(gone, currency),
  "prices.currency": price(other, word),
  "prices.models": "prices",
  "prices.models.*": price(gone, ofModel),
  "prices.models.*.prompt": lowerPrice,
  "prices.models.*.completion": lowerPrice,
  "prices.models.*.per_call": lowerPrice,
  ...same("judge", ["judge", ...below("judge", "model embedding_model temperature seed base_url cache")]),
  // A judge that is asked less ends the run; it passes nothing.
  ...same(
    "free",
    below("judge", "api_key.** max_requests max_cost prices.** timeout_ms retries concurrency"),
  ),
  retriever: "retriever",
  // Fewer documents are an easier search under the corpus's old digest.
  ...same("retriever", below("retriever", "kind url ready_url embed embed.url path max_docs timeout_ms")),
  ...same("retriever", below("retriever", "degraded latency_ms")),
  ...same("free", [
    ...below("retriever.embed", "headers.** body.** vector"),
    ...below("retriever", "arguments.** body.** command ca concurrency corpus cwd env.** env_only files"),
    ...below("retriever", "headers.** method params.** per_query preset ready results retries start.**"),
    ...below("retriever", "startup_timeout_ms tool total_timeout_ms"),
  ]),
};

/**
 * Only a case of the same digest takes over the row of its `was`; any other is `case_removed`. Taking a case out of a
 * tag that rules gate weakens; all other tags are the author's own.
 */
const CASE: DirectionRows = all(
  "cases",
  "id query intent expected.** expect_empty forbidden.** critical group reference_answer params.** was tags",
);

const BASELINE: DirectionRows = {
  version: "baseline",
  ...same("measured", ["anchor", "anchor.*", "anchor.*.*"]),
  // Held to this run, and to what the base's baseline keeps (gate/measured-rows.ts).
  ...same("measured", below("cases.*", "results drift drift.recall drift.mrr drift.ndcg")),
  // A row that is new is held to what was measured, one that is gone is lowered.
  "cases.*": "baseline",
  ...same("baseline", below("cases.*", "digest metrics.** ranks values latency_ms spans_ms.**")),
  // Read as the cases' own.
  ...all("baseline", "samples samples.* samples.*.latency_ms samples.*.spans_ms samples.*.spans_ms.*"),
  // They follow from the cases.
  ...all("baseline", "metrics.** latency.**"),
  ...same("runs", below("cases.*", "found_in variances variances.*")),
  ...all("runs", "runs runs.overall runs.overall.* runs.by_intent runs.by_intent.* runs.by_intent.*.*"),
  // What the plan leaves out is what counts.
  ...same("latency", ["plan", ...below("plan", "filled repeats repeats.*")]),
  ...same("latency", [...below("plan.filled", "named repeats scope statistic"), "timing.source"]),
  ...same("free", below("plan", "ms queries unfilled")),
  ...same("free", below("plan.unfilled", "budget_s by named queries repeats scope statistic")),
  // These have to fit the config, or nothing is compared.
  ...all("incomparable", "definition.** k judge.** prices.** suite.name"),
  // Of how it was recorded, for readers; the bucket of a case is the suite's.
  ...all("free", "recordings cases.*.intent suite.digest suite.revision environment.** retriever.** tool"),
  "timing.**": "free",
  "files.**": "vouched files",
};

export const DIRECTIONS: Directions = { config: CONFIG, case: CASE, baseline: BASELINE };

/** What the loaded files say beside what was written, or in other places: names of files, and what follows from fields. */
const DERIVED: DirectionRows = {
  ...same("rules", ["gate.metrics", "gate.metrics.*", ...below("gate.metrics.*", RULE)]),
  ...same("runs", ["cases.*.found", ...below("cases.*.found", "in of")]),
  // The suite's, where a change of them is judged.
  "cases.*.tags": "free",
  "written_definition.**": "definition",
  ...all("baseline", "cases.*.digests.** means.** foreign.**"),
  ...all("cases", "digests.** digest.** answers_only.** judged_irrelevant.**"),
  ...all("free", "file.** suites.** policy_file.** beside.** place.**"),
};

/** The row of a path, given by its names; undefined where none lists it. */
export function directionOf(rows: DirectionRows, path: readonly string[]): Direction | undefined {
  return rowOf(rows, path) ?? rowOf(DERIVED, path);
}

function rowOf(rows: DirectionRows, path: readonly string[]): Direction | undefined {
  return (
    rows[path.join(".")] ?? Object.entries(rows).find(([pattern]) => matches(pattern.split("."), path))?.[1]
  );
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  for (const [index, name] of pattern.entries()) {
    if (name === "**") return true;
    if (index >= parts.length || (name !== "*" && name !== parts[index])) return false;
  }
  return pattern.length === parts.length;
}

/**
 * The way that walks its rows of the config, where `speaks` of the base. A row is looked at where both sides have what
 * holds its field.
 */
export function walked(way: string, speaks: (base: Config) => boolean = () => true): Weakening {
  const rows = Object.entries(CONFIG).flatMap(([path, step]) =>
    typeof step === "string" || step.way !== way ? [] : [{ path: path.split("."), step }],
  );
  return {
    name: way,
    find: ({ base: { config: base }, head: { config: head } }) =>
      findingsIn(head.file, (report) => {
        const hits = rows.flatMap(({ path, step }) =>
          valuesAt(base, head, path).map((hit) => ({ ...hit, step })),
        );
        if (!speaks(base)) return;
        for (const { step, field, before, after } of hits.toSorted((a, b) => a.member - b.member)) {
          if (step.weakens(before, after)) report(step.code, field, step.text(before), step.text(after));
        }
      }),
  };
}

interface FieldValues {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Which of the names under a `*` it is of; -1 for none. */
  readonly member: number;
}

function valuesAt(
  before: unknown,
  after: unknown,
  [name, ...rest]: readonly string[],
  at: readonly string[] = [],
  member = -1,
): readonly FieldValues[] {
  if (name === undefined) return [{ field: at.join("."), before, after, member }];
  const [a, b] = [membersOf(before), membersOf(after)];
  if (a === null || b === null) return [];
  const names = name === "*" ? [...a.keys()] : [name];
  return names.flatMap((each, index) =>
    valuesAt(a.get(each), b.get(each), rest, [...at, each], name === "*" ? index : member),
  );
}

/** By name; null for a value that has no members. A list has none of its own. */
export function membersOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (value instanceof Map) return value as ReadonlyMap<string, unknown>;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return new Map(Object.entries(value));
}
