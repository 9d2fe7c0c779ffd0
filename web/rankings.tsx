/** Both lists of a case side by side, with a line from where each result was to where it is. */
import { escapeInvisible } from "../src/messages/escape.ts";
import type { PageSide } from "../src/reporters/html/page-data.ts";
import type { ReportData, Row, Target } from "./decode.ts";
import { MarkedText } from "./small.tsx";

/** A result in a list. */
interface Place {
  /** 1-based. */
  readonly rank: number;
  readonly document: string;
  /** Rank in the other list, null if not in it; undefined for a repeat, and without such a list. */
  readonly other: number | null | undefined;
  /** Targets that this result was the first to cover. */
  readonly targets: readonly Target[];
  /** True if one of these targets is not found any more. */
  readonly lost: boolean;
  readonly forbidden: boolean;
  readonly score: number | null;
  readonly text: string | null;
}

/**
 * Returns the list of one side, each result with its place in the list of the other side; empty if
 * the side does not have the case. Results are numbers of documents.
 */
function listPlaces(report: ReportData, row: Row, name: "before" | "now"): readonly Place[] {
  const side = row.case[name];
  const otherSide = row.case[name === "now" ? "before" : "now"];
  if (side === null) {
    return [];
  }
  return side.results.map((number, i) => {
    const rank = i + 1;
    const isRepeat = side.results.indexOf(number) < i;
    const targets = row.targets.filter(
      ({ before, after }) => (name === "before" ? before : after) === rank,
    );
    return {
      rank,
      document: report.page.documents[number] ?? "",
      other: otherSide === null || isRepeat ? undefined : findRank(otherSide, number),
      targets,
      lost: targets.some(({ after }) => after === null),
      forbidden: side.forbidden?.includes(rank) ?? false,
      score: side.scores?.[i] ?? null,
      text: findText(report, side, rank),
    };
  });
}

/** Returns the rank of a document's first result; null without one. */
function findRank(side: PageSide, document: number): number | null {
  const index = side.results.indexOf(document);
  return index === -1 ? null : index + 1;
}

/**
 * Returns the text of the result at a rank: as this answer has it, else as any other answer of this
 * run has it that returned the document. Null if there is none.
 */
function findText({ page, texts }: ReportData, side: PageSide, rank: number): string | null {
  // -1 is no index: it stands for a result without a text, and for one that is not there.
  const ownText = page.snippets[side.texts?.[rank - 1] ?? -1];
  const document = side.results[rank - 1] ?? -1;
  return ownText ?? page.snippets[texts[document] ?? -1] ?? null;
}

/**
 * Returns the text of a target that is not found: its passage, else the text of the result that
 * found it before. Null if neither is known.
 */
export function lostText(
  report: ReportData,
  { case: { before: oldSide } }: Row,
  { passage, before }: Target,
): string | null {
  if (passage !== undefined) {
    return passage;
  }
  return typeof before === "number" && oldSide !== null ? findText(report, oldSide, before) : null;
}

/** The lists of the baseline and of this run side by side, with lines between them. */
export function Rankings({ report, row }: { readonly report: ReportData; readonly row: Row }) {
  const { before, now, query } = row.case;
  const oldPlaces = listPlaces(report, row, "before");
  const newPlaces = listPlaces(report, row, "now");
  const missing = "The baseline does not have this query: it is new or was edited.";
  return (
    <section class="rankings">
      <div class="side-by-side">
        <div class="ranking">
          <h3 id="list-before">Before, top {report.page.k}</h3>
          <ResultList
            places={oldPlaces}
            name="before"
            none={before === null ? missing : "No results."}
            query={query}
          />
        </div>
        {before !== null && now !== null && (
          <MoveLines oldPlaces={oldPlaces} newCount={newPlaces.length} />
        )}
        <div class="ranking">
          <h3 id="list-now">Now, top {report.page.k}</h3>
          <ResultList
            places={newPlaces}
            name="now"
            none={now === null ? "Not asked." : "No results."}
            query={query}
          />
        </div>
      </div>
    </section>
  );
}

