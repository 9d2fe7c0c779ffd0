/**
 * The table of cases; only the rows in sight exist. A report's page shows the baseline and now; a
 * page that compares systems shows the figure of each system, and the moves between two of them.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { PageData } from "../src/reporters/html/page-data.ts";
import { formatValue } from "../src/messages/format.ts";
import {
  everyMeasure,
  LATENCY,
  measureTrend,
  measureValue,
  type Measure,
  type ReportData,
  type Row,
  type Side,
} from "./decode.ts";
import { Mark } from "./small.tsx";
import type { Sort, SortKey } from "./order.ts";
import { keyMove, useWindow } from "./window.ts";
import { briefNames, moveTone, moveWords, rowOutcome, shown } from "./words.ts";

/**
 * Pixels of a row, as in the stylesheet: since all rows have one height, the table's length is
 * known.
 */
const ROW_HEIGHT = 36;

/** A column that the table can be sorted by. */
interface Column {
  readonly key: SortKey;
  readonly name: string;
  readonly cls: string;
  /** The direction that a first click gives: what matters most on top. */
  readonly descending: boolean;
}

/**
 * Returns the indices of the metrics with a column: those that the page's data choose, and the one
 * that the table is sorted by if it is another metric.
 */
function metricColumns({ metrics, columns }: PageData, sort: Sort): readonly number[] {
  // `ndcg@10` of `value:ndcg@10`; -1 if the table is sorted by no metric.
  const sortMetric = sort.key.includes(":")
    ? metrics.indexOf(sort.key.slice(sort.key.indexOf(":") + 1))
    : -1;
  return sortMetric < 0 || columns.includes(sortMetric) ? columns : [...columns, sortMetric];
}

/**
 * Returns a column for each compared system: the rank of its best target, and the measure `figure`.
 */
function systemColumns({ names }: PageData, figure: string): readonly Column[] {
  return briefNames(names).map((name, at) => ({
    key: `in:${at}:${figure}`,
    name,
    cls: "c-system num",
    descending: true,
  }));
}

/**
 * Returns the columns: of a report the case and its figures, of a comparison the case and each
 * system's figure.
 */
function tableColumns(page: PageData, sort: Sort, figure: string): readonly Column[] {
  if (page.compared) {
    return [
      { key: "query", name: "Query", cls: "c-query", descending: false },
      { key: "intent", name: "Intent", cls: "c-intent", descending: false },
      ...systemColumns(page, figure),
      { key: "fall", name: "Document, rank before → now", cls: "c-move", descending: true },
      { key: "outcome", name: "Outcome", cls: "c-outcome", descending: false },
    ];
  }
  return [
    { key: "query", name: "Query", cls: "c-query", descending: false },
    { key: "id", name: "Id", cls: "c-id", descending: false },
    { key: "intent", name: "Intent", cls: "c-intent", descending: false },
    { key: "fall", name: "Document, rank before → now", cls: "c-move", descending: true },
    ...metricColumns(page, sort).map((metric): Column => ({
      key: `value:${page.metrics[metric] ?? ""}`,
      name: page.metrics[metric] ?? "",
      cls: "c-num num",
      descending: false,
    })),
    { key: "value:latency", name: "Latency", cls: "c-num num", descending: true },
    { key: "outcome", name: "Outcome", cls: "c-outcome", descending: false },
  ];
}

/**
 * Returns the keys of the columns that the table has in this order, with `figure` in the systems'
 * columns.
 */
export function sortKeys({ page }: ReportData, sort: Sort, figure: string): readonly SortKey[] {
  return tableColumns(page, sort, figure).map(({ key }) => key);
}

interface Props {
  readonly report: ReportData;
  readonly rows: readonly Row[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly linkTo: (row: Row) => string;
  /** Name of the measure in the systems' columns. */
  readonly figure: string;
}

/** The table of cases: only the rows in sight are drawn, and arrow keys move between them. */
export function CaseTable({ report, rows, sort, onSort, linkTo, figure }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { first, last } = useWindow(frame, rows.length, ROW_HEIGHT);
  const [active, setActive] = useActiveRow(frame, rows);
  const columns = tableColumns(report.page, sort, figure);
  const metrics = metricColumns(report.page, sort);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next =
      event.target instanceof HTMLAnchorElement ? keyMove(event.key, active, rows.length) : null;
    if (next === null) {
      return;
    }
    event.preventDefault();
    setActive(next);
  };
  return (
    <div
      class={`cases ${report.page.compared ? "compared" : ""}`}
      ref={frame}
      role="region"
      aria-label="Table of queries"
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <table aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <Header key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer rows={first} columns={columns.length} />
          {rows.slice(first, last).map((row, i) => (
            <CaseRow
              key={first + i}
              report={report}
              row={row}
              metrics={metrics}
              figure={figure}
              href={linkTo(row)}
              position={first + i}
              active={first + i === active}
              onFocus={() => setActive(first + i, false)}
            />
          ))}
          <Spacer rows={rows.length - last} columns={columns.length} />
        </tbody>
      </table>
      {rows.length === 0 && <p class="none">No query matches these filters.</p>}
    </div>
  );
}

