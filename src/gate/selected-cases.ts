/**
 * Tiers: a config with `select` asks and judges only a part of the suite, while the stored baseline
 * has all rows.
 */
import { isSelected, type Select } from "../model/config.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { Inputs } from "../model/report.ts";
import { summariseRows } from "../metrics/score.ts";
import { findDifferences } from "./sound.ts";
import { indexById } from "../model/lookup.ts";

/**
 * Returns the files with the selected cases and their rows alone, with latency off, and as `whole`
 * the files as they were. Returns the files as they are if all is selected.
 */
export function keepSelected(
  inputs: Inputs,
  select: Select | undefined = inputs.config.select,
): Inputs {
  const { suite, baseline } = inputs;
  if (select === undefined) {
    return inputs;
  }
  const cases = suite.cases.filter((each) => isSelected(select, each));
  const narrowed = baseline && selectRows(inputs, baseline, select);
  const isAll =
    cases.length === suite.cases.length && narrowed?.cases.size === baseline?.cases.size;
  if (isAll) {
    return inputs;
  }
  // The plan of how often each query is timed is made for the whole suite. A part of it has too few
  // samples.
  const config = { ...inputs.config, latency: "off" as const };
  return { ...inputs, config, suite: { ...suite, cases }, baseline: narrowed, whole: inputs };
}

/** Returns the files with the cases and rows of `model`, whatever their own config selects. */
export function selectSameCases(inputs: Inputs, model: Inputs): Inputs {
  const hasAllCases = model.whole === undefined;
  if (hasAllCases) {
    return wholeInputs(inputs);
  }
  // Also those of rows whose case the model's suite lacks.
  const ids = [...model.suite.cases.map(({ id }) => id), ...(model.baseline?.cases.keys() ?? [])];
  return keepSelected(wholeInputs(inputs), { tags: [], intents: [], ids });
}

/**
 * Returns the baseline with the selected cases' rows. A row whose case the suite lacks is selected
 * by its intent or id.
 */
function selectRows({ suite }: Inputs, baseline: Baseline, select: Select): Baseline {
  const casesById = indexById(suite.cases);
  const rows = [...baseline.cases].filter(([id, row]) =>
    isSelected(select, casesById.get(id) ?? { id, intent: row.intent }),
  );
  return withRows(baseline, new Map(rows));
}

function withRows(baseline: Baseline, cases: ReadonlyMap<string, BaselineCase>): Baseline {
  const names = [...baseline.means.overall.keys()];
  return { ...baseline, cases, ...summariseRows(cases.values(), names, baseline.definition) };
}

export function wholeInputs(inputs: Inputs): Inputs {
  return inputs.whole ?? inputs;
}

/**
 * Returns the new baseline of selected cases, with the stored rows of the cases that were not
 * asked. Times stay those of the stored baseline, since they are of the whole suite. Null if the
 * stored figures mean something else, or are the mean of another number of runs.
 */
export function keepUnselectedRows(newBaseline: Baseline, inputs: Inputs): Baseline | null {
  const { config, suite, baseline: old } = wholeInputs(inputs);
  const unselectedRows = findUnselectedRows(inputs);
  if (old === null || unselectedRows.size === 0) {
    return newBaseline;
  }
  if (findDifferences(config, suite, old).length > 0 || old.run_count !== newBaseline.run_count) {
    return null;
  }
  const askedRows = [...newBaseline.cases].map(
    ([id, row]) => [id, withTimes(row, old.cases.get(id))] as const,
  );
  const allRows = [...askedRows, ...unselectedRows].toSorted(([a], [b]) => compareCodePoints(a, b));
  const { environment, timing, answers_vary: varies } = old;
  // The other rows may keep figures of an earlier accepted state, even if those asked keep none.
  const hasAccepted = [...unselectedRows.values()].some((row) => row.accepted !== undefined);
  const accepted = newBaseline.accepted ?? (hasAccepted ? old.accepted : undefined);
  const merged: Baseline = {
    ...newBaseline,
    environment,
    timing,
    ...(accepted && { accepted }),
    ...(varies && { answers_vary: varies }),
  };
  return withRows(merged, new Map(allRows));
}

/** Returns the stored rows that `select` leaves out of `baseline`. None without `select`. */
export function findUnselectedRows({ baseline, whole }: Inputs): ReadonlyMap<string, BaselineCase> {
  const rows = whole?.baseline?.cases ?? new Map<string, BaselineCase>();
  return new Map([...rows].filter(([id]) => baseline?.cases.has(id) !== true));
}

/**
 * Returns the row with the times of the old row. The baseline's times are of a run of the whole
 * suite, and times of a selection are not comparable with them.
 */
function withTimes(row: BaselineCase, old: BaselineCase | undefined): BaselineCase {
  const { spans_ms: _spans, ...withoutSpans } = row;
  const spans = old?.spans_ms;
  return { ...withoutSpans, latency_ms: old?.latency_ms ?? [], ...(spans && { spans_ms: spans }) };
}
