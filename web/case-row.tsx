import { formatMs, formatValue } from "../src/words/format.ts";
import type { Unit } from "../src/model/scores.ts";
import type { ReportData, Row } from "./decode.ts";
import { caseHash } from "./link.ts";
import { Mark } from "./mark.tsx";
import { moveTone, moveWords, outcomeOf, shown } from "./words.ts";

const LENGTH = 200;

interface Props {
  readonly report: ReportData;
  readonly row: Row;
  /** Place in the sorted list, from 0. */
  readonly position: number;
  readonly active: boolean;
  readonly onFocus: () => void;
}

export function CaseRow({ report, row, position, active, onFocus }: Props) {
  const { units, columns } = report.page;
  const outcome = outcomeOf(row);
  return (
    <tr aria-rowindex={position + 2}>
      <th scope="row" class="c-query">
        <a href={caseHash(row.case.id)} tabIndex={active ? 0 : -1} data-position={position} onFocus={onFocus}>
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
      {columns.map((at) => (
        <td key={at} class="c-num num">
          <Figure
            unit={units[at] ?? "share"}
            now={row.metrics[at] ?? null}
            before={row.metricsBefore?.[at] ?? null}
          />
        </td>
      ))}
      <td class="c-num num">{formatMs(row.ms)}</td>
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
function Figure(props: { readonly unit: Unit; readonly now: number | null; readonly before: number | null }) {
  const { unit, now, before } = props;
  if (now === null || before === null || Math.abs(now - before) < 5e-4) return <>{formatValue(unit, now)}</>;
  const was = formatValue(unit, before);
  return (
    <span title={`was ${was}`}>
      <span class="arrow" aria-hidden="true">
        {now > before ? "▲" : "▼"}{" "}
      </span>
      {formatValue(unit, now)}
      <span class="unseen">, was {was}</span>
    </span>
  );
}