interface ResultListProps {
  readonly places: readonly Place[];
  readonly name: "before" | "now";
  /** What is said of an empty list. */
  readonly none: string;
  readonly query: string;
}

/** One list of results, or why there is none. */
function ResultList({ places, name, none, query }: ResultListProps) {
  if (places.length === 0) {
    return <p class="dim">{none}</p>;
  }
  return (
    <ol class={`places ${name === "now" ? "now" : "was"}`} aria-labelledby={`list-${name}`}>
      {places.map((place) => (
        <Result key={place.rank} place={place} name={name} query={query} />
      ))}
    </ol>
  );
}

type ResultProps = Pick<ResultListProps, "name" | "query"> & { readonly place: Place };

/** One result: document, score, text, and marks for what it covers and where it was or went. */
function Result({ place, name, query }: ResultProps) {
  const { document, targets, score, text } = place;
  const scoreWords = score === null ? "" : `score ${score}`;
  const kind = targets.length > 0 ? "target" : "";
  return (
    <li
      class={place.lost || place.forbidden ? "lost" : kind}
      title={escapeInvisible(text === null ? document : `${document}: ${text}`)}
    >
      <span class="rank num">{place.rank}</span>
      <span class="what">
        <code>{escapeInvisible(document, 300)}</code>
        {(scoreWords !== "" || text !== null) && (
          <span class="snippet">
            {scoreWords}
            {scoreWords !== "" && text !== null && " · "}
            {text !== null && <MarkedText text={text} query={query} />}
          </span>
        )}
      </span>
      <span class="marks">
        {targets.length > 0 && (
          <span class="tag judged">
            {place.lost ? "lost" : "expected"}, grade{" "}
            {Math.max(...targets.map(({ grade }) => grade))}
          </span>
        )}
        {place.forbidden && <span class="tag judged">forbidden</span>}
        <span class="fate">{fateWords(place, name)}</span>
      </span>
    </li>
  );
}

/**
 * Returns where a result went, or where it came from. Empty if it did not move, for a repeat, and
 * if there is no other list.
 */
function fateWords({ rank, other }: Place, name: ResultListProps["name"]): string {
  if (other === undefined || other === rank) {
    return "";
  }
  if (name === "before") {
    return other === null ? "gone" : `→ ${other}`;
  }
  return other === null ? "new" : `${rank < other ? "▲" : "▼"} was ${other}`;
}

/** Height of a result in the stylesheet, in pixels. */
const RESULT_HEIGHT = 46;
/** Width of the gap between the two lists, which the lines cross. */
const GAP_WIDTH = 64;

interface MoveLinesProps {
  readonly oldPlaces: readonly Place[];
  /** How many results the new list has. */
  readonly newCount: number;
}

/** A line from each result of the old list. Decoration: the lists say the same in words. */
function MoveLines({ oldPlaces, newCount }: MoveLinesProps) {
  const height = Math.max(oldPlaces.length, newCount) * RESULT_HEIGHT;
  return (
    <svg class="lines" width={GAP_WIDTH} height={height} aria-hidden="true">
      {oldPlaces.map((place) => (
        <MoveLine key={place.rank} place={place} />
      ))}
    </svg>
  );
}

/**
 * A curve to the result's place in the new list, or a short arrow if it is gone. Nothing for a
 * repeat, and if there is no new list.
 */
function MoveLine({ place: { rank, other, lost, targets } }: { readonly place: Place }) {
  if (other === undefined) {
    return null;
  }
  // A line begins and ends at the middle of a result.
  const from = (rank - 0.5) * RESULT_HEIGHT;
  if (other === null) {
    return <path class={lost ? "lost" : "gone"} d={`M0 ${from}h18m-4-4l4 4l-4 4`} />;
  }
  const to = (other - 0.5) * RESULT_HEIGHT;
  const middle = GAP_WIDTH / 2;
  const curve = `M0 ${from}C${middle} ${from} ${middle} ${to} ${GAP_WIDTH} ${to}`;
  return <path class={targets.length > 0 ? "target" : "other"} d={curve} />;
}
