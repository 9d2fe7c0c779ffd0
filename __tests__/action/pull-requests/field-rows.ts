/** Attacks on fields of cases and retrievers that are no rule: `params`, `was`, `tags`, `max_docs`. */
import { writeFiles } from "../../helpers/git-repository.ts";
import { type Written, sixOfEach } from "../../policy/project.ts";
import { ANCHOR_MOVED } from "./baseline-rows.ts";
import { type Change, type Row, accept, all, cases, config, gate, record, search } from "./row.ts";

const WEAKENED = { exit: 1, verdict: "fail", categories: ["gate_weakened"] } as const;
const LOSE_FOUR = { "howto-0": null, "howto-1": null, "howto-2": null, "howto-3": null };
const FOUR = Object.keys(LOSE_FOUR);

const each = (change: (one: Written) => void): Change =>
  cases((list) => {
    for (const one of list.slice(0, 4)) change(one);
  });

const LOSE_ONE = { "howto-0": null };
/** One of four is 0.25. */
const RARE = { "recall@10": { tolerance: 0.2, significance: "off" } };
/** The first four of `howto`, gated as `rare`. */
const tagged: Change = all(
  each((one) => (one.tags = ["rare"])),
  gate({ tags: { rare: RARE } }),
  record,
);

/** The documents of all cases; then as many that hold each query's words twice, and come first. */
const corpus: Change = (folder) => {
  const own = sixOfEach().map(({ query, expected: [{ id }] }) => ({
    id,
    text: `${query} among other words`,
  }));
  const others = sixOfEach().map(({ id, query }) => ({ id: `other ${id}`, text: `${query} ${query}` }));
  const lines = [...own, ...others].map((doc) => `${JSON.stringify(doc)}\n`).join("");
  writeFiles(folder, { "corpus.jsonl": lines });
};

const searched = (more: Written): Change =>
  config({ retriever: { kind: "bm25", corpus: "corpus.jsonl", ...more }, latency: "off" });

export const FIELD_ROWS: readonly Row[] = [
  {
    name: "params that find what search lost",
    change: all(
      search(LOSE_FOUR),
      each((one) => (one.params = { easy: true })),
      record,
    ),
    exit: 1,
    verdict: "fail",
    // The old question is still asked for the base, without them.
    categories: ["recall_drop", "gate_weakened"],
    findings: FOUR.map((id) => ["case_edited", `cases.${id}.params`] as const),
  },
  {
    name: "params taken away from cases",
    base: all(
      each((one) => (one.params = { tenant: "acme" })),
      record,
    ),
    change: all(
      each((one) => delete one.params),
      record,
    ),
    ...WEAKENED,
    findings: FOUR.map((id) => ["case_edited", `cases.${id}.params`] as const),
  },
  {
    name: "renamed cases that say so, with the losses in the new baseline",
    change: all(
      search(LOSE_FOUR),
      each((one) => Object.assign(one, { was: one.id, id: `${one.id}-new` })),
      accept,
    ),
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop", "gate_weakened"],
    findings: [ANCHOR_MOVED],
  },
  {
    name: "an easier question under the name of a lost one",
    change: all(
      search({ "howto-0": null }),
      cases((list) =>
        Object.assign(list[0], {
          was: "howto-0",
          id: "new",
          query: "find symbol-0",
          expected: ["doc symbol-0"],
        }),
      ),
      record,
    ),
    ...WEAKENED,
    findings: [["case_removed", "cases.howto-0"]],
  },
  {
    name: "an honest rename, its row of the baseline left as it is",
    change: cases((list) => Object.assign(list[0], { was: "howto-0", id: "new" })),
    exit: 0,
    verdict: "pass",
  },
  {
    name: "other tags on cases that search lost",
    base: all(
      each((one) => (one.tags = ["gated"])),
      record,
    ),
    change: all(
      search(LOSE_FOUR),
      each((one) => (one.tags = ["draft"])),
    ),
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop"],
  },
  {
    name: "tags and the losses in the new baseline",
    change: all(
      search(LOSE_FOUR),
      each((one) => (one.tags = ["known-loss"])),
      accept,
    ),
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop", "gate_weakened"],
    findings: [ANCHOR_MOVED],
  },
  {
    name: "a gated tag that loses a case, all else within its tolerance",
    base: tagged,
    change: search(LOSE_ONE),
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop"],
    says: [/recall@10 fell from 1\.000 to 0\.750 .*in tag rare/],
  },
  {
    name: "a lost case taken out of its gated tag",
    base: tagged,
    change: all(
      search(LOSE_ONE),
      cases((list) => delete list[0]!.tags),
    ),
    exit: 1,
    verdict: "fail",
    // By the base's files it is still one of the tag's.
    categories: ["recall_drop", "gate_weakened"],
    findings: [["case_edited", "cases.howto-0.tags"]],
  },
  {
    name: "a critical case moved to a tag that nothing gates, before it is lost",
    base: all(
      tagged,
      cases((list) => (list[0]!.critical = true)),
      record,
    ),
    change: cases((list) => (list[0]!.tags = ["rarer"])),
    ...WEAKENED,
    findings: [["case_edited", "cases.howto-0.tags"]],
    says: [/cases\.howto-0\.tags: rare before, removed now/],
  },
  {
    name: "a gated tag under another name, its rule wider",
    base: tagged,
    change: all(
      search(LOSE_ONE),
      each((one) => (one.tags = ["seldom"])),
      gate({ tags: { seldom: { "recall@10": { tolerance: 0.3, significance: "off" } } } }),
    ),
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop", "gate_weakened"],
    findings: [
      ["rule_removed", "gate.tags.rare.recall@10"],
      ...FOUR.map((id) => ["case_edited", `cases.${id}.tags`] as const),
    ],
  },
  {
    name: "a renamed case that left its gated tag on the way",
    base: tagged,
    change: cases((list) => {
      Object.assign(list[0]!, { was: "howto-0", id: "new" });
      delete list[0]!.tags;
    }),
    ...WEAKENED,
    findings: [["case_edited", "cases.new.tags"]],
  },
  {
    name: "a rule of a tag that is gone, with the loss in the new baseline",
    base: tagged,
    change: all(search(LOSE_ONE), gate({}), record),
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop", "gate_weakened"],
    findings: [["rule_removed", "gate.tags.rare.recall@10"]],
  },
  {
    name: "an easy case that joins a gated tag and makes room for a loss",
    base: tagged,
    change: all(
      search(LOSE_ONE),
      cases((list) => (list[4]!.tags = ["rare"])),
    ),
    exit: 1,
    verdict: "fail",
    // 4 of 5 are enough for the head's files; the base's still count four.
    categories: ["recall_drop"],
  },
  {
    name: "more cases in a gated tag, all found",
    base: tagged,
    change: cases((list) => (list[4]!.tags = ["rare", "other"])),
    exit: 0,
    verdict: "pass",
  },
  {
    name: "a part of the corpus, without the documents that come first",
    base: all(corpus, searched({}), accept),
    change: all(searched({ max_docs: 12 }), record),
    ...WEAKENED,
    findings: [["retriever", "retriever.max_docs"]],
    says: [/retriever\.max_docs: all before, 12 now/],
  },
  {
    name: "a smaller part of the corpus",
    base: all(corpus, searched({ max_docs: 20 }), accept),
    change: all(searched({ max_docs: 12 }), record),
    ...WEAKENED,
    findings: [["retriever", "retriever.max_docs"]],
  },
];
