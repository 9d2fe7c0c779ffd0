/** Changes of the baseline: what was reached, as it was measured or as somebody wrote it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { remove, writeFiles } from "../../helpers/git-repository.ts";
import { BASELINE, caseFile, edit } from "../../policy/project.ts";
import { type Change, type Row, accept, all, cases, gate, record, recordedFrom, search } from "./row.ts";

const WEAKENED = { exit: 1, verdict: "fail", categories: ["gate_weakened"] } as const;
const HALF = ["howto-0", "howto-1", "howto-2", "howto-3", "howto-4", "symbol-0"];
const LOSE_FOUR = { "howto-0": null, "howto-1": null, "howto-2": null, "howto-3": null };

/** That a recording moved the anchor of what fell. */
export const ANCHOR_MOVED = ["anchor_moved", "baseline.cases.*.drift"] as const;
const UNMEASURED = ["baseline_not_measured", "baseline.cases"] as const;

/** These cases' answers come from a fallback, and that is the baseline. */
const degraded = (ids: readonly string[]): Change =>
  all((folder) => {
    const text = readFileSync(join(folder, "retrieval/search.mjs"), "utf8");
    const told = `  const results = list.slice(0, k).map((id) => ({ id, cluster: id }));\n  return ${JSON.stringify(ids)}.includes(what) ? { results, degraded: true } : results;\n};\n`;
    const cut = text.search(/ {2}(?:return list\.slice|const results =)/);
    writeFiles(folder, { "retrieval/search.mjs": text.slice(0, cut) + told });
  }, record);

export const BASELINE_ROWS: readonly Row[] = [
  {
    name: "a lowered baseline, with the loss",
    change: all(search(LOSE_FOUR), accept),
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop", "gate_weakened"],
    findings: [ANCHOR_MOVED],
    says: [/Fix the regression, or accept it: ask a maintainer for the label retrieval-gate:accept\./],
  },
  {
    name: "a loss within the rule, recorded: it drifts from what was accepted",
    change: all(search({ "howto-0": 2 }), record),
    exit: 0,
    verdict: "pass",
  },
  {
    name: "the same loss, not recorded",
    change: search({ "howto-0": 2 }),
    exit: 0,
    verdict: "pass",
  },
  {
    name: "ranks taken out of the baseline, all else left",
    change: (folder) => edit(folder, BASELINE, (baseline) => (baseline.cases["howto-3"].ranks = [null])),
    exit: 2,
    verdict: "error",
    failure: "invalid_baseline",
  },
  {
    name: "a row of another search, for a case that search will lose later",
    base: all(search({ "howto-3": 4 }), record),
    change: recordedFrom({ "howto-3": 3 }, search({ "howto-3": 2 })),
    ...WEAKENED,
    findings: [UNMEASURED],
    says: [/howto-3: ranks 3 in the file, ranks 2 in this run/],
  },
  {
    name: "a row of a new case that was never measured",
    change: all(
      cases((list) => list.push(caseFile("howto", 77))),
      recordedFrom({ "howto-77": 9 }, search({})),
    ),
    ...WEAKENED,
    findings: [UNMEASURED],
  },
  {
    name: "degraded answers within tolerance of the last recording, beyond it from the anchor",
    base: all(
      gate({ degraded_rate: { tolerance: 0.5 }, per_intent: { tolerance: 0.5 } }),
      degraded([]),
      degraded(HALF),
    ),
    change: degraded([...HALF, "howto-5"]),
    exit: 1,
    verdict: "fail",
    categories: ["semantic_degraded_spike"],
  },
  {
    name: "two cases joined into one group",
    change: all(
      cases((list) => {
        for (const each of list.slice(0, 2)) each.group = "one need";
      }),
      record,
    ),
    ...WEAKENED,
    findings: [
      ["case_edited", "cases.howto-0.group"],
      ["case_edited", "cases.howto-1.group"],
    ],
  },
  {
    name: "a target beside one that is found: seen, and no weakening",
    change: all(
      cases((list) => list[0].expected.push({ id: "other 0" })),
      record,
    ),
    exit: 0,
    verdict: "pass",
    says: [/1 case that the base finds got more targets: howto-0/],
  },
  {
    name: "a deleted baseline",
    change: (folder) => remove(folder, BASELINE),
    exit: 2,
    verdict: "error",
    failure: "baseline_missing",
    findings: [["baseline_removed", "baseline"]],
    says: [/commit <report-dir>\/baseline\.json as baselines\/docs\.json/],
  },
  {
    name: "a baseline that is no JSON",
    change: (folder) => writeFiles(folder, { [BASELINE]: "{" }),
    exit: 2,
    verdict: "error",
    failure: "invalid_baseline",
  },
];
