import { checkNumbers, withArrow } from "../src/words/format.ts";
import type { ReportData, Row } from "./decode.ts";

/** Every figure of the case that applies to it. */
export function CaseFigures({ report, row }: { readonly report: ReportData; readonly row: Row }) {
  const figures = report.page.metrics
    .map((metric, i) => ({
      metric,
      unit: report.page.units[i] ?? "share",
      current: row.metrics[i] ?? null,
      baseline: row.metricsBefore?.[i] ?? null,
    }))
    .filter(({ current, baseline }) => current !== null || baseline !== null);
  if (figures.length === 0) return null;
  return (
    <section>
      <h3>Figures</h3>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">Metric</th>
            <th scope="col" class="num">
              Baseline
            </th>
            <th scope="col" class="num">
              Now
            </th>
            <th scope="col" class="num">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ metric, unit, current, baseline }) => {
            const delta = current === null || baseline === null ? null : current - baseline;
            const shown = checkNumbers({ unit, baseline, current, delta, limit: null });
            return (
              <tr key={metric}>
                <th scope="row">
                  <code>{metric}</code>
                </th>
                <td class="num dim">{shown.baseline}</td>
                <td class="num">{shown.current}</td>
                <td class="num">{delta === 0 ? "=" : withArrow(shown.delta)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
