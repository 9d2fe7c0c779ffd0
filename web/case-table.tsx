/** The table of cases; only the rows in sight exist. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { escapeInvisible } from "../src/messages/escape.ts";
import { formatValue } from "../src/messages/format.ts";
import { LATENCY, measureTrend, type Measure, type ReportData, type Row } from "./decode.ts";
import { Mark } from "./small.tsx";
import { keyMove, useWindow } from "./window.ts";
import { moveTone, rowOutcome, targetWords } from "./words.ts";

/** Pixels of a row, as in the stylesheet: all have one height, so the table's length is known. */
const ROW_HEIGHT = 36;
/** Characters of a text in a cell. */
const LENGTH = 200;

/** A column that the table can be sorted by. */
interface Column {
  /** What it is called in a sort (order.ts). */
  readonly key: string;
  readonly name: string;
  readonly cls: string;
  /** The direction that a first click gives: what matters most on top. */
  readonly descending?: boolean;
  readonly renderCell: (row: Row) => ComponentChildren;
}

const QUERY: Pick<Column, "key" | "name" | "cls"> = { key: "query", name: "Query", cls: "c-query" };
const FIRST_COLUMNS: readonly Column[] = [
  {
    key: "id",
    name: "Id",
    cls: "c-id",
    renderCell: (row) => <code>{escapeInvisible(row.case.id, LENGTH)}</code>,
  },
  {
    key: "intent",
    name: "Intent",
    cls: "c-intent",
    renderCell: (row) => escapeInvisible(row.case.intent, LENGTH),
  },
  {
    key: "fall",
    name: "Document, rank before → now",
    cls: "c-move",
    descending: true,
    renderCell: (row) => <Moves row={row} />,
  },
];
const OUTCOME: Column = {
  key: "outcome",
  name: "Outcome",
  cls: "c-outcome",
  renderCell: (row) => {
    const { tone, words } = rowOutcome(row);
    return (
      <span class={tone}>
        <Mark tone={tone} />
        {words}
      </span>
    );
  },
};

/** The most metrics with a column, those that get one, and those that get one if there is room. */
const METRIC_COLUMNS = 3;
const USUAL = /^(recall|mrr|ndcg)(@|$)/;
const FALLBACK =
  /^(hit_rate|map|precision|faithfulness|answer_relevancy|context_recall|context_precision)(@|$)/;

/**
 * Returns the columns after the query's: metrics (the usual ones, and one that the table is sorted
 * by) stand between the first columns and latency and outcome, which are always there.
 */
function listColumns({ measures }: ReportData, sort: string): readonly Column[] {
  const metrics = measures.filter(({ name }) => name !== LATENCY);
  const usualMetrics = [USUAL, FALLBACK]
    .flatMap((pattern) => metrics.filter(({ name }) => pattern.test(name)))
    .slice(0, METRIC_COLUMNS);
  // `sort` is such as `-value:recall@10`.
  const sortedMetrics = metrics.filter(({ name }) => sort.endsWith(`:${name}`));
  const time = measures.filter(({ name }) => name === LATENCY);
  const shownMeasures = new Set([...usualMetrics, ...sortedMetrics, ...time]);
  const figures = [...shownMeasures].map((measure): Column => ({
    key: `value:${measure.name}`,
    name: measure.name === LATENCY ? "Latency" : measure.name,
    cls: "c-num num",
    ...(measure.name === LATENCY && { descending: true }),
    renderCell: (row) => <Figure row={row} measure={measure} />,
  }));
  return [...FIRST_COLUMNS, ...figures, OUTCOME];
}

