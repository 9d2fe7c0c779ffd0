import { formatValue } from "../src/words/format.ts";
import type { Unit } from "../src/model/scores.ts";
import type { ReportData, Row } from "./decode.ts";
import { LATENCY, trendOf, type Measure } from "./measures.ts";
import { Mark } from "./mark.tsx";
import { moveTone, moveWords, outcomeOf, shown } from "./words.ts";

const LENGTH = 200;

interface Props {
  readonly report: ReportData;
  readonly row: Row;
  /** Place in the sorted list, from 0. */
  readonly position: number;
  /** Indices of the metrics that have a column. */
  readonly metrics: readonly number[];
  /** The link that opens the case over what is shown. */
  readonly href: string;
  readonly active: boolean;
  readonly onFocus: () => void;
}

export function CaseRow({ report, row, position, metrics, href, active, onFocus }: Props) {
  const { units, metrics: names } = report.page;
  const measures = new Map(report.measures.map((each) => [each.name, each]));
  const outcome = outcomeOf(row);
  return (
    <tr aria-rowindex={position + 2}>
      <th scope="row" class="c-query">
        <a href={href} tabIndex={active ? 0 : -1} data-position={position} onFocus={onFocus}>
          {shown(row.case.query, LENGTH) || "(empty query)"}
        </a>
        {row.case.critical && <span class="tag">critical</span>}
      </th>
      <td class="c-id">
        <code>{shown(row.case.id, LENGTH)}</code>
      </td>
      <td class="c-intent">{shown(row.intent, LENGTH)}</td>
      <td class="c-move">
        <Moves row={row} />
      </td>
      {metrics.map((at) => (
        <td key={at} class="c-num num">
          <Figure
            unit={units[at] ?? "share"}
            now={row.metrics[at] ?? null}
            row={row}
            measure={measures.get(names[at] ?? "")}
          />
        </td>
      ))}
      <td class="c-num num">
        <Figure unit="ms" now={row.ms} row={row} measure={measures.get(LATENCY)} />
      </td>
      <td class="c-outcome">
        <span class={outcome.tone}>
          <Mark tone={outcome.tone} />
          {outcome.words}
        </span>
      </td>
    </tr>
  );
}

/** The worst of the targets; the others are counted. */
function Moves({ row }: { readonly row: Row }) {
  const [first, ...others] = row.targets;
  if (row.case.expect_empty) return <span class="dim">nothing expected, {row.results.length} found</span>;
  if (first === undefined) return <span class="dim">no target</span>;
  return (
    <>
      <span class={`move-words ${moveTone(first)}`}>{moveWords(first)}</span>{" "}
      <code>{shown(first.label, LENGTH)}</code>
      {others.length > 0 && <span class="dim"> +{others.length}</span>}
    </>
  );
}

/** The figure now; an arrow where it moved, with the old one for those who hover or listen. */
function Figure(props: {
  readonly unit: Unit;
  readonly now: number | null;
  readonly row: Row;
  /** Absent where no case has the metric on both sides. */
  readonly measure: Measure | undefined;
}) {
  const { unit, now, row, measure } = props;
  const before = measure?.before(row) ?? null;
  const trend = measure === undefined ? null : trendOf(measure, row);
  if (now === null || before === null || trend === null || trend === "same")
    return <>{formatValue(unit, now)}</>;
  const [shownNow, was] = [formatValue(unit, now), formatValue(unit, before)];
  if (shownNow === was) return <>{shownNow}</>;
  return (
    <span title={`was ${was}`}>
      <span class="arrow" aria-hidden="true">
        {now > before ? "▲" : "▼"}{" "}
      </span>
      {shownNow}
      <span class="unseen">, was {was}</span>
    </span>
  );
}
