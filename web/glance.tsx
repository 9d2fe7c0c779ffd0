/**
 * What changed at a glance: a line for each measure (a metric, or the time), in it every case that
 * moved, and how many got worse and better.
 */
import { useMemo } from "preact/hooks";
import { formatDelta, pluralise } from "../src/messages/format.ts";
import {
  countChanges,
  TRENDS,
  type Changes,
  type Measure,
  type ReportData,
  type Row,
  type Trend,
} from "./decode.ts";
import type { Sort } from "./order.ts";
import type { Filter } from "./select.ts";
import { pairNames, shown } from "./words.ts";

interface Props {
  readonly report: ReportData;
  readonly filter: Filter;
  readonly onChoose: (filter: Filter, sort: Sort) => void;
  readonly onOpen: (row: Row) => void;
}

/**
 * A line for each measure that changed for some case, and how many did not. Nothing without
 * measures, and for an unfinished run without changes.
 */
export function Glance({ report, filter, onChoose, onOpen }: Props) {
  const measureChanges = useMemo(
    () =>
      report.measures.map((measure) => ({ measure, changes: countChanges(measure, report.rows) })),
    [report],
  );
  const movedMeasures = measureChanges.filter(({ changes }) => changes.moved.length > 0);
  // If a run broke off, it is not known what did not change.
  const isWhole = report.rows.every(({ unasked }) => !unasked);
  if (measureChanges.length === 0 || (movedMeasures.length === 0 && !isWhole)) {
    return null;
  }
  const unchangedCount = measureChanges.length - movedMeasures.length;
  const [from, to] = pairNames(report);
  const title = report.page.compared
    ? `${shown(to, 80)} beside ${shown(from, 80)}, query by query`
    : "What changed, query by query";
  const toggleTrend = (measure: string, trend: Trend): void => {
    const isOn = filter.change?.measure === measure && filter.change.trend === trend;
    onChoose(
      { ...filter, change: isOn ? null : { measure, trend } },
      { key: `change:${measure}`, descending: trend === "better" },
    );
  };
  return (
    <div class="glance">
      <h3>{title}</h3>
      {movedMeasures.length > 0 && (
        <ul>
          {movedMeasures.map(({ measure, changes }) => (
            <Line
              key={measure.name}
              measure={measure}
              changes={changes}
              chosen={filter.change?.measure === measure.name ? filter.change.trend : null}
              onToggle={(trend) => toggleTrend(measure.name, trend)}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      {unchangedCount > 0 && isWhole && (
        <p class="more">{pluralise(unchangedCount, "metric")} did not change for any query.</p>
      )}
    </div>
  );
}

interface LineProps {
  readonly measure: Measure;
  readonly changes: Changes;
  readonly chosen: Trend | null;
  readonly onToggle: (trend: Trend) => void;
  readonly onOpen: (row: Row) => void;
}

/** One measure: its name, its picture, and a button for each trend. */
function Line({ measure, changes, chosen, onToggle, onOpen }: LineProps) {
  const id = `meaning-${measure.name}`;
  // Remembered, so that typing into the filter does not draw the pictures again.
  const picture = useMemo(
    () => <Waterfall measure={measure} changes={changes} onOpen={onOpen} />,
    [measure, changes, onOpen],
  );
  return (
    <li>
      <span class="term">
        <code tabIndex={measure.meaning === "" ? undefined : 0} aria-describedby={id}>
          {measure.name}
        </code>
        <span role="tooltip" id={id}>
          {measure.meaning}
        </span>
      </span>
      {picture}
      <span class="flags" role="group" aria-label={`Queries by ${measure.name}`}>
        {TRENDS.map((trend) => (
          <button
            key={trend}
            type="button"
            class={trend}
            aria-pressed={chosen === trend}
            disabled={changes.counts[trend] === 0}
            onClick={() => onToggle(trend)}
          >
            <span class="num">{changes.counts[trend]}</span> {trend}
          </button>
        ))}
      </span>
    </li>
  );
}

/**
 * The most bars of a picture: as many as can be seen apart. Of more cases some are left out,
 * evenly.
 */
const BARS = 240;
/** The least width of a picture, in bars: a few cases have no wider bars than many. */
const LEAST = 24;
/** Height of the picture above the zero line, in its own units. */
const HALF = 14;

/**
 * A bar for each case that moved, from the worst fall to the best rise. A bar shows its case under
 * the pointer and opens it on a click. It is hidden from screen readers: the buttons and the table
 * have the same.
 */
function Waterfall({
  measure,
  changes: { moved },
  onOpen,
}: Omit<LineProps, "chosen" | "onToggle">) {
  const bars = Math.min(moved.length, BARS);
  const width = Math.max(bars, LEAST);
  const largest = moved.reduce((max, { change }) => Math.max(max, Math.abs(change)), 0) || 1;
  // Case `bar` if each has a bar, else the one in the middle of those that share the bar.
  const caseOfBar = (bar: number): (typeof moved)[number] | undefined =>
    moved[Math.floor(((bar + 0.5) * moved.length) / bars)];
  // The bars of the rises (1) or of the falls (-1), each a rectangle that stands on the zero line.
  const barsPath = (sign: 1 | -1): string =>
    Array.from({ length: bars }, (_, bar) => {
      const change = caseOfBar(bar)?.change ?? 0;
      if (change * sign <= 0) {
        return "";
      }
      const height = Math.max((Math.abs(change) / largest) * HALF, 1.5);
      return `M${bar} ${HALF + 1}v${-sign * height}h0.86v${sign * height}z`;
    }).join("");
  const caseUnderPointer = (event: MouseEvent): (typeof moved)[number] | undefined => {
    const box =
      event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : null;
    if (box === null || box.width === 0) {
      return undefined;
    }
    const bar = Math.floor(((event.clientX - box.left) / box.width) * width);
    return bar < bars ? caseOfBar(bar) : undefined;
  };
  const onMouseMove = (event: MouseEvent & { readonly currentTarget: SVGSVGElement }): void => {
    const pointed = caseUnderPointer(event);
    const label = event.currentTarget.querySelector("title");
    if (label === null) {
      return;
    }
    label.textContent =
      pointed === undefined
        ? ""
        : `${pointed.row.case.query}: ${formatDelta(measure.unit, measure.lower ? -pointed.change : pointed.change)}`;
  };
  const onClick = (event: MouseEvent): void => {
    const pointed = caseUnderPointer(event);
    if (pointed !== undefined) {
      onOpen(pointed.row);
    }
  };
  return (
    <svg
      class="waterfall"
      viewBox={`0 0 ${width} ${2 * HALF + 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onMouseMove={onMouseMove}
      onClick={onClick}
    >
      <title />
      <path class="zero" d={`M0 ${HALF + 1}h${width}`} />
      <path class="worse" d={barsPath(-1)} />
      <path class="better" d={barsPath(1)} />
    </svg>
  );
}
