/** Changes of the suite and of the baseline: what is asked, and what was reached. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { remove, writeFiles } from "../../helpers/git-repository.ts";
import { BASELINE, SUITE, type Written, caseFile, edit } from "../../policy/project.ts";
import { type Change, type Row, all, cases, record, search } from "./row.ts";

const WEAKENED = { exit: 1, verdict: "fail", categories: ["gate_weakened"] } as const;
const LOSE_TWO = { "howto-0": null, "howto-1": null };

const lowered = (metrics: readonly string[], ...buckets: readonly string[]) =>
  buckets.flatMap((bucket) =>
    metrics.map((metric) => ["baseline_lowered", `baseline.metrics.${bucket}.${metric}`] as const),
  );
const IN_HOWTO = ["overall", "by_intent.howto"];
const ORDER = ["mrr@10", "ndcg@10"];
const QUALITY = ["recall@10", ...ORDER];

/** Every case's recall in the baseline, by hand. */
const recallTo = (value: number) => (folder: string) =>
  edit(folder, BASELINE, (baseline) => {
    for (const each of Object.values<Written>(baseline.cases)) each.metrics["recall@10"] = value;
  });

const UNMEASURED = ["baseline_not_measured", "baseline.cases"] as const;

const easy = (list: Written[]): void => {
  list.push(...Array.from({ length: 200 }, (_, n) => caseFile("howto", n + 10)));
};

/** These cases' answers come from a fallback, and that is the baseline. */
const degraded = (ids: readonly string[]): Change =>
  all((folder) => {
    const text = readFileSync(join(folder, "retrieval/search.mjs"), "utf8");
    const told = `  const results = list.slice(0, k).map((id) => ({ id, cluster: id }));\n  return ${JSON.stringify(ids)}.includes(what) ? { results, degraded: true } : results;\n};\n`;
    const cut = text.search(/ {2}(?:return list\.slice|const results =)/);
    writeFiles(folder, { "retrieval/search.mjs": text.slice(0, cut) + told });
  }, record);

