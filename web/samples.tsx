/** How long the answers to one query took: every timed sample, and the stages of the last answer where it told them. */
import { formatMs } from "../src/words/format.ts";
import type { Row } from "./decode.ts";
import { shown } from "./words.ts";

export function Samples({ row }: { readonly row: Row }) {
  const [now, before] = [row.case.samples ?? [], row.case.before?.samples ?? []];
  if (now.length === 0 && before.length === 0) return null;
  const most = [...now, ...before].reduce((max, ms) => Math.max(max, ms), 0) || 1;
  const lines = [
    { name: "Baseline", cls: "was", samples: before, median: row.msBefore },
    { name: "Now", cls: "now", samples: now, median: row.ms },
  ].filter(({ samples }) => samples.length > 0);
  return (
    <section>
      <h3>Latency</h3>
      <ul class="samples">
        {lines.map(({ name, cls, samples, median }) => (
          <li key={cls} class={cls}>
            <span>{name}</span>
            <svg aria-hidden="true">
              <line class="grid" x1="0" x2="100%" y1="9" y2="9" />
              {samples.map((ms, i) => (
                <circle key={i} cx={`${(ms / most) * 96 + 2}%`} cy="9" r="4" />
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
            <span>{formatMs(most)}</span>
          </span>
        </li>
      </ul>
    </section>
  );
}

export function Spans({ row }: { readonly row: Row }) {
  const spans = Object.entries(row.case.spans ?? {});
  if (spans.length === 0) return null;
  const most = spans.reduce((max, [, ms]) => Math.max(max, ms), 0) || 1;
  return (
    <section>
      <h3>Stages of one answer</h3>
      <ul class="samples spans">
        {spans.map(([stage, ms]) => (
          <li key={stage}>
            <span>{shown(stage, 60)}</span>
            <svg aria-hidden="true">
              <rect x="0" y="4" height="10" width={`${Math.max((ms / most) * 100, 0.5)}%`} />
            </svg>
            <span class="num">{formatMs(ms)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