function Header({
  column,
  sort,
  onSort,
}: { readonly column: Column } & Pick<Props, "sort" | "onSort">) {
  // A table sorted by a metric's change marks the metric's column; a click on it then sorts by
  // value.
  const isSorted = sort.key === column.key || sort.key === column.key.replace("value:", "change:");
  const descending = sort.key === column.key ? !sort.descending : column.descending;
  const direction = sort.descending ? "descending" : "ascending";
  const arrow = sort.descending ? " ▼" : " ▲";
  return (
    <th scope="col" class={column.cls} {...(isSorted && { "aria-sort": direction })}>
      <button type="button" onClick={() => onSort({ key: column.key, descending })}>
        {column.name}
        {isSorted && sort.key !== column.key && " change"}
        <span class="arrow" aria-hidden="true">
          {isSorted ? arrow : ""}
        </span>
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
    if (!wantsFocus.current || !link) {
      return;
    }
    wantsFocus.current = false;
    link.focus({ preventScroll: true });
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

/** Characters of a text in a cell. */
const LENGTH = 200;

interface RowProps {
  readonly report: ReportData;
  readonly row: Row;
  /** Place in the sorted list, from 0. */
  readonly position: number;
  /** Indices of the metrics that have a column. */
  readonly metrics: readonly number[];
  readonly figure: string;
  /** The link that opens the case over what is shown. */
  readonly href: string;
  readonly active: boolean;
  readonly onFocus: () => void;
}

function CaseRow({ report, row, position, metrics, figure, href, active, onFocus }: RowProps) {
  const { compared } = report.page;
  const outcome = rowOutcome(row);
  return (
    <tr aria-rowindex={position + 2}>
      <th scope="row" class="c-query">
        <a href={href} tabIndex={active ? 0 : -1} data-position={position} onFocus={onFocus}>
          {shown(row.case.query, LENGTH) || "(empty query)"}
        </a>
        {row.case.critical && <span class="tag">critical</span>}
      </th>
      {!compared && (
        <td class="c-id">
          <code>{shown(row.case.id, LENGTH)}</code>
        </td>
      )}
      <td class="c-intent">{shown(row.intent, LENGTH)}</td>
      {compared && <SystemCells report={report} row={row} figure={figure} />}
      <td class="c-move">
        <Moves row={row} />
      </td>
      {!compared && <Figures report={report} row={row} metrics={metrics} />}
      <td class="c-outcome">
        <span class={outcome.tone}>
          <Mark tone={outcome.tone} />
          {outcome.words}
        </span>
      </td>
    </tr>
  );
}

function Figures({ report, row, metrics }: Pick<RowProps, "report" | "row" | "metrics">) {
  const names = [...metrics.map((at) => report.page.metrics[at] ?? ""), LATENCY];
  return (
    <>
      {names.map((name) => (
        <td key={name} class="c-num num">
          <Figure
            measure={everyMeasure(report.page).find((each) => each.name === name)}
            row={row}
          />
        </td>
      ))}
    </>
  );
}

/**
 * The cells of the systems: rank and figure; the best figure of several different ones is marked.
 */
function SystemCells({ report, row, figure }: Pick<RowProps, "report" | "row" | "figure">) {
  const measure = everyMeasure(report.page).find(({ name }) => name === figure);
  if (measure === undefined) {
    return null;
  }
  const values = row.sides.map((side) => measureValue(measure, side));
  const numbers = values.filter((value) => value !== null);
  const bestValue = measure.lower ? Math.min(...numbers) : Math.max(...numbers);
  const differ = numbers.some((value) => value !== numbers[0]);
  return (
    <>
      {row.sides.map((side, at) => {
        const value = values[at] ?? null;
        const best = differ && value === bestValue;
        return (
          <td key={at} class={`c-system num ${best ? "best" : ""}`}>
            <span class="dim">{rankWords(row, side)}</span> {formatValue(measure.unit, value)}
            {best && <span class="unseen">, best</span>}
          </td>
        );
      })}
    </>
  );
}

/**
 * Returns the rank of the best target, `#3 ·`; `none ·` if none is found. Empty if the system lacks
 * the case, or this targets.
 */
function rankWords(row: Row, side: Side | null): string {
  if (side === null || row.targets.length === 0) {
    return "";
  }
  return side.best === null ? "none ·" : `#${side.best} ·`;
}

/** The move of the target that fell furthest, and how many others there are. */
function Moves({ row }: { readonly row: Row }) {
  const [first, ...others] = row.targets;
  if (row.unasked) {
    return <span class="dim">not asked</span>;
  }
  if (row.case.expect_empty) {
    return <span class="dim">nothing expected, {row.to?.results.length ?? 0} found</span>;
  }
  if (first === undefined) {
    return <span class="dim">no document</span>;
  }
  return (
    <>
      <span class={`move-words ${moveTone(first)}`}>{moveWords(first)}</span>{" "}
      <code>{shown(first.label, LENGTH)}</code>
      {others.length > 0 && <span class="dim"> +{others.length}</span>}
    </>
  );
}

/**
 * The figure now, with an arrow if it moved beyond its noise and shows it; the old one is for
 * readers who hover or listen.
 */
function Figure({ row, measure }: { readonly row: Row; readonly measure: Measure | undefined }) {
  if (measure === undefined) {
    return null;
  }
  const { unit } = measure;
  const before = measureValue(measure, row.from);
  const now = measureValue(measure, row.to);
  const trend = measureTrend(measure, row);
  if (now === null || before === null || trend === null || trend === "same") {
    return <>{formatValue(unit, now)}</>;
  }
  const shownNow = formatValue(unit, now);
  const shownBefore = formatValue(unit, before);
  if (shownNow === shownBefore) {
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