export const CASE_ROWS: readonly Row[] = [
  {
    name: "a deleted case, that search lost",
    change: all(
      search({ "howto-0": null }),
      cases((list) => list.shift()),
      record,
    ),
    ...WEAKENED,
    findings: [["case_removed", "cases.howto-0"]],
    says: [/cases\.howto-0: find howto-0 before, removed now/],
  },
  {
    name: "a deleted case, its figures left in the baseline",
    change: cases((list) => list.shift()),
    exit: 1,
    verdict: "fail",
    categories: ["missing_data", "gate_weakened"],
    findings: [["case_removed", "cases.howto-0"]],
  },
  {
    name: "a renamed case",
    change: all(
      cases((list) => (list[0].id = "other")),
      record,
    ),
    ...WEAKENED,
    findings: [["case_removed", "cases.howto-0"]],
    says: [/renamed to other/],
  },
  {
    name: "a case with another intent",
    change: all(
      cases((list) => (list[0].intent = "symbol")),
      record,
    ),
    ...WEAKENED,
    findings: [["case_edited", "cases.howto-0.intent"]],
    says: [/cases\.howto-0\.intent: howto before, symbol now/],
  },
  {
    name: "a simplified query, for cases that search lost",
    change: all(
      search(LOSE_TWO),
      cases((list) => {
        for (const each of list.slice(0, 2)) {
          each.query = "find symbol-0";
          each.expected = [{ id: "doc symbol-0" }];
        }
      }),
      record,
    ),
    exit: 1,
    verdict: "fail",
    // The old question is still asked for the base.
    categories: ["recall_drop", "gate_weakened"],
    findings: ["howto-0", "howto-1"].flatMap((id) => [
      ["case_edited", `cases.${id}.query`] as const,
      ["case_edited", `cases.${id}.expected.id: doc ${id}`] as const,
    ]),
  },
  {
    name: "a target removed from a case",
    base: all(
      cases((list) => list[0].expected.push({ id: "other 12" })),
      search({}),
      record,
    ),
    change: all(
      cases((list) => list[0].expected.pop()),
      record,
    ),
    ...WEAKENED,
    findings: [["case_edited", "cases.howto-0.expected.id: other 12"]],
  },
  {
    name: "an easy target beside one that search lost",
    change: all(
      search({ "howto-0": null }),
      cases((list) => list[0].expected.push({ id: "other 0" })),
      record,
    ),
    ...WEAKENED,
    findings: [["baseline_lowered", "baseline.cases.howto-0.ranks.id: doc howto-0"]],
  },
  {
    name: "a suite diluted with easy cases, while hard ones get worse",
    // 210 of 212 would be within 0.01; 10 of the 12 that base and head share is not within one case.
    change: all(record, cases(easy), search(LOSE_TWO)),
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop"],
    says: [/recall@10 fell from 1\.000 to 0\.833/],
  },
  {
    name: "the same with the losses in the new baseline",
    change: all(cases(easy), search(LOSE_TWO), record),
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop", "gate_weakened"],
    findings: lowered(QUALITY, ...IN_HOWTO),
  },
  {
    name: "another suite under the baseline's name",
    change: all((folder) => edit(folder, SUITE, (suite) => (suite.name = "other")), record),
    ...WEAKENED,
    findings: [["suite_renamed", "suite.name"]],
  },
  {
    name: "a lowered baseline, with the loss",
    change: all(search(LOSE_TWO), record),
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop", "gate_weakened"],
    findings: lowered(QUALITY, ...IN_HOWTO),
    says: [/baseline\.metrics\.overall\.recall@10: 1 before, 0\.833333333 now/],
  },
  {
    name: "a loss within tolerance, recorded",
    change: all(search({ "howto-0": 2 }), record),
    ...WEAKENED,
    findings: lowered(ORDER, ...IN_HOWTO),
  },
  {
    name: "the same loss, not recorded",
    change: search({ "howto-0": 2 }),
    exit: 0,
    verdict: "pass",
  },
  {
    name: "a baseline lower by 2e-9",
    change: recallTo(1 - 2e-9),
    ...WEAKENED,
    findings: [...lowered(["recall@10"], "overall", "by_intent.howto", "by_intent.symbol"), UNMEASURED],
    says: [/12 rows of the baseline that this change alters are not what this run measured/],
  },
  {
    name: "a baseline lower by 9e-10",
    change: recallTo(1 - 9e-10),
    exit: 0,
    verdict: "pass",
  },
  {
    name: "ranks taken out of the baseline, its means left",
    change: (folder) => edit(folder, BASELINE, (baseline) => (baseline.cases["howto-3"].ranks = [null])),
    ...WEAKENED,
    findings: [["baseline_lowered", "baseline.cases.howto-3.ranks"], UNMEASURED],
  },
  {
    name: "a row written by hand, for a case that search will lose later",
    base: all(search({ "howto-3": 4 }), record),
    change: all(search({ "howto-3": 2 }), (folder) =>
      edit(folder, BASELINE, (baseline) => {
        const row = baseline.cases["howto-3"];
        row.ranks = [3];
        row.metrics["mrr@10"] = 1 / 3;
        row.metrics["ndcg@10"] = 0.5;
      }),
    ),
    ...WEAKENED,
    findings: [UNMEASURED],
    says: [/howto-3: ranks 3 in the file, ranks 2 in this run/],
  },
  {
    name: "a row of a new case that was never measured",
    change: all(
      cases((list) => list.push(caseFile("howto", 77))),
      record,
      (folder) => edit(folder, BASELINE, (baseline) => (baseline.cases["howto-77"].ranks = [9])),
    ),
    ...WEAKENED,
    findings: [UNMEASURED],
  },
  {
    name: "degraded answers within tolerance, recorded",
    base: degraded([]),
    change: degraded(["howto-0"]),
    // One of six in the intent is beyond its tolerance by the base's rules, too.
    exit: 1,
    verdict: "fail",
    categories: ["semantic_degraded_spike", "gate_weakened"],
    findings: lowered(["degraded_rate"], ...IN_HOWTO),
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
  {
    name: "an honest addition: new cases, new rules, a tighter one",
    change: all(
      cases((list) => list.push(caseFile("howto", 77), { ...caseFile("symbol", 77), critical: true })),
      (folder) =>
        edit(folder, "retrieval-gate.json", (written) => {
          written.gate = {
            "recall@10": { floor: 0.9 },
            "precision@5": { floor: 0.1 },
            "mrr@10": { tolerance: 0.005 },
          };
        }),
      record,
    ),
    exit: 0,
    verdict: "pass",
    samePolicy: false,
  },
  {
    name: "an honest improvement with its baseline",
    base: all(search({ "howto-0": 3, "symbol-1": 4 }), record),
    change: all(search({ "howto-0": 2, "symbol-1": 4 }), record),
    exit: 0,
    verdict: "pass",
    samePolicy: true,
  },
  {
    name: "no change",
    change: () => undefined,
    exit: 0,
    verdict: "pass",
    samePolicy: true,
  },
  {
    name: "the retriever's own files and arguments",
    change: (folder) => {
      writeFiles(folder, {
        "retrieval/new.mjs": 'export { default } from "./search.mjs";\n',
      });
      rmSync(join(folder, "README.md"));
      edit(folder, "retrieval-gate.json", (written) => {
        written.retriever = {
          kind: "module",
          path: "retrieval/new.mjs",
          params: { boost: 2 },
          env: { MODEL: "b" },
        };
      });
    },
    exit: 0,
    verdict: "pass",
    samePolicy: true,
  },
];
