import { useMemo } from "preact/hooks";
import { plural } from "../src/words/format.ts";
import type { ReportData } from "./decode.ts";
import { FLAGS, hasFlag, NO_FILTER, type Filter, type Flag } from "./select.ts";
import { shown as visible } from "./words.ts";

const LABELS: Readonly<Record<Flag, string>> = {
  failed: "Behind a failure",
  changed: "Changed",
  lost: "Lost a target",
  critical: "Critical",
  error: "Error",
  new: "No baseline",
};

interface Props {
  readonly report: ReportData;
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
  readonly shown: number;
}

export function Filters({ report, filter, onChange, shown }: Props) {
  const total = report.rows.length;
  return (
    <div class="filters" role="search" aria-label="Cases">
      <input
        type="search"
        aria-label="Search in query and id"
        placeholder="Search query or id"
        value={filter.search}
        onInput={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      <select
        aria-label="Intent"
        value={filter.intent}
        onChange={(event) => onChange({ ...filter, intent: event.currentTarget.value })}
      >
        <option value="">All intents</option>
        {report.page.intents.map((intent) => (
          <option key={intent} value={intent}>
            {visible(intent, 80)}
          </option>
        ))}
      </select>
      <FlagButtons report={report} filter={filter} onChange={onChange} />
      <p class="count" role="status">
        {shown === total ? plural(total, "case") : `${shown} of ${plural(total, "case")}`}
      </p>
      {filter !== NO_FILTER && (
        <button type="button" class="quiet" onClick={() => onChange(NO_FILTER)}>
          Clear
        </button>
      )}
    </div>
  );
}

/** Only those that would keep something; a button that is pressed stays. */
function FlagButtons({ report, filter, onChange }: Omit<Props, "shown">) {
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
