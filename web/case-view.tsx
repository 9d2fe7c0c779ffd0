/**
 * One case in full: a dialog over the page, with arrow keys to its neighbours in the table.
 * `row.from` is what the first of the two compared systems (of a report the baseline) answered,
 * `row.to` what the second did (now).
 */
import { useEffect, useRef } from "preact/hooks";
import { caseFlag, shellWord } from "../src/messages/escape.ts";
import {
  checkNumbers,
  formatMs,
  formatValue,
  pluralise,
  withArrow,
} from "../src/messages/format.ts";
import type { PageClaims } from "../src/reporters/html/page-data.ts";
import {
  everyMeasure,
  LATENCY,
  type Measure,
  type ReportData,
  type Row,
  measureValue,
} from "./decode.ts";
import { caseIssue } from "./leave.ts";
import { lostText } from "./ranking.ts";
import { Rankings } from "./rankings.tsx";
import { CopyButton, Mark, MarkedText } from "./small.tsx";
import { moveTone, moveWords, rowOutcome, pairNames, shown } from "./words.ts";

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
        <CopyButton
          label="Copy as issue"
          what=" of this query"
          text={() => caseIssue(report, row)}
        />
        <button type="button" class="quiet close" onClick={() => dialog.current?.close()}>
          Close <kbd>Esc</kbd>
        </button>
      </div>
      <div class="case-body" ref={body} tabIndex={0} role="region" aria-labelledby="case-title">
        <CaseHead row={row} />
        <Answers report={report} row={row} />
        <Targets report={report} row={row} />
        <Rankings report={report} row={row} />
        <div class="case-columns">
          <CaseFigures report={report} row={row} />
          <div>
            <Samples report={report} row={row} />
            <Spans row={row} />
          </div>
        </div>
        <Replay report={report} row={row} />
      </div>
    </dialog>
  );
}

/** The query, what became of it, where the suite has it, and why it lost a document or failed. */
function CaseHead({ row }: { readonly row: Row }) {
  const outcome = rowOutcome(row);
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
        {row.to?.page.degraded && <span class="tag">degraded answer</span>}
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
      {row.error !== undefined && <p class="says bad">{shown(row.error, 2_000)}</p>}
    </div>
  );
}

/**
 * The answers of both systems, and which claims of the second one the retrieved texts support;
 * nothing without answers and claims.
 */
function Answers({ report, row }: { readonly report: ReportData; readonly row: Row }) {
  const [from, to] = pairNames(report);
  const answers = [
    { name: from, text: row.from?.page.answer },
    { name: to, text: row.to?.page.answer },
  ];
  const claims = row.to?.page.claims ?? [];
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
              <h4>{shown(name, 60)}</h4>
              <p class="says">{shown(text)}</p>
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
            {shown(text)}
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
    const count = row.to?.results.length ?? 0;
    const found = `${count} found${count === 0 ? ", as it should be" : ""}`;
    return (
      <p class="dim">
        Nothing should be found for this query; {row.unasked ? "it was not asked" : found}.
      </p>
    );
  }
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

/**
 * The table of all metrics that have a value for the case, in each system; with two systems also
 * the change.
 */
