/**
 * The policy: every field of config, case and baseline, with what a change of it may do. The list is closed: a changed
 * field that has no row is a finding, so that a new one can't be forgotten.
 */
import { EPSILON } from "../decision/limits.ts";
import { compactCanonical, sameCanonical } from "../model/canonical-json.ts";
import type { WeakeningCode, WeakeningFinding } from "../model/verdict.ts";
import { type ReadableChange, figure, findingsIn } from "./finding.ts";

/** Which way weakens, for a field whose value says so by itself. */
interface FieldRule {
  /** Of values that are written or null; undefined where a side lacks the name. */
  readonly weakens: (before: unknown, after: unknown) => boolean;
  readonly text: (value: unknown) => string;
  /** In place of the group's own. */
  readonly code?: WeakeningCode;
  /** Where the base lacks what holds the field, it is looked at all the same. */
  readonly alone?: true;
}

/**
 * `free`: the author's own, or said by the fields that it brings. `measured`: held to this run (decision/new-baseline.ts).
 * Any other word is the way in weakening.ts that knows which direction weakens.
 */
type Direction = string | FieldRule;

/** By path; `*` is any one name, `**` the field and all below it. */
export type DirectionRows = Readonly<Record<string, Direction>>;

interface Directions {
  readonly config: DirectionRows;
  readonly case: DirectionRows;
  readonly baseline: DirectionRows;
}

const written = (value: unknown): string => {
  if (value === undefined || value === null) {
    return "none";
  }
  if (typeof value === "number") {
    return figure(value);
  }
  return typeof value === "string" ? value : compactCanonical(value);
};
const weakens = (rule: FieldRule["weakens"], text = written): FieldRule => ({
  weakens: rule,
  text,
});
const shown = (rule: FieldRule, text: FieldRule["text"]): FieldRule => ({ ...rule, text });
/** A rule that lets more pass. */
const loosened = (rule: FieldRule): FieldRule => ({ ...rule, code: "rule_loosened" });

/** `null` sets no limit. */
const limit = (value: unknown): number => (value === null ? Infinity : Number(value));
const isOn = (value: unknown): boolean => value !== undefined && value !== "off" && value !== false;
/** Another value. */
const same = weakens((before, after) => !sameCanonical(before ?? null, after ?? null));
/** Another value than the one that the base has, if it has one. */
const kept = weakens((before, after) => (before ?? null) !== null && same.weakens(before, after));
/** A smaller number, or one where there was none. */
const less = weakens((before, after) => limit(after) < limit(before ?? null));
const more = weakens((before, after) => limit(after) > limit(before) + EPSILON);
/** Gone, or switched off. */
const off = weakens((before, after) => isOn(before) && !isOn(after));
/** `auto` takes at least three, and fills what is gated: what drops out of the plan is found in the baseline. */
const fewer = weakens(
  (before, after) => after !== "auto" && less.weakens(before === "auto" ? 3 : before, after),
);
/** The same, where nothing is as little as 0. */
const lower: FieldRule = weakens((before, after) => Number(after ?? 0) < Number(before ?? 0));
const allowed = weakens((before, after) => before !== "allow" && after === "allow");

const onOff = (value: unknown): string => (isOn(value) ? "on" : "off");
const percent = (share: unknown): string => `${figure(Number(share) * 100)}%`;
const currency = (value: unknown): string => written(membersOf(value)?.get("currency"));
const or =
  (word: string) =>
  (value: unknown): string =>
    (value ?? null) === null ? word : written(value);

function rows(direction: Direction, names: string, under = ""): DirectionRows {
  return Object.fromEntries(names.split(" ").map((name) => [under + name, direction]));
}

const RULE = "tolerance floor ceiling significance";

