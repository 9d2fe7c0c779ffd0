/** Rankings side by side, with a line from where each result was to where it is. */
import type { ReportData, Row } from "./decode.ts";
import { makeRankings, type Place, type Ranking } from "./ranking.ts";
import { MarkedText } from "./small.tsx";
import { shown } from "./words.ts";

/** Height of a result in the stylesheet, in pixels; the lines end at its middle. */
const HEIGHT = 46;
const LINK_WIDTH = 64;

/** The lists of a case side by side, with lines between them. */
export function Rankings({ report, row }: { readonly report: ReportData; readonly row: Row }) {
  const rankings = makeRankings(report, row);
  const { k } = report.page;
  const hasMany = rankings.length > 2;
  // More than two lists scroll sideways, so they must be reached by keyboard.
  const frame = hasMany
    ? { tabIndex: 0, role: "region" as const, "aria-label": "Lists of every system" }
    : {};
  return (
    <section class={`rankings ${hasMany ? "many" : ""}`}>
      <div class="side-by-side" {...frame}>
        {rankings.map((ranking, i) => (
          <>
            {i > 0 && <Lines left={rankings[i - 1]} ranking={ranking} />}
            <div class="ranking" key={ranking.name}>
              <h3 id={`list-${i}`}>
                {shown(ranking.name, 120)}, top {k}
              </h3>
              <List ranking={ranking} labelled={`list-${i}`} query={row.case.query} />
            </div>
          </>
        ))}
      </div>
      {report.page.snippetsCut && (
        <p class="dim note">Texts of some results were left out to keep this file small.</p>
      )}
    </section>
  );
}

interface ListProps {
  readonly ranking: Ranking;
  /** Id of the list's heading. */
  readonly labelled: string;
  readonly query: string;
}

/** One list of results, or why there is none. */
function List({ ranking: { places, first, unasked }, labelled, query }: ListProps) {
  if (places === null) {
    return <p class="dim">The baseline does not have this query: it is new or was edited.</p>;
  }
  if (places.length === 0) {
    return <p class="dim">{unasked ? "Not asked." : "No results."}</p>;
  }
  return (
    <ol class={`places ${first ? "was" : "now"}`} aria-labelledby={labelled}>
      {places.map((place) => (
        <Result key={place.rank} place={place} first={first} query={query} />
      ))}
    </ol>
  );
}

interface ResultProps {
  readonly place: Place;
  readonly first: boolean;
  readonly query: string;
}

/** One result: document, score, text, and marks for what it covers and where it was or went. */
function Result({ place, first, query }: ResultProps) {
  const score = place.score === null ? "" : `score ${place.score}`;
  const isExpected = place.targets.length > 0;
  const kind = isExpected ? "target" : "";
  return (
    <li
      class={place.lost || place.forbidden ? "lost" : kind}
      title={shown(`${place.document}${place.text === null ? "" : `: ${place.text}`}`)}
    >
      <span class="rank num">{place.rank}</span>
      <span class="what">
        <code>{shown(place.document, 300)}</code>
        {(score !== "" || place.text !== null) && (
          <span class="snippet">
            {score}
            {score !== "" && place.text !== null && " · "}
            {place.text !== null && <MarkedText text={place.text} query={query} />}
          </span>
        )}
      </span>
      <span class="marks">
        {isExpected && (
          <span class="tag judged">
            {place.lost ? "lost" : "expected"}, grade{" "}
            {Math.max(...place.targets.map(({ grade }) => grade))}
          </span>
        )}
        {place.forbidden && <span class="tag judged">forbidden</span>}
        <span class="fate">{fateWords(place, first)}</span>
      </span>
    </li>
  );
}

/**
 * Returns where a result went, in the first list, or where it came from, in the others; empty if it
 * did not move.
 */
function fateWords({ fate, other }: Place, first: boolean): string {
  if (fate === "gone" || fate === "new") {
    return fate;
  }
  if (fate === null || fate === "same" || other === null) {
    return "";
  }
  return first ? `→ ${other}` : `${fate === "up" ? "▲" : "▼"} was ${other}`;
}

/**
 * Lines from each result of the left list to its place in the right one. Decoration: the lists say
 * the same in words.
 */
function Lines({
  left,
  ranking,
}: {
  readonly left: Ranking | undefined;
  readonly ranking: Ranking;
}) {
  const before = left?.places ?? [];
  const height = Math.max(before.length, ranking.places?.length ?? 0) * HEIGHT;
  const rankHeight = (rank: number): number => (rank - 0.5) * HEIGHT;
  const middle = LINK_WIDTH / 2;
  return (
    <svg class="lines" width={LINK_WIDTH} height={height} aria-hidden="true">
      {ranking.links.map((to, i) => {
        const place = before[i];
        if (place === undefined || to === undefined) {
          return null;
        }
        const from = rankHeight(place.rank);
        if (to === null) {
          const arrow = `M0 ${from}h18m-4-4l4 4l-4 4`;
          return <path key={i} class={place.lost ? "lost" : "gone"} d={arrow} />;
        }
        const end = rankHeight(to);
        const curve = `M0 ${from}C${middle} ${from} ${middle} ${end} ${LINK_WIDTH} ${end}`;
        return <path key={i} class={place.targets.length > 0 ? "target" : "other"} d={curve} />;
      })}
    </svg>
  );
}
