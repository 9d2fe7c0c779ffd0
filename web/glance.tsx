/**
 * What changed at a glance: a line for each measure (a metric, or the time), in it every case that
 * moved, and how many got worse and better.
 */
import { useMemo } from "preact/hooks";
import { escapeInvisible } from "../src/messages/escape.ts";
import { formatDelta, pluralise } from "../src/messages/format.ts";
import {
  changeTrend,
  measureChange,
  TRENDS,
  type Measure,
  type ReportData,
  type Row,
  type Trend,
} from "./decode.ts";
import type { View } from "./view.ts";

interface Props {
  readonly report: ReportData;
  readonly view: View;
  readonly onChange: (part: Partial<View>) => void;
  readonly onOpen: (row: Row) => void;
}

/** A row that got better or worse by a measure. */
interface MovedRow {
  readonly row: Row;
  /** Above 0 if it got better. */
  readonly change: number;
  /** What the measure rose by, below 0 if it fell. */
  readonly delta: number;
}

/** How the rows changed by one measure. */
interface Changes {
  readonly measure: Measure;
  readonly counts: Readonly<Record<Trend, number>>;
  /** The rows that changed, the worst first. */
  readonly moved: readonly MovedRow[];
}

/** Returns the changes by each measure by which some row can be compared. */
function listChanges({ measures, rows }: ReportData): readonly Changes[] {
  const changes = measures.map((measure) => countChanges(measure, rows));
  return changes.filter(({ counts }) => counts.worse + counts.same + counts.better > 0);
}

/**
 * Counts the rows with a known change by their trend, and lists those that moved, the worst first:
 * a change below 0 is worse, also for a time, which is longer then.
 */
function countChanges(measure: Measure, rows: readonly Row[]): Changes {
  const counts = { worse: 0, same: 0, better: 0 };
  const moved: MovedRow[] = [];
  for (const row of rows) {
    const change = measureChange(measure, row);
    if (change === null) {
      continue;
    }
    counts[changeTrend(change)]++;
    if (change !== 0) {
      moved.push({ row, change, delta: measure.lower ? -change : change });
    }
  }
  return { measure, counts, moved: moved.toSorted((a, b) => a.change - b.change) };
}

/**
 * A line for each measure that changed for some case, and how many did not. Nothing if no case can
 * be compared, and for an unfinished run without changes.
 */
export function Glance({ report, view, onChange, onOpen }: Props) {
  const changes = useMemo(() => listChanges(report), [report]);
  const movedMeasures = changes.filter(({ moved }) => moved.length > 0);
  // If a run broke off, it is not known what did not change.
  const isWhole = report.rows.every((row) => row.case.now !== null);
  const unchangedCount = isWhole ? changes.length - movedMeasures.length : 0;
  if (movedMeasures.length === 0 && unchangedCount === 0) {
    return null;
  }
  const toggleTrend = (measure: string, trend: Trend): void => {
    const change = `${trend}:${measure}`;
    onChange({
      change: view.change === change ? "" : change,
      sort: `${trend === "better" ? "-" : ""}change:${measure}`,
    });
  };
  return (
    <div class="glance">
      <h3>What changed, query by query</h3>
      {movedMeasures.length > 0 && (
        <ul>
          {movedMeasures.map((measureChanges) => (
            <MeasureLine
              key={measureChanges.measure.name}
              changes={measureChanges}
              chosen={view.change}
              onToggle={(trend) => toggleTrend(measureChanges.measure.name, trend)}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      {unchangedCount > 0 && (
        <p class="more">{pluralise(unchangedCount, "metric")} did not change for any query.</p>
      )}
    </div>
  );
}

interface MeasureLineProps {
  readonly changes: Changes;
  /** The change that the table is filtered by, `worse:recall@10`; empty for none. */
  readonly chosen: string;
  readonly onToggle: (trend: Trend) => void;
  readonly onOpen: (row: Row) => void;
}

function MeasureLine({ changes, chosen, onToggle, onOpen }: MeasureLineProps) {
  const { name, meaning } = changes.measure;
  const id = `meaning-${name}`;
  // Remembered, so that typing into the filter does not draw the pictures again.
  const picture = useMemo(() => <Waterfall changes={changes} onOpen={onOpen} />, [changes, onOpen]);
  return (
    <li>
      <span class="term">
        <code tabIndex={meaning === "" ? undefined : 0} aria-describedby={id}>
          {name}
        </code>
        <span role="tooltip" id={id}>
          {meaning}
        </span>
      </span>
      {picture}
      <span class="flags" role="group" aria-label={`Queries by ${name}`}>
        {TRENDS.map((trend) => (
          <button
            key={trend}
            type="button"
            class={trend}
            aria-pressed={chosen === `${trend}:${name}`}
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
 * The most bars of a picture: more can't be seen apart. Of more cases some are left out, evenly.
 */
const BARS = 240;
/** The least width of a picture, in bars: a few cases have no wider bars than many. */
const LEAST = 24;
/** Height of the picture above the zero line, and below it, in its own units. */
const HALF_HEIGHT = 14;
/** A bar can be seen and clicked on, however small the change. */
const LEAST_HEIGHT = 1.5;
/** Less than 1: the rest is the gap between two bars. */
const BAR_WIDTH = 0.86;

/**
 * A bar for each case that moved, from the worst fall to the best rise. A bar names its case and
 * opens it on a click. It is hidden from screen readers: the buttons and the table have the same.
 */
function Waterfall({
  changes: { measure, moved },
  onOpen,
}: Pick<MeasureLineProps, "changes" | "onOpen">) {
  // If there are more rows than bars, each bar stands for a step of several: its first is drawn.
  const rowsOfBar = Math.max(moved.length / BARS, 1);
  const barIndex = (rowIndex: number): number => Math.floor(rowIndex / rowsOfBar);
  const bars = moved.filter((_, i) => barIndex(i) !== barIndex(i - 1));
  const width = Math.max(bars.length, LEAST);
  const largest = Math.max(...bars.map(({ change }) => Math.abs(change)));
  return (
    <svg
      class="waterfall"
      viewBox={`0 0 ${width} ${2 * HALF_HEIGHT + 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class="zero" d={`M0 ${HALF_HEIGHT + 1}h${width}`} />
      {bars.map(({ row, change, delta }, i) => {
        const height = Math.max((Math.abs(change) / largest) * HALF_HEIGHT, LEAST_HEIGHT);
        const deltaWords = formatDelta(measure.unit, delta);
        return (
          <rect
            key={row.index}
            class={change < 0 ? "worse" : "better"}
            x={i}
            y={change < 0 ? HALF_HEIGHT + 1 : HALF_HEIGHT + 1 - height}
            width={BAR_WIDTH}
            height={height}
            onClick={() => onOpen(row)}
          >
            <title>{escapeInvisible(`${row.case.query}: ${deltaWords}`, 400)}</title>
          </rect>
        );
      })}
    </svg>
  );
}