/** In the order in which findings are reported. */
const CONFIG: DirectionRows = {
  // What it brings is compared, wherever it lies.
  ...rows("free", "suite baseline"),
  k: same,
  definition: "free",
  ...rows(
    same,
    "case_sensitive collapse duplicates gain ignore_identical_ids min_score",
    "definition.",
  ),
  ...rows(same, "order percentile relevance scores", "definition."),
  "definition.text": "free",
  ...rows(same, "autojunk min_contained threshold", "definition.text."),
  metrics: "metrics",
  gate: "rules",
  ...rows("rules", "significance per_intent * intents intents.* intents.*.*", "gate."),
  ...rows("rules", "per_intent.tolerance per_intent.significance", "gate."),
  ...rows("rules", RULE, "gate.*."),
  ...rows("rules", RULE, "gate.intents.*.*."),
  // The stored baseline holds side by side, whether the base measures latency or not.
  "latency.side_by_side.drift": { ...loosened(shown(allowed, or("refuse"))), alone: true },
  latency: shown(off, onOff),
  "latency.repeats": fewer,
  ...rows(less, "warmup budget_s cases", "latency."),
  // The base's times say nothing of another clock's; and of many seeds one draws a lucky interval.
  ...rows(same, "source seed", "latency."),
  "latency.side_by_side": "free",
  // Where answers vary, rows as a whole are compared with the run; without asking twice each row has to equal it.
  vary: "free",
  ...rows(loosened(shown(more, percent)), "p50 p95", "latency.side_by_side."),
  prices: shown(off, currency),
  "prices.currency": kept,
  "prices.models": "free",
  "prices.models.*": off,
  ...rows(lower, "prompt completion per_call", "prices.models.*."),
  judge: "judge",
  ...rows("judge", "model embedding_model temperature seed base_url cache", "judge."),
  // A judge that is asked less ends the run; it passes nothing.
  ...rows(
    "free",
    "api_key.** max_requests max_cost prices.** timeout_ms retries concurrency",
    "judge.",
  ),
  retriever: "retriever",
  ...rows("retriever", "kind url ready_url embed embed.url path", "retriever."),
  // How an answer is read: without it a degraded answer looks whole, and the retriever's own clock is another.
  ...rows(kept, "degraded latency_ms", "retriever."),
  "retriever.timeout_ms": more,
  // Fewer documents are an easier search under the corpus's old digest.
  "retriever.max_docs": shown(less, or("all")),
  ...rows("free", "headers.** body.** vector", "retriever.embed."),
  ...rows(
    "free",
    "arguments.** body.** command ca concurrency corpus cwd env.** env_only files function",
    "retriever.",
  ),
  ...rows(
    "free",
    "headers.** max_per_second method params.** per_query preset python ready results results.empty results.lines retries start.**",
    "retriever.",
  ),
  ...rows("free", "startup_timeout_ms tool total_timeout_ms", "retriever."),
};

const CASE: DirectionRows = {
  ...rows(same, "query intent params"),
  critical: off,
  expect_empty: same,
  reference_answer: shown(kept, or("removed")),
  // A renamed case is none of these: its id is the author's own.
  ...rows("cases", "group expected.** forbidden.** id params.**"),
  tags: "free",
};

const BASELINE: DirectionRows = {
  // Held to this run, and to what the base's baseline keeps (decision/new-baseline.ts).
  ...rows(
    "measured",
    "results clusters targets.** forbidden.** expect_empty accepted.**",
    "cases.*.",
  ),
  ...rows("measured", "accepted accepted.commit accepted.recordings answers_vary"),
  // A row that is new is held to what was measured, one that is gone is lowered.
  "cases.*": "baseline",
  ...rows("baseline", "ask metrics.** ranks values", "cases.*."),
  // Read as the cases' own.
  ...rows(
    "baseline",
    "samples samples.* samples.*.latency_ms samples.*.spans_ms samples.*.spans_ms.*",
  ),
  // They follow from the cases.
  ...rows("baseline", "metrics.**"),
  ...rows("measured", "run_count cases.*.found_in"),
  // What the plan leaves out is what counts.
  ...rows("latency", "plan plan.filled plan.repeats plan.repeats.* timing.source"),
  ...rows("latency", "named repeats scope statistic", "plan.filled."),
  ...rows("free", "ms queries unfilled", "plan."),
  ...rows("free", "budget_s by named queries repeats scope statistic", "plan.unfilled."),
  // These have to fit the config, or nothing is compared.
  ...rows("incomparable", "definition.** k judge.** prices.** suite.name"),
  // Of how it was recorded, for readers; the bucket of a case is the suite's.
  ...rows("free", "cases.*.intent suite.digest suite.revision environment.** retriever.** tool"),
  "timing.**": "free",
  "files.**": "vouched files",
};

export const DIRECTIONS: Directions = { config: CONFIG, case: CASE, baseline: BASELINE };

/** What the loaded files say beside what was written, or in other places: names of files, and what follows from fields. */
const DERIVED: DirectionRows = {
  ...rows("rules", "gate.metrics gate.metrics.*"),
  ...rows("rules", RULE, "gate.metrics.*."),
  ...rows("measured", "cases.*.found cases.*.found.in cases.*.found.of"),
  ...rows("baseline", "cases.*.digests.** cases.*.latency_ms cases.*.spans_ms.** means.**"),
  ...rows("baseline", "latency.overall.** latency.by_intent.** latency.by_tag.**"),
  ...rows("cases", "digests.** digest.** answers_only.** judged_irrelevant.**"),
  // Tags of a row are the suite's, where a change of them is judged.
  ...rows("free", "cases.*.tags written_definition.** file.** suites.** beside.** place.**"),
  named_by_query: "free",
};

