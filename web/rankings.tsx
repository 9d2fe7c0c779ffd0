/** The two rankings side by side, with a line from where each result was to where it is. */
import type { ReportData, Row } from "./decode.ts";
import { joinRankings, type Joined, type Place } from "./ranking.ts";
import { shown } from "./words.ts";

/** Of one result in the stylesheet, in pixels; the lines end at the middle. */
const HEIGHT = 46;
const LINK_WIDTH = 64;

export function Rankings({ report, row }: { readonly report: ReportData; readonly row: Row }) {
  const joined = joinRankings(report, row);
  const { k } = report.page;
  return (
    <section class="rankings">
      <h3 id="was-title">Baseline, top {k}</h3>
      <h3 id="now-title">Now, top {k}</h3>
      {joined.before === null ? (
        <p class="dim">No counterpart in the baseline: the case is new or was edited.</p>
      ) : (
        <List places={joined.before} side="was" none="No results." />
      )}
      <Lines joined={joined} />
      <List places={joined.now} side="now" none={row.case.unasked ? "Not asked." : "No results."} />
      {report.page.snippetsCut && (
        <p class="dim note">Texts of some results were left out to keep this file small.</p>
      )}
    </section>
  );
}

interface ListProps {
  readonly places: readonly Place[];
  readonly side: "was" | "now";
  readonly none: string;
}

function List({ places, side, none }: ListProps) {
  if (places.length === 0) return <p class="dim">{none}</p>;
  return (
    <ol class={`places ${side}`} aria-labelledby={`${side}-title`}>
      {places.map((place) => (
        <Result key={place.rank} place={place} side={side} />
      ))}
    </ol>
  );
}

function Result({ place, side }: { readonly place: Place; readonly side: "was" | "now" }) {
  const score = place.score === null ? "" : `score ${place.score}`;
  const about = [score, shown(place.text ?? "")].filter(Boolean).join(" · ");
  const kind = place.lost || place.forbidden ? "lost" : place.targets.length > 0 ? "target" : "";
  return (
    <li class={kind} title={shown(`${place.document}${place.text === null ? "" : `: ${place.text}`}`)}>
      <span class="rank num">{place.rank}</span>
      <span class="what">
        <code>{shown(place.document, 300)}</code>
        {about !== "" && <span class="snippet">{about}</span>}
      </span>
      <span class="marks">
        {place.targets.length > 0 && (
          <span class="tag judged">
            {place.lost ? "lost target" : "target"}, grade{" "}
            {Math.max(...place.targets.map((each) => each.grade))}
          </span>
        )}
        {place.forbidden && <span class="tag judged">forbidden</span>}
        <span class="fate">{fateWords(place, side)}</span>
      </span>
    </li>
  );
}

/** Beside the baseline where a result went, beside this run where it came from. */
function fateWords({ fate, other }: Place, side: "was" | "now"): string {
  if (fate === "gone" || fate === "new") return fate;
  if (fate === null || fate === "same" || other === null) return "";
  return side === "was" ? `→ ${other}` : `${fate === "up" ? "▲" : "▼"} was ${other}`;
}

/** Decoration: the lists say the same in words. */
function Lines({ joined }: { readonly joined: Joined }) {
  const { before, now } = joined;
  const height = Math.max(before?.length ?? 0, now.length) * HEIGHT;
  const y = (rank: number): number => (rank - 0.5) * HEIGHT;
  const middle = LINK_WIDTH / 2;
  return (
    <svg class="lines" width={LINK_WIDTH} height={height} aria-hidden="true">
      {before?.map((place) =>
        place.fate === null ? null : place.other === null ? (
          <path
            key={place.rank}
            class={place.lost ? "lost" : "gone"}
            d={`M0 ${y(place.rank)}h18m-4-4l4 4l-4 4`}
          />
        ) : (
          <path
            key={place.rank}
            class={place.targets.length > 0 ? "target" : "other"}
            d={`M0 ${y(place.rank)}C${middle} ${y(place.rank)} ${middle} ${y(place.other)} ${LINK_WIDTH} ${y(place.other)}`}
          />
        ),
      )}
    </svg>
  );
}