function CaseFigures({ report, row }: { readonly report: ReportData; readonly row: Row }) {
  const { names } = report.page;
  const figures = everyMeasure(report.page)
    .filter(({ name }) => name !== LATENCY)
    .map((measure) => ({ measure, values: row.sides.map((side) => measureValue(measure, side)) }))
    .filter(({ values }) => values.some((value) => value !== null));
  if (figures.length === 0) {
    return null;
  }
  return (
    <section>
      <h3>Figures</h3>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">Metric</th>
            {names.map((name) => (
              <th key={name} scope="col" class="num">
                {shown(name, 60)}
              </th>
            ))}
            {names.length === 2 && (
              <th scope="col" class="num">
                Change
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ measure, values }) => (
            <FigureRow key={measure.name} measure={measure} values={values} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One metric as a row: of two systems with the change, of more with the best value marked. */
function FigureRow({ measure: { name, unit, lower }, values }: FigureProps) {
  const numbers = values.filter((value) => value !== null);
  const bestValue = lower ? Math.min(...numbers) : Math.max(...numbers);
  const [before = null, now = null] = values;
  const delta = before === null || now === null ? null : now - before;
  const pairFigures = checkNumbers({ unit, baseline: before, current: now, delta, limit: null });
  const isPair = values.length === 2;
  const emphasis = (value: number | null, at: number): string => {
    if (values.length > 2 && value === bestValue) {
      return "best";
    }
    return at === 0 ? "dim" : "";
  };
  const cells = isPair
    ? [pairFigures.baseline, pairFigures.current]
    : values.map((value) => formatValue(unit, value));
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      {values.map((value, at) => (
        <td key={at} class={`num ${emphasis(value, at)}`}>
          {cells[at]}
        </td>
      ))}
      {isPair && <td class="num">{delta === 0 ? "=" : withArrow(pairFigures.delta)}</td>}
    </tr>
  );
}

interface FigureProps {
  readonly measure: Measure;
  readonly values: readonly (number | null)[];
}

// How long the answers took: every timed sample, and the stages of the last answer if it says how
// long they took.

/** Every timed sample of both systems as a dot on one axis; nothing if none was timed. */
function Samples({ report, row }: { readonly report: ReportData; readonly row: Row }) {
  const [from, to] = pairNames(report);
  const lines = [
    { name: from, cls: "was", side: row.from },
    { name: to, cls: "now", side: row.to },
  ].flatMap(({ side, ...line }) => {
    const samples = side?.page.samples ?? [];
    return samples.length === 0 ? [] : [{ ...line, samples, median: side?.ms ?? null }];
  });
  if (lines.length === 0) {
    return null;
  }
  const longest =
    lines.flatMap(({ samples }) => samples).reduce((max, ms) => Math.max(max, ms), 0) || 1;
  return (
    <section>
      <h3>Latency</h3>
      <ul class="samples">
        {lines.map(({ name, cls, samples, median }) => (
          <li key={cls} class={cls}>
            <span>{shown(name, 60)}</span>
            <svg aria-hidden="true">
              <line class="grid" x1="0" x2="100%" y1="9" y2="9" />
              {samples.map((ms, i) => (
                <circle key={i} cx={`${(ms / longest) * 96 + 2}%`} cy="9" r="4" />
              ))}
            </svg>
            <span class="num">
              median <b>{formatMs(median)}</b>
            </span>
            <span class="unseen">, samples: {samples.map((ms) => formatMs(ms)).join(", ")}</span>
          </li>
        ))}
        <li class="ends-row" aria-hidden="true">
          <span class="ends">
            <span>0</span>
            <span>{formatMs(longest)}</span>
          </span>
        </li>
      </ul>
    </section>
  );
}

/** The stages of the last answer, as bars; nothing if the answer did not say how long they took. */
function Spans({ row }: { readonly row: Row }) {
  const spans = Object.entries(row.to?.page.spans ?? {});
  if (spans.length === 0) {
    return null;
  }
  const longest = spans.reduce((max, [, ms]) => Math.max(max, ms), 0) || 1;
  return (
    <section>
      <h3>Stages of one answer</h3>
      <ul class="samples spans">
        {spans.map(([stage, ms]) => (
          <li key={stage}>
            <span>{shown(stage, 60)}</span>
            <svg aria-hidden="true">
              <rect x="0" y="4" height="10" width={`${Math.max((ms / longest) * 100, 0.5)}%`} />
            </svg>
            <span class="num">{formatMs(ms)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The commands that ask this case again, on the reader's machine; nothing if the config's file is
 * not known.
 */
function Replay({ report, row }: { readonly report: ReportData; readonly row: Row }) {
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
        The query is in <code>{shown(row.case.place, 300)}</code>.
      </p>
      {commands.map(([why, command]) => (
        <div key={why} class="steps">
          <p>{why}</p>
          <pre class="command" tabIndex={0}>
            {shown(command, 1_000)}
          </pre>
          <CopyButton text={command} />
        </div>
      ))}
    </section>
  );
}