/** The row of a path, given by its names; undefined where none lists it. */
export function directionOf(table: DirectionRows, path: readonly string[]): Direction | undefined {
  return rowOf(table, path) ?? rowOf(DERIVED, path);
}

function rowOf(table: DirectionRows, path: readonly string[]): Direction | undefined {
  return (
    table[path.join(".")] ??
    Object.entries(table).find(([pattern]) => matches(pattern.split("."), path))?.[1]
  );
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  for (const [index, name] of pattern.entries()) {
    if (name === "**") {
      return true;
    }
    if (index >= parts.length || (name !== "*" && name !== parts[index])) {
      return false;
    }
  }
  return pattern.length === parts.length;
}

type WeakeningGroup = Extract<WeakeningCode, "definition" | "sampling" | "prices" | "retriever">;
const GROUPS: Readonly<Record<string, WeakeningGroup>> = {
  k: "definition",
  definition: "definition",
  prices: "prices",
  retriever: "retriever",
};

/** What the rows of the config say of a change, for one group of them: the group's name is the finding's code. */
export function walked(
  group: WeakeningGroup,
  { base, head }: Pick<ReadableChange, "base" | "head">,
): readonly WeakeningFinding[] {
  const own = Object.entries(CONFIG).filter(
    ([path]) => (GROUPS[path.split(".")[0]!] ?? "sampling") === group,
  );
  return findingsIn(head.config.file, (report) => {
    for (const { code, field, before, after } of weakened(
      Object.fromEntries(own),
      base.config,
      head.config,
    )) {
      report(code ?? group, field, before, after);
    }
  });
}

interface Weakened<T> {
  readonly field: string;
  readonly before: T;
  readonly after: T;
}

/** The fields whose row in the table calls their change a weakening, in the table's order. `code` is the row's. */
export function weakened(
  table: DirectionRows,
  base: unknown,
  head: unknown,
): readonly (Weakened<string> & Pick<FieldRule, "code">)[] {
  return Object.entries(table).flatMap(([path, rule]) => {
    if (typeof rule === "string") {
      return [];
    }
    const { text, weakens: isWeaker, ...more } = rule;
    const values = valuesAt(base, head, path.split("."), rule.alone === true);
    return values.flatMap(({ field, before, after }) =>
      isWeaker(before, after) ? [{ ...more, field, before: text(before), after: text(after) }] : [],
    );
  });
}

function valuesAt(
  before: unknown,
  after: unknown,
  [name, ...rest]: readonly string[],
  alone: boolean,
  at: readonly string[] = [],
): readonly Weakened<unknown>[] {
  if (name === undefined) {
    return [{ field: at.join("."), before, after }];
  }
  const [a, b] = [membersOf(before), membersOf(after)];
  if (b === null || (a === null && !alone)) {
    return [];
  }
  const names = name === "*" ? [...(a ?? b).keys()] : [name];
  return names.flatMap((each) => valuesAt(a?.get(each), b.get(each), rest, alone, [...at, each]));
}

/** By name; null for a value that has no members. A list has none of its own. */
function membersOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (value instanceof Map) {
    return value as ReadonlyMap<string, unknown>;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return null;
  }
  return new Map(Object.entries(value));
}

/** Fields that changed and that no one has said of which way weakens. */
export function unlisted(
  { base, head }: ReadableChange,
  directions: Directions,
): readonly WeakeningFinding[] {
  const now = new Map(head.suite.cases.map((each) => [each.id, each]));
  const pairs = [
    { of: "config" as const, file: head.config.file, before: base.config, after: head.config },
    {
      of: "baseline" as const,
      file: head.config.baseline,
      before: base.baseline,
      after: head.baseline,
    },
    ...base.suite.cases.flatMap((before) => {
      const after = now.get(before.id);
      return after === undefined
        ? []
        : [{ of: "case" as const, file: after.place.file, before, after }];
    }),
  ];
  return pairs.flatMap(({ of, file, before, after }) =>
    findingsIn(file, (report) => {
      if (before === null || after === null) {
        return;
      }
      for (const path of changedPaths(before, after, [])) {
        if (directionOf(directions[of], path) !== undefined) {
          continue;
        }
        report("unlisted", [of, ...path].join("."), "as the base has it", "changed");
      }
    }),
  );
}

/** Paths of the leaves that differ, name by name; list items share their list's path. */
function changedPaths(
  before: unknown,
  after: unknown,
  at: readonly string[],
): readonly (readonly string[])[] {
  const [a, b] = [membersOf(before), membersOf(after)];
  if (a === null || b === null) {
    return same.weakens(before, after) ? [at] : [];
  }
  const keys = new Set([...a.keys(), ...b.keys()]);
  return [...keys].flatMap((key) => changedPaths(a.get(key), b.get(key), [...at, key]));
}
