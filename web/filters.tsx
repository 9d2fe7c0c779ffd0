/** The filters of the table of cases. */
import { useMemo } from "preact/hooks";
import { escapeInvisible } from "../src/messages/escape.ts";
import { pluralise } from "../src/messages/format.ts";
import type { ReportData } from "./decode.ts";
import {
  CHOICES,
  filterKey,
  FIRST_VIEW,
  FLAGS,
  hasFlag,
  listOptions,
  toggleFlag,
  type View,
} from "./view.ts";

/** By choice: what it chooses, and what stands there if nothing is chosen. */
const LABELS: Readonly<Record<(typeof CHOICES)[number], readonly [label: string, all: string]>> = {
  intent: ["Intent", "All intents"],
  category: ["Category", "All categories"],
  cause: ["Cause of a loss", "All causes"],
  tag: ["Tag", "All tags"],
  group: ["What changed", "All changes"],
};

interface Props {
  readonly report: ReportData;
  readonly view: View;
  readonly onChange: (part: Partial<View>) => void;
  /** Number of the rows that the filters keep. */
  readonly count: number;
}

/** The search field, the filters, and the button that opens the grading. */
export function Filters({ report, view, onChange, count }: Props) {
  const total = report.rows.length;
  const allQueries = pluralise(total, "query", "queries");
  const options = useMemo(() => listOptions(report), [report]);
  return (
    <div class="filters" role="search" aria-label="Queries">
      <input
        type="search"
        aria-label="Search in query and id"
        placeholder="Search query or id"
        value={view.q}
        onInput={(event) => onChange({ q: event.currentTarget.value })}
      />
      {CHOICES.filter((choice) => options[choice].length > 0).map((choice) => (
        <select
          key={choice}
          aria-label={LABELS[choice][0]}
          value={view[choice]}
          onChange={(event) => onChange({ [choice]: event.currentTarget.value })}
        >
          <option value="">{LABELS[choice][1]}</option>
          {options[choice].map(([value, name]) => (
            <option key={value} value={value}>
              {escapeInvisible(name, 80)}
            </option>
          ))}
        </select>
      ))}
      <FlagButtons report={report} view={view} onChange={onChange} />
      <p class="count" role="status">
        {count === total ? allQueries : `${count} of ${allQueries}`}
      </p>
      {filterKey(view) !== "" && (
        <button
          type="button"
          class="quiet"
          onClick={() => onChange({ ...FIRST_VIEW, sort: view.sort })}
        >
          Clear
        </button>
      )}
      {report.page.queue.length > 0 && (
        <button type="button" class="quiet" onClick={() => onChange({ judge: "1" })}>
          Judge results
        </button>
      )}
      {view.group !== "" && (
        <p class="group says" role="status">
          {escapeInvisible(report.page.groups[Number(view.group)]?.words ?? "")}
        </p>
      )}
    </div>
  );
}

/** A button for each flag that some case has. */
function FlagButtons({ report, view, onChange }: Omit<Props, "count">) {
  const counts = useMemo(
    () => FLAGS.map(([, , isTrue]) => report.rows.filter((row) => isTrue(row)).length),
    [report],
  );
  return (
    <div class="flags" role="group" aria-label="Show only">
      {FLAGS.map(
        ([name, label], i) =>
          counts[i] !== 0 && (
            <button
              key={name}
              type="button"
              aria-pressed={hasFlag(view, name)}
              onClick={() => onChange(toggleFlag(view, name))}
            >
              {label} <span class="num">{counts[i]}</span>
            </button>
          ),
      )}
    </div>
  );
}