interface Props {
  readonly report: ReportData;
  readonly rows: readonly Row[];
  /** The column that the table is sorted by, `-` before it for a descending order. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly rowHref: (row: Row) => string;
}

/** The table of cases. Arrow keys move between its rows. */
export function CaseTable({ report, rows, sort, onSort, rowHref }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { first, last } = useWindow(frame, rows.length, ROW_HEIGHT);
  const [active, setActive] = useActiveRow(frame, rows);
  const columns = listColumns(report, sort);
  const onKeyDown = (event: KeyboardEvent): void => {
    // On the frame around the table, the arrow keys scroll.
    const isOnLink = event.target instanceof HTMLAnchorElement;
    const next = isOnLink ? keyMove(event.key, active, rows.length) : null;
    if (next !== null) {
      event.preventDefault();
      setActive(next);
    }
  };
  return (
    <div
      class="cases"
      ref={frame}
      role="region"
      aria-label="Table of queries"
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <table aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {[QUERY, ...columns].map((column) => (
              <Header key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer rows={first} columns={columns.length + 1} />
          {rows.slice(first, last).map((row, i) => (
            <CaseRow
              key={first + i}
              row={row}
              columns={columns}
              href={rowHref(row)}
              position={first + i}
              active={first + i === active}
              // The row has the focus already: false.
              onFocus={() => setActive(first + i, false)}
            />
          ))}
          <Spacer rows={rows.length - last} columns={columns.length + 1} />
        </tbody>
      </table>
      {rows.length === 0 && <p class="none">No query matches these filters.</p>}
    </div>
  );
}

interface HeaderProps extends Pick<Props, "sort" | "onSort"> {
  readonly column: Pick<Column, "key" | "name" | "cls" | "descending">;
}

/**
 * A column's head, with an arrow if the table is sorted by it or by its change (`change:recall@10`,
 * which the lines above the table choose). A click sorts by the column's value, in its usual
 * direction first, and then in the other one.
 */
function Header({ column: { key, name, cls, descending = false }, sort, onSort }: HeaderProps) {
  const sortKey = sort.replace(/^-/, "");
  const isDescending = sort.startsWith("-");
  const isSortedByValue = sortKey === key;
  const isSortedByChange = !isSortedByValue && sortKey === key.replace("value:", "change:");
  const isSorted = isSortedByValue || isSortedByChange;
  const nextDescending = isSortedByValue ? !isDescending : descending;
  return (
    <th
      scope="col"
      class={cls}
      {...(isSorted && { "aria-sort": isDescending ? "descending" : "ascending" })}
    >
      <button type="button" onClick={() => onSort(nextDescending ? `-${key}` : key)}>
        {name}
        {isSortedByChange && " change"}
        {isSorted && (
          <span class="arrow" aria-hidden="true">
            {isDescending ? " ▼" : " ▲"}
          </span>
        )}
      </button>
    </th>
  );
}

/** A row as high as the `rows` that are not drawn; nothing if all are. */
function Spacer({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  if (rows <= 0) {
    return null;
  }
  return (
    <tr class="spacer" aria-hidden="true">
      <td colSpan={columns} style={{ height: `${rows * ROW_HEIGHT}px` }} />
    </tr>
  );
}

/**
 * Returns the row that Tab reaches, and a function that moves it: it scrolls there and, once the
 * row is drawn, gives it the focus, or not if `focus` is false. New rows begin at the first.
 */
function useActiveRow(
  frame: { readonly current: HTMLDivElement | null },
  rows: readonly Row[],
): [number, (index: number, focus?: boolean) => void] {
  const [active, setActive] = useState(0);
  const wantsFocus = useRef(false);
  useEffect(() => setActive(0), [rows]);
  useLayoutEffect(() => {
    const link = frame.current?.querySelector<HTMLElement>(`[data-position="${active}"]`);
    if (wantsFocus.current && link) {
      wantsFocus.current = false;
      link.focus({ preventScroll: true });
    }
  });
  const moveSelection = (index: number, focus: boolean = true): void => {
    setActive(index);
    if (!focus || frame.current === null) {
      return;
    }
    wantsFocus.current = true;
    const { scrollTop, clientHeight } = frame.current;
    // The header, as high as a row, covers the top of the frame: hence two rows more and not one.
    const top = index * ROW_HEIGHT;
    const bottom = (index + 2) * ROW_HEIGHT;
    if (top < scrollTop) {
      frame.current.scrollTop = top;
    } else if (bottom > scrollTop + clientHeight) {
      frame.current.scrollTop = bottom - clientHeight;
    }
  };
  return [active, moveSelection];
}

interface RowProps {
  readonly row: Row;
  /** Those after the query's. */
  readonly columns: readonly Column[];
  /** Place in the sorted list, from 0. */
  readonly position: number;
  /** The link that opens the case over what is shown. */
  readonly href: string;
  readonly active: boolean;
  readonly onFocus: () => void;
}

function CaseRow({ row, columns, position, href, active, onFocus }: RowProps) {
  return (
    <tr aria-rowindex={position + 2}>
      <th scope="row" class="c-query">
        <a href={href} tabIndex={active ? 0 : -1} data-position={position} onFocus={onFocus}>
          {escapeInvisible(row.case.query, LENGTH) || "(empty query)"}
        </a>
        {row.case.critical && <span class="tag">critical</span>}
      </th>
      {columns.map(({ key, cls, renderCell }) => (
        <td key={key} class={cls}>
          {renderCell(row)}
        </td>
      ))}
    </tr>
  );
}

/** The move of the target that fell furthest, and how many others there are. */
function Moves({ row }: { readonly row: Row }) {
  const [first, ...others] = row.targets;
  const { now, expect_empty: expectsNothing } = row.case;
  if (now === null) {
    return <span class="dim">not asked</span>;
  }
  if (expectsNothing) {
    return <span class="dim">nothing expected, {now.results.length} found</span>;
  }
  if (first === undefined) {
    return <span class="dim">no document</span>;
  }
  return (
    <>
      <span class={`move-words ${moveTone(first)}`}>{targetWords(first)}</span>{" "}
      <code>{escapeInvisible(first.label, LENGTH)}</code>
      {others.length > 0 && <span class="dim"> +{others.length}</span>}
    </>
  );
}

/**
 * The figure now, with an arrow if it moved beyond its noise and prints differently. The old figure
 * is for readers who hover or listen.
 */
function Figure({ row, measure }: { readonly row: Row; readonly measure: Measure }) {
  const before = measure.readValue(row.case.before);
  const now = measure.readValue(row.case.now);
  const trend = measureTrend(measure, row);
  const shownNow = formatValue(measure.unit, now);
  const shownBefore = formatValue(measure.unit, before);
  if (now === null || before === null || trend === "same" || shownNow === shownBefore) {
    return <>{shownNow}</>;
  }
  return (
    <span title={`was ${shownBefore}`}>
      <span class="arrow" aria-hidden="true">
        {now > before ? "▲" : "▼"}{" "}
      </span>
      {shownNow}
      <span class="unseen">, was {shownBefore}</span>
    </span>
  );
}
