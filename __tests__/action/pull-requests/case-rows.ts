/** Changes of the suite: what is asked. */
import { SUITE, type Written, caseFile, edit } from "../../policy/project.ts";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { writeFiles } from "../../helpers/git-repository.ts";
import { ANCHOR_MOVED } from "./baseline-rows.ts";
import { type Row, accept, all, cases, record, search } from "./row.ts";

const WEAKENED = { exit: 1, verdict: "fail", categories: ["gate_weakened"] } as const;
const LOSE_FOUR = { "howto-0": null, "howto-1": null, "howto-2": null, "howto-3": null };

const easy = (list: Written[]): void => {
  list.push(...Array.from({ length: 200 }, (_, n) => caseFile("howto", n + 10)));
};

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
      search(LOSE_FOUR),
      cases((list) => {
        for (const each of list.slice(0, 4)) {
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
    findings: ["howto-0", "howto-1", "howto-2", "howto-3"].flatMap((id) => [
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
    name: "easy targets beside those that search lost",
    change: all(
      search(LOSE_FOUR),
      cases((list) => {
        for (const each of list.slice(0, 4)) each.expected.push({ id: "other 0" });
      }),
      accept,
    ),
    exit: 1,
    verdict: "fail",
    // By the base's targets, which the drift is scored by.
    categories: ["recall_drop", "gate_weakened"],
    findings: [ANCHOR_MOVED],
  },
  {
    name: "a suite diluted with easy cases, while hard ones get worse",
    // 208 of 212 would be a fall of 0.02; of the 12 that base and head share a third is lost.
    change: all(record, cases(easy), search(LOSE_FOUR)),
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop"],
    says: [/recall@10 fell from 1\.000 to 0\.667/],
  },
  {
    name: "the same with the losses in the new baseline",
    change: all(cases(easy), search(LOSE_FOUR), accept),
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop", "gate_weakened"],
    findings: [ANCHOR_MOVED],
  },
  {
    name: "another suite under the baseline's name",
    change: all((folder) => edit(folder, SUITE, (suite) => (suite.name = "other")), record),
    ...WEAKENED,
    findings: [["suite_renamed", "suite.name"]],
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
