/** The intents that did not hold, on a terminal: a line each, with the metrics that tell most; what failed is listed in full below it. */
import type { Report } from "../model/report.ts";
import { logLine } from "../words/escape.ts";
import { checkNumbers, withArrow } from "../words/format.ts";
import { type MetricRow, type RowStatus, metricRows } from "../words/rows.ts";
import { scopeLabel } from "../words/notices.ts";
import type { TextLine, Palette } from "./text-checks.ts";
import { groupBy, scopeText } from "../model/scope.ts";

/** What fits 120 columns. */
const COLUMNS = 4;
const NAME = 40;

const TOLD: readonly RowStatus[] = ["failed", "missing", "secondary", "watched"];
const RANK: readonly RowStatus[] = ["failed", "missing", "secondary", "held", "reported"];

/** Rows for `layout`, a head first; none where there are no intents. At most `most` intents. */
export function intentTable(report: Report, most: number, colors: Palette): readonly TextLine[] {
  const rows = metricRows(report).filter((row) => row.unit !== "ms" && row.unit !== "cases");
  const intents = new Map(
    rows.flatMap(({ scope }) => (scope.kind === "intent" ? [[scope.name, scope] as const] : [])),
  );
  // Those that held are in the report.
  const byScope = groupBy(rows, ({ scope }) => scopeText(scope));
  const told = [...intents].filter(([, scope]) =>
    byScope.get(scopeText(scope))!.some((row) => TOLD.includes(row.status)),
  );
  if (told.length === 0) return [];
  const metrics = rows
    .filter((row) => row.scope.kind === "overall")
    .map((row) => row.metric)
    .slice(0, COLUMNS);
  const sizes = new Map<string, number>();
  for (const each of report.inputs?.suite.cases ?? [])
    sizes.set(each.intent, (sizes.get(each.intent) ?? 0) + 1);
  const head: TextLine = {
    cells: ["by intent", "cases", ...metrics.flatMap((metric) => [logLine(metric, NAME), ""])],
    color: colors.dim,
  };
  return [
    head,
    ...told.slice(0, most).map(([intent, scope]) => {
      const own = byScope.get(scopeText(scope))!;
      const cells = metrics.flatMap((metric) => cellsOf(own.find((row) => row.metric === metric)));
      const size = sizes.get(intent) ?? 0;
      return {
        cells: [`  ${logLine(scopeLabel(scope), NAME)}`, String(size), ...cells],
        color: paint(own, colors),
      };
    }),
  ];
}

function cellsOf(row: MetricRow | undefined): readonly [string, string] {
  if (row === undefined) return ["–", ""];
  const { current, delta } = checkNumbers(row);
  return [current, row.delta === null || Math.abs(row.delta) < 5e-4 ? "" : withArrow(delta)];
}

/** As bad as the worst of the intent's checks. */
function paint(rows: readonly MetricRow[], colors: Palette): (text: string) => string {
  const worst = RANK.find((status) => rows.some((row) => row.status === status));
  if (worst === "failed" || worst === "missing") return colors.red;
  return worst === "secondary" ? colors.yellow : (text) => text;
}
