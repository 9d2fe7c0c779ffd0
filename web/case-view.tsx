/** One case in full: a dialog over the page, with arrow keys to its neighbours in the table. */
import { useEffect, useRef } from "preact/hooks";
import { caseFlag, escapeInvisible, shellWord } from "../src/messages/escape.ts";
import { checkNumbers, formatMs, pluralise, withArrow } from "../src/messages/format.ts";
import type { PageClaims } from "../src/reporters/html/page-data.ts";
import type { Measure, ReportData, Row } from "./decode.ts";
import { lostText, Rankings } from "./rankings.tsx";
import { CopyButton, Mark, MarkedText } from "./small.tsx";
import { moveTone, rowOutcome, targetWords } from "./words.ts";

interface Props {
  readonly report: ReportData;
  readonly row: Row;
  /** The cases that the arrow keys step through. */
  readonly rows: readonly Row[];
  readonly onShow: (row: Row | null) => void;
}

/**
 * The dialog of one case. `onShow` is called with the case to show instead, or with null to close.
 */
export function CaseView({ report, row, rows, onShow }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (body.current === null) {
      return;
    }
    body.current.scrollTop = 0;
    // The title is read out, and from it Up and Down scroll the case.
    body.current.querySelector("h2")?.focus();
  }, [row]);
  const position = rows.indexOf(row);
  const stepToCase = (by: number): void => {
    const next = rows[position + by];
    if (next !== undefined) {
      onShow(next);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    if (event.key === "ArrowLeft") {
      stepToCase(-1);
    } else if (event.key === "ArrowRight") {
      stepToCase(1);
    }
  };
  return (
    <dialog
      ref={dialog}
      class="case"
      aria-labelledby="case-title"
      onClose={() => onShow(null)}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="case-bar">
        <button type="button" class="quiet" disabled={position <= 0} onClick={() => stepToCase(-1)}>
          ← Previous
        </button>
        <button
          type="button"
          class="quiet"
          disabled={position >= rows.length - 1}
          onClick={() => stepToCase(1)}
        >
          Next →
        </button>
        <span class="dim num">
          {position + 1} of {rows.length}
        </span>
        <button type="button" class="quiet close" onClick={() => dialog.current?.close()}>
          Close <kbd>Esc</kbd>
        </button>
      </div>
      <div class="case-body" ref={body} tabIndex={0} role="region" aria-labelledby="case-title">
        <CaseHead row={row} />
        <Answers row={row} />
        <Targets report={report} row={row} />
        <Rankings report={report} row={row} />
        <div class="case-columns">
          <CaseFigures report={report} row={row} />
          <StageTimes row={row} />
        </div>
        <RunAgain report={report} row={row} />
      </div>
    </dialog>
  );
}

/** The query, what became of it, where the suite has it, and why it lost a document or failed. */
function CaseHead({ row }: { readonly row: Row }) {
  const outcome = rowOutcome(row);
  const shownCase = row.case;
  const [, lossWords] = shownCase.loss ?? [];
  return (
    <div class="case-head">
      <h2 id="case-title" tabIndex={-1}>
        {escapeInvisible(shownCase.query, 2_000) || "(empty query)"}
      </h2>
      <p class="about">
        <span class={`strong ${outcome.tone}`}>
          <Mark tone={outcome.tone} />
          {outcome.words}
        </span>
        <code>{escapeInvisible(shownCase.id, 300)}</code>
        <span>{escapeInvisible(shownCase.intent, 120)}</span>
        {shownCase.critical && <span class="tag">critical</span>}
        {shownCase.now?.degraded && <span class="tag">degraded answer</span>}
        {shownCase.tags?.map((tag) => (
          <span key={tag} class="tag">
            {escapeInvisible(tag, 80)}
          </span>
        ))}
        <code>{escapeInvisible(shownCase.place, 300)}</code>
      </p>
      {shownCase.params !== undefined && (
        <p class="about">
          sent with the query: <code>{escapeInvisible(shownCase.params)}</code>
        </p>
      )}
      {lossWords !== undefined && (
        <p class="says">
          <b>Why:</b> {escapeInvisible(lossWords)}
        </p>
      )}
      {shownCase.now?.error !== undefined && (
        <p class="says bad">{escapeInvisible(shownCase.now.error, 2_000)}</p>
      )}
    </div>
  );
}

/**
 * The answers before and now, and which claims of the new one the retrieved texts support; nothing
 * without answers and claims.
 */
function Answers({ row: { case: row } }: { readonly row: Row }) {
  const answers = [
    { name: "Before", text: row.before?.answer },
    { name: "Now", text: row.now?.answer },
  ];
  const claims = row.now?.claims ?? [];
  if (claims.length === 0 && answers.every(({ text }) => text === undefined)) {
    return null;
  }
  return (
    <section class="answers">
      <h3>Answer</h3>
      {claims.map((judged) => (
        <Claims key={judged[0]} judged={judged} />
      ))}
      {answers.map(
        ({ name, text }) =>
          text !== undefined && (
            <div key={name}>
              <h4>{name}</h4>
              <p class="says">{escapeInvisible(text)}</p>
            </div>
          ),
      )}
    </section>
  );
}

