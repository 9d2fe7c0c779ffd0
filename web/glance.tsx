/** What changed at a glance: a line a metric, in it every case that moved, and how many got worse and better. */
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

export function Glance({ report, filter, onChoose, onOpen }: Props) {
  const all = useMemo(
    () =>
      report.measures.map((measure) => ({ measure, changes: countChanges(measure, report.rows) })),
    [report],
  );
  const moved = all.filter(({ changes }) => changes.moved.length > 0);
  // Of a run that broke off nobody knows what did not change.
  const isWhole = report.rows.every(({ unasked }) => !unasked);
  if (all.length === 0 || (moved.length === 0 && !isWhole)) {
    return null;
  }
  const still = all.length - moved.length;
  const [from, to] = pairNames(report);
  const title = report.page.compared
    ? `${shown(to, 80)} beside ${shown(from, 80)}, query by query`
    : "What changed, query by query";
  const toggleTrend = (measure: string, trend: Trend): void => {
    const on = filter.change?.measure === measure && filter.change.trend === trend;
    onChoose(
      { ...filter, change: on ? null : { measure, trend } },
      { key: `change:${measure}`, descending: trend === "better" },
    );
  };
  return (
    <div class="glance">
      <h3>{title}</h3>
      {moved.length > 0 && (
        <ul>
          {moved.map(({ measure, changes }) => (
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
      {still > 0 && isWhole && (
        <p class="more">{pluralise(still, "metric")} did not change for any query.</p>
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

function Line({ measure, changes, chosen, onToggle, onOpen }: LineProps) {
  const id = `meaning-${measure.name}`;
  // A filter that is typed does not draw the pictures again.
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

/** As many bars as can be told apart; of more cases every so many is drawn. */
const BARS = 240;
/** Of few cases each is no wider than this share of the picture. */
const LEAST = 24;
const HALF = 14;

/** From the worst fall to the best rise. For those who see: the buttons and the table hold the same. */
function Waterfall({
  measure,
  changes: { moved },
  onOpen,
}: Omit<LineProps, "chosen" | "onToggle">) {
  const bars = Math.min(moved.length, BARS);
  const width = Math.max(bars, LEAST);
  const most = moved.reduce((max, { change }) => Math.max(max, Math.abs(change)), 0) || 1;
  const barChange = (bar: number): (typeof moved)[number] | undefined =>
    moved[Math.floor(((bar + 0.5) * moved.length) / bars)];
  const barsPath = (sign: 1 | -1): string =>
    Array.from({ length: bars }, (_, bar) => {
      const change = barChange(bar)?.change ?? 0;
      if (change * sign <= 0) {
        return "";
      }
      const height = Math.max((Math.abs(change) / most) * HALF, 1.5);
      return `M${bar} ${HALF + 1}v${-sign * height}h0.86v${sign * height}z`;
    }).join("");
  const movedUnderPointer = (event: MouseEvent): (typeof moved)[number] | undefined => {
    const box =
      event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : null;
    if (box === null || box.width === 0) {
      return undefined;
    }
    const bar = Math.floor(((event.clientX - box.left) / box.width) * width);
    return bar < bars ? barChange(bar) : undefined;
  };
  const onMouseMove = (event: MouseEvent & { readonly currentTarget: SVGSVGElement }): void => {
    const one = movedUnderPointer(event);
    const label = event.currentTarget.querySelector("title");
    if (label === null) {
      return;
    }
    label.textContent =
      one === undefined
        ? ""
        : `${one.row.case.query}: ${formatDelta(measure.unit, measure.lower ? -one.change : one.change)}`;
  };
  const onClick = (event: MouseEvent): void => {
    const one = movedUnderPointer(event);
    if (one !== undefined) {
      onOpen(one.row);
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
