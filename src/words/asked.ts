/** What `ask` prints: texts of strangers, a line each. */
import type { Hit } from "../model/run.ts";
import type { Params } from "../model/suite.ts";
import { logLine } from "./escape.ts";
import { formatMove, formatMs, formatRank, plural } from "./format.ts";

interface Answered {
  readonly query: string;
  readonly params?: Params;
  readonly elapsed_ms: number | null;
  readonly degraded: boolean;
  readonly hits: readonly Hit[];
  readonly targets:
    | readonly {
        readonly label: string;
        readonly rank: number | null;
        readonly rank_before?: number | null;
      }[]
    | null;
}

export function askedText(asked: Answered, width: number): string {
  const { query, params, elapsed_ms: ms, degraded, hits, targets } = asked;
  const time = ms === null ? "" : `, ${formatMs(ms)}`;
  const lines = [
    `"${logLine(query, width)}"`,
    ...(params === undefined ? [] : [`params: ${logLine(JSON.stringify(params), width)}`]),
    `${plural(hits.length, "result")}${time}${degraded ? ", degraded" : ""}`,
    "",
    ...hits.flatMap((hit, i) => hitLines(hit, i + 1, width)),
  ];
  if (targets !== null) {
    lines.push("", targets.length === 0 ? "No target: nothing should be found." : "targets");
    lines.push(...targets.map((target) => `  ${logLine(target.label, width - 20)}: ${placeOf(target)}`));
  }
  return `${lines.join("\n")}\n`;
}

function hitLines(hit: Hit, rank: number, width: number): readonly string[] {
  const score = hit.score === undefined ? "" : `  ${Number(hit.score.toPrecision(6))}`;
  const first = `${String(rank).padStart(3)}. ${logLine(hit.doc_id, width - 20)}${score}`;
  const text = hit.text?.replaceAll(/\s+/g, " ").trim() ?? "";
  return text === "" ? [first] : [first, `     ${logLine(text, width - 5)}`];
}

function placeOf({ rank, rank_before: before }: NonNullable<Answered["targets"]>[number]): string {
  return before === undefined ? formatRank(rank) : `${formatMove(before, rank)} (baseline → now)`;
}
