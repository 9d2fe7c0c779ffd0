import { useMemo } from "preact/hooks";
import { plural } from "../src/words/format.ts";
import type { ReportData } from "./decode.ts";
import { FLAGS, hasFlag, NO_FILTER, type Choice, type Filter, type Flag } from "./select.ts";
import { shown as visible } from "./words.ts";

const LABELS: Readonly<Record<Flag, string>> = {
  failed: "Behind a failure",
  changed: "Changed",
  lost: "Lost a target",
  critical: "Critical",
  degraded: "Degraded",
  forbidden: "Forbidden",
  dead: "Not found at baseline",
  error: "Error",
  unasked: "Not asked",
  new: "No baseline",
};

interface Props {
  readonly report: ReportData;
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
  readonly onJudge: () => void;
  readonly shown: number;
}

/** Value and label. */
type Options = readonly (readonly [string, string])[];

export function Filters({ report, filter, onChange, onJudge, shown }: Props) {
  const total = report.rows.length;
  const { page } = report;
  const same = (names: readonly string[]): Options => names.map((name) => [name, name]);
  const choices: readonly (readonly [Choice, string, string, Options])[] = [
    ["intent", "Intent", "All intents", same(page.intents)],
    ["category", "Category", "All categories", same(page.categories)],
    ["cause", "Cause of a loss", "All causes", page.causes],
    ["tag", "Tag", "All tags", same(page.tags)],
  ];
  return (
    <div class="filters" role="search" aria-label="Cases">
      <input
        type="search"
        aria-label="Search in query and id"
        placeholder="Search query or id"
        value={filter.search}
        onInput={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      {choices
        .filter(([choice, , , options]) => choice === "intent" || options.length > 0)
        .map(([choice, label, all, options]) => (
          <select
            key={choice}
            aria-label={label}
            value={filter[choice]}
            onChange={(event) => onChange({ ...filter, [choice]: event.currentTarget.value })}
          >
            <option value="">{all}</option>
            {options.map(([value, name]) => (
              <option key={value} value={value}>
                {visible(name, 80)}
              </option>
            ))}
          </select>
        ))}
      <FlagButtons report={report} filter={filter} onChange={onChange} />
      <p class="count" role="status">
        {shown === total ? plural(total, "case") : `${shown} of ${plural(total, "case")}`}
      </p>
      {filter !== NO_FILTER && (
        <button type="button" class="quiet" onClick={() => onChange(NO_FILTER)}>
          Clear
        </button>
      )}
      {page.queue.length > 0 && (
        <button type="button" class="quiet" onClick={onJudge}>
          Judge results
        </button>
      )}
    </div>
  );
}

/** Only those that would keep something; a button that is pressed stays. */
function FlagButtons({ report, filter, onChange }: Pick<Props, "report" | "filter" | "onChange">) {
  const counts = useMemo(
    () => FLAGS.map((flag) => ({ flag, count: report.rows.filter((row) => hasFlag(row, flag)).length })),
    [report],
  );
  const toggle = (flag: Flag): void => {
    const on = filter.flags.includes(flag);
    onChange({
      ...filter,
      flags: on ? filter.flags.filter((each) => each !== flag) : [...filter.flags, flag],
    });
  };
  return (
    <div class="flags" role="group" aria-label="Show only">
      {counts
        .filter(({ count }) => count > 0)
        .map(({ flag, count }) => (
          <button
            key={flag}
            type="button"
            aria-pressed={filter.flags.includes(flag)}
            onClick={() => toggle(flag)}
          >
            {LABELS[flag]} <span class="num">{count}</span>
          </button>
        ))}
    </div>
  );
}
