/** The intents and tags that did not hold, on a terminal: a line each, with the metrics that tell most; what failed is listed in full below it. */
import type { Report } from "../model/report.ts";
import { logLine } from "../words/escape.ts";
import { checkNumbers, withArrow } from "../words/format.ts";
import { type MetricRow, type RowStatus, metricRows } from "../words/rows.ts";
import { byWords, scopeLabel } from "../words/notices.ts";
import type { TextLine, Palette } from "./text-checks.ts";
import { type Scope, casesIn, groupBy, sameScope, scopesOf, scopeText } from "../model/scope.ts";

/** What fits 120 columns. */
const COLUMNS = 4;
const NAME = 40;

const TOLD: readonly RowStatus[] = ["failed", "missing", "secondary", "watched"];
const RANK: readonly RowStatus[] = ["failed", "missing", "secondary", "held", "reported"];

/** Rows for `layout`, a head first, of at most `most` scopes; none where all held. `left` are the scopes that have no row. */
export function intentTable(
  report: Report,
  most: number,
  colors: Palette,
): { readonly lines: readonly TextLine[]; readonly left: readonly Scope[] } {
  const rows = metricRows(report).filter((row) => row.unit !== "ms" && row.unit !== "cases");
  const byScope = groupBy(rows, ({ scope }) => scopeText(scope));
  // Those that held are in the report.
  const failed = [...byScope.values()].filter(
    ([row, ...more]) =>
      row!.scope.kind !== "overall" && [row!, ...more].some(({ status }) => TOLD.includes(status)),
  );
  const [, ...scopes] = scopesOf(report.scores?.means);
  if (failed.length === 0) return { lines: [], left: scopes };
  const metrics = rows
    .filter((row) => row.scope.kind === "overall")
    .map((row) => row.metric)
    .slice(0, COLUMNS);
  const told = failed.slice(0, most).map((own) => own[0]!.scope);
  const head: TextLine = {
    cells: [byWords(told), "cases", ...metrics.flatMap((metric) => [logLine(metric, NAME), ""])],
    color: colors.dim,
  };
  const cases = report.inputs?.suite.cases ?? [];
  const lines = told.map((scope) => {
    const own = byScope.get(scopeText(scope))!;
    const cells = metrics.flatMap((metric) => cellsOf(own.find((row) => row.metric === metric)));
    const size = casesIn(cases, scope).length;
    return {
      cells: [`  ${logLine(scopeLabel(scope), NAME)}`, String(size), ...cells],
      color: paint(own, colors),
    };
  });
  const left = scopes.filter((scope) => !told.some((each) => sameScope(each, scope)));
  return { lines: [head, ...lines], left };
}

function cellsOf(row: MetricRow | undefined): readonly [string, string] {
  if (row === undefined) return ["–", ""];
  const { current, delta } = checkNumbers(row);
  return [current, row.delta === null || Math.abs(row.delta) < 5e-4 ? "" : withArrow(delta)];
}

/** As bad as the worst of its checks. */
function paint(rows: readonly MetricRow[], colors: Palette): (text: string) => string {
  const worst = RANK.find((status) => rows.some((row) => row.status === status));
  if (worst === "failed" || worst === "missing") return colors.red;
  return worst === "secondary" ? colors.yellow : (text) => text;
}
