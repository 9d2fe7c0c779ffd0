/** The filters of the table of cases, and the buttons that act on the cases that pass them. */
import { useMemo } from "preact/hooks";
import { pluralise } from "../src/messages/format.ts";
import { everyMeasure, type ReportData, type Row, type SystemPair } from "./decode.ts";
import { saveFile } from "./judge.tsx";
import { casesCsv, groupIssue } from "./leave.ts";
import { CopyButton } from "./small.tsx";
import { FLAGS, hasFlag, NO_FILTER, type Choice, type Filter, type Flag } from "./select.ts";
import { briefNames, shown as visible } from "./words.ts";

const LABELS: Readonly<Record<Flag, string>> = {
  failed: "Behind a failure",
  changed: "Changed",
  lost: "Lost a document",
  critical: "Critical",
  degraded: "Degraded",
  forbidden: "Forbidden",
  dead: "Not found before",
  error: "Error",
  unasked: "Not asked",
  new: "No baseline",
};

interface Props {
  readonly report: ReportData;
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
  readonly onJudge: () => void;
  readonly onPair: (pair: SystemPair) => void;
  readonly figure: string;
  readonly onFigure: (figure: string) => void;
  /** The rows that the filter keeps. */
  readonly rows: readonly Row[];
}

/** The options of a choice, each with its value and its label. */
type Options = readonly (readonly [string, string])[];

/** The search field, the filters, and what can be done with the rows that they keep. */
export function Filters({ report, filter, onChange, onJudge, rows, ...systems }: Props) {
  const total = report.rows.length;
  const allQueries = pluralise(total, "query", "queries");
  const { page } = report;
  const group = page.groups[Number(filter.group || "-1")];
  const plainOptions = (names: readonly string[]): Options => names.map((name) => [name, name]);
  const choices: readonly (readonly [
    choice: Choice,
    label: string,
    allLabel: string,
    options: Options,
  ])[] = [
    ["intent", "Intent", "All intents", plainOptions(page.intents)],
    ["category", "Category", "All categories", plainOptions(page.categories)],
    ["cause", "Cause of a loss", "All causes", page.causes],
    ["tag", "Tag", "All tags", plainOptions(page.tags)],
    [
      "group",
      "What changed",
      "All changes",
      page.groups.map(({ words }, at) => [String(at), words]),
    ],
  ];
  return (
    <div class="filters" role="search" aria-label="Queries">
      {page.compared && <Systems report={report} {...systems} />}
      <input
        type="search"
        aria-label="Search in query and id"
        placeholder="Search query or id"
        value={filter.search}
        onInput={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      {choices
        .filter(([choice, , , options]) => choice === "intent" || options.length > 0)
        .map(([choice, label, allLabel, options]) => (
          <select
            key={choice}
            aria-label={label}
            value={filter[choice]}
            onChange={(event) => onChange({ ...filter, [choice]: event.currentTarget.value })}
          >
            <option value="">{allLabel}</option>
            {options.map(([value, name]) => (
              <option key={value} value={value}>
                {visible(name, 80)}
              </option>
            ))}
          </select>
        ))}
      <FlagButtons report={report} filter={filter} onChange={onChange} />
      <p class="count" role="status">
        {rows.length === total ? allQueries : `${rows.length} of ${allQueries}`}
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
      <button
        type="button"
        class="quiet"
        onClick={() => saveFile("cases.csv", casesCsv(report, rows), "text/csv")}
      >
        Save as CSV
      </button>
      {group !== undefined && (
        <p class="group says" role="status">
          {visible(group.words)}{" "}
          <CopyButton
            label="Copy as issue"
            what=" of this group"
            text={() => groupIssue(report, group.words, rows)}
          />
        </p>
      )}
    </div>
  );
}

/** Chooses the two systems that are compared, and the measure that the systems' columns show. */
function Systems({
  report,
  onPair,
  figure,
  onFigure,
}: Pick<Props, "report" | "onPair" | "figure" | "onFigure">) {
  const { page, pair } = report;
  const renderChoice = (label: string, place: 0 | 1): preact.JSX.Element => (
    <label>
      {label}{" "}
      <select
        value={pair[place]}
        onChange={(event) => {
          const chosen = Number(event.currentTarget.value);
          const other = pair[1 - place] ?? 0;
          // If the other system is chosen here too, the two change places.
          const newOther = other === chosen ? pair[place] : other;
          onPair(place === 0 ? [chosen, newOther] : [newOther, chosen]);
        }}
      >
        {briefNames(page.names).map((name, i) => (
          <option key={name} value={i}>
            {visible(name, 80)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="systems">
      {renderChoice("Compare", 1)}
      {renderChoice("with", 0)}
      <label>
        by{" "}
        <select value={figure} onChange={(event) => onFigure(event.currentTarget.value)}>
          {everyMeasure(page).map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** A button for each flag that some case has. */
function FlagButtons({ report, filter, onChange }: Pick<Props, "report" | "filter" | "onChange">) {
  const counts = useMemo(
    () =>
      FLAGS.map((flag) => ({
        flag,
        count: report.rows.filter((row) => hasFlag(row, flag)).length,
      })),
    [report],
  );
  const toggleFlag = (flag: Flag): void => {
    const isOn = filter.flags.includes(flag);
    onChange({
      ...filter,
      flags: isOn ? filter.flags.filter((other) => other !== flag) : [...filter.flags, flag],
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
            onClick={() => toggleFlag(flag)}
          >
            {LABELS[flag]} <span class="num">{count}</span>
          </button>
        ))}
    </div>
  );
}
