/**
 * What a baseline of several runs says of how answers vary: it decides how far the next recording may fall, and which
 * lost case counts. One run can't measure it, so that more of it than before is never taken on trust.
 */
import { keptOf, spreadName } from "../gate/anchor.ts";
import { resolveRules } from "../gate/rules.ts";
import { impossible, spreadOf } from "../gate/runs.ts";
import { scopeText } from "../model/scope.ts";
import { type Weakening, figure, findingsIn } from "./finding.ts";

/** Of ten runs the spread itself is uncertain by a quarter. */
const MOST_GROWTH = 1.25;

export const RUNS: Weakening = {
  name: "runs",
  find: ({ base, head }) =>
    findingsIn(head.config.baseline, (report) => {
      const [before, after] = [base.baseline, head.baseline];
      if (before === null || after === null || before.foreign !== undefined) return;
      const [was, is] = [before.runs?.length ?? 1, after.runs?.length ?? 1];
      if (is > 1 && was === 1) report("baseline_lowered", "baseline.runs", "one run", `${is} runs`);
      for (const { scope, metric } of resolveRules(base.config, base.suite).rules) {
        const [old, now] = [spreadOf(before, scope, metric.name), spreadOf(after, scope, metric.name)];
        if (old === null || now === null) continue;
        const anchor = old - keptOf(before, scope, spreadName(metric.name));
        if (now <= MOST_GROWTH * anchor) continue;
        const field = `baseline.runs.${scopeText(scope)}.${metric.name}`;
        report("baseline_lowered", field, `spread ${figure(anchor)}`, `spread ${figure(now)}`);
      }
      for (const { id, metric, variance, most } of impossible(after))
        report(
          "baseline_lowered",
          `baseline.cases.${id}.variances.${metric}`,
          `at most ${figure(most)}`,
          figure(variance),
        );
      for (const [id, { digests, found }] of before.cases) {
        const now = after.cases.get(id);
        // Found in every run, its loss counts; found in some, it does not.
        const always = found === undefined || found.in === found.of;
        if (!always || now?.digests.targets !== digests.targets || now.found === undefined) continue;
        const missed = now.found.of - now.found.in;
        const had = found !== undefined || before.cases.get(id)!.ranks.some((rank) => rank !== null);
        if (had && missed > 0)
          report(
            "baseline_lowered",
            `baseline.cases.${id}.found_in`,
            "every run",
            `${now.found.in} of ${now.found.of}`,
          );
      }
    }),
};