/** The claims of a judged metric, those without support first: they are why the figure is low. */
function Claims({ judged: [metric, claims] }: { readonly judged: PageClaims }) {
  const ordered = claims.toSorted((a, b) => a[1] - b[1]);
  const supported = claims.filter((claim) => claim[1] === 1).length;
  return (
    <div>
      <h4>
        <code>{metric}</code>: {supported} of {pluralise(claims.length, "claim")} supported by the
        retrieved texts
      </h4>
      <ul class="claims">
        {ordered.map(([text, isSupported], i) => (
          <li key={i} class={isSupported === 1 ? "good" : "bad"}>
            <span aria-hidden="true">{isSupported === 1 ? "✓" : "✕"}</span>
            <span class="unseen">{isSupported === 1 ? "supported: " : "not supported: "}</span>
            {escapeInvisible(text)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The expected documents with their ranks, and the text of those that are not found; or that
 * nothing is expected.
 */
function Targets({ report, row }: { readonly report: ReportData; readonly row: Row }) {
  if (row.case.expect_empty) {
    const count = row.case.now?.results.length ?? 0;
    const found = count === 0 ? "0 found, as it should be" : `${count} found`;
    const words = row.case.now === null ? "it was not asked" : found;
    return <p class="dim">Nothing should be found for this query; {words}.</p>;
  }
  return (
    <ul class="moves targets">
      {row.targets.map((target, i) => {
        const text = target.after === null ? lostText(report, row, target) : null;
        return (
          <li key={i}>
            <span class={`move-words ${moveTone(target)}`}>
              <Mark tone={moveTone(target)} />
              {targetWords(target)}
            </span>{" "}
            <code>{escapeInvisible(target.label, 300)}</code>{" "}
            <span class="dim">grade {target.grade}</span>
            {target.deeper !== undefined && (
              <b>at rank {target.deeper} if more results are asked for</b>
            )}
            {text !== null && (
              <p class="says dim">
                <MarkedText text={text} query={row.case.query} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The table of all measures that have a value for the case, before and now, with the change. */
function CaseFigures({ report, row }: { readonly report: ReportData; readonly row: Row }) {
  const { before, now } = row.case;
  const measures = report.measures.filter(
    ({ readValue }) => readValue(before) !== null || readValue(now) !== null,
  );
  if (measures.length === 0) {
    return null;
  }
  return (
    <section>
      <h3>Figures</h3>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">Metric</th>
            {["Before", "Now", "Change"].map((name) => (
              <th key={name} scope="col" class="num">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <FigureRow key={measure.name} measure={measure} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FigureRow({ measure, row }: { readonly measure: Measure; readonly row: Row }) {
  const { name, unit, readValue } = measure;
  const baseline = readValue(row.case.before);
  const current = readValue(row.case.now);
  const delta = baseline === null || current === null ? null : current - baseline;
  const figures = checkNumbers({ unit, baseline, current, delta, limit: null });
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td class="num dim">{figures.baseline}</td>
      <td class="num">{figures.current}</td>
      <td class="num">{delta === 0 ? "=" : withArrow(figures.delta)}</td>
    </tr>
  );
}

/** How long the stages of the last answer took; nothing if the answer did not say it. */
function StageTimes({ row }: { readonly row: Row }) {
  const spans = Object.entries(row.case.now?.spans ?? {});
  if (spans.length === 0) {
    return null;
  }
  return (
    <section>
      <h3>Stages of one answer</h3>
      <ul class="spans">
        {spans.map(([stage, ms]) => (
          <li key={stage}>
            <span>{escapeInvisible(stage, 60)}</span> <span class="num">{formatMs(ms)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The commands that ask this case again; nothing if the config's file is not known. */
function RunAgain({ report, row }: { readonly report: ReportData; readonly row: Row }) {
  const { config, program } = report.page;
  if (config === null) {
    return null;
  }
  const words = `--config ${shellWord(config)} ${caseFlag(row.case.id)}`;
  const commands = [
    ["What it finds now, beside the baseline's ranks:", `${program} ask ${words}`],
    ["Its checks alone (verdict partial):", `${program} gate ${words}`],
  ] as const;
  return (
    <section>
      <h3>Run it again</h3>
      <p class="dim">
        The query is in <code>{escapeInvisible(row.case.place, 300)}</code>.
      </p>
      {commands.map(([why, command]) => (
        <div key={why} class="steps">
          <p>{why}</p>
          <pre class="command" tabIndex={0}>
            {escapeInvisible(command, 1_000)}
          </pre>
          <CopyButton text={command} />
        </div>
      ))}
    </section>
  );
}
