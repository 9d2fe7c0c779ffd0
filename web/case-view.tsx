/** One case in full: a dialog over the page, with arrow keys to its neighbours in the table. */
import { useEffect, useRef } from "preact/hooks";
import { CaseFigures } from "./case-figures.tsx";
import type { ReportData, Row, Target } from "./decode.ts";
import { Mark } from "./mark.tsx";
import { textsAnywhere } from "./ranking.ts";
import { Rankings } from "./rankings.tsx";
import { Replay } from "./replay.tsx";
import { Samples, Spans } from "./samples.tsx";
import { moveTone, moveWords, outcomeOf, shown } from "./words.ts";

interface Props {
  readonly report: ReportData;
  readonly row: Row;
  /** What "next" and "previous" mean. */
  readonly rows: readonly Row[];
  readonly onShow: (row: Row | null) => void;
}

export function CaseView({ report, row, rows, onShow }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (body.current === null) return;
    body.current.scrollTop = 0;
    // The title is read out, and from it Up and Down scroll the case.
    body.current.querySelector("h2")?.focus();
  }, [row]);
  const at = rows.indexOf(row);
  const step = (by: number): void => {
    const next = rows[at + by];
    if (next !== undefined) onShow(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowLeft") step(-1);
    else if (event.key === "ArrowRight") step(1);
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
        <button type="button" class="quiet" disabled={at <= 0} onClick={() => step(-1)}>
          ← Previous
        </button>
        <button type="button" class="quiet" disabled={at >= rows.length - 1} onClick={() => step(1)}>
          Next →
        </button>
        <span class="dim num">
          {at + 1} of {rows.length}
        </span>
        <button type="button" class="quiet close" onClick={() => dialog.current?.close()}>
          Close <kbd>Esc</kbd>
        </button>
      </div>
      <div class="case-body" ref={body} tabIndex={0} role="region" aria-labelledby="case-title">
        <CaseHead row={row} />
        <Targets report={report} row={row} />
        <Rankings report={report} row={row} />
        <div class="case-columns">
          <CaseFigures report={report} row={row} />
          <div>
            <Samples row={row} />
            <Spans row={row} />
          </div>
        </div>
        <Replay report={report} row={row} />
      </div>
    </dialog>
  );
}

function CaseHead({ row }: { readonly row: Row }) {
  const outcome = outcomeOf(row);
  return (
    <div class="case-head">
      <h2 id="case-title" tabIndex={-1}>
        {shown(row.case.query, 2_000) || "(empty query)"}
      </h2>
      <p class="about">
        <span class={`strong ${outcome.tone}`}>
          <Mark tone={outcome.tone} />
          {outcome.words}
        </span>
        <code>{shown(row.case.id, 300)}</code>
        <span>{shown(row.intent, 120)}</span>
        {row.case.critical && <span class="tag">critical</span>}
        {row.case.degraded && <span class="tag">degraded answer</span>}
        {row.tags.map((tag) => (
          <span key={tag} class="tag">
            {shown(tag, 80)}
          </span>
        ))}
        <code>{shown(row.case.place, 300)}</code>
      </p>
      {row.case.params !== undefined && (
        <p class="about">
          sent with the query: <code>{shown(row.case.params)}</code>
        </p>
      )}
      {row.case.loss !== undefined && (
        <p class="says">
          <b>Why:</b> {shown(row.case.loss[1])}
        </p>
      )}
      {row.case.error !== undefined && <p class="says bad">{shown(row.case.error, 2_000)}</p>}
      {row.case.answer !== undefined && <p class="says">{shown(row.case.answer)}</p>}
    </div>
  );
}

function Targets({ report, row }: { readonly report: ReportData; readonly row: Row }) {
  if (row.case.expect_empty)
    return (
      <p class="dim">
        Nothing should be found for this query; {row.results.length} found
        {row.results.length === 0 ? ", as it should be" : ""}.
      </p>
    );
  return (
    <ul class="moves targets">
      {row.targets.map((target) => {
        const text = target.after === null ? lostText(report, row, target) : null;
        return (
          <li key={target.label}>
            <span class={`move-words ${moveTone(target)}`}>
              <Mark tone={moveTone(target)} />
              {moveWords(target)}
            </span>{" "}
            <code>{shown(target.label, 300)}</code> <span class="dim">grade {target.grade}</span>
            {target.deeper !== null && <b>found at rank {target.deeper}</b>}
            {text !== null && <p class="says dim">{shown(text)}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** What the missing target says: its own passage or its document in the corpus, else what any answer of this run had of it. */
function lostText(report: ReportData, row: Row, { passage, before }: Target): string | null {
  if (passage !== null) return passage;
  const document = typeof before === "number" ? row.resultsBefore?.[before - 1] : undefined;
  return document === undefined ? null : (textsAnywhere(report).get(document) ?? null);
}
