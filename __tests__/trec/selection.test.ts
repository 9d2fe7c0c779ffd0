import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import { TREC_MEASURES, selectMeasures } from "../../src/trec/selection.ts";
import { rows } from "../helpers/table.ts";

const labelsOf = (...names: string[]): string[] =>
  selectMeasures(names).columns.map(({ label }) => label);
const splitWords = (text: string): string[] => text.split(" ");

describe("selectMeasures", () => {
  it.each(
    rows(`
# what is asked by | the names | the measures, in trec_eval's order
names, parameters and printed names | ndcg_cut_10 P.10,5 map success_1 | map P_5 P_10 ndcg_cut_10 success_1
one measure with and without cutoffs | ndcg_cut.20 ndcg_cut_10 ndcg | ndcg ndcg_cut_10 ndcg_cut_20
levels of recall | iprec_at_recall_0.10 iprec_at_recall.1 | iprec_at_recall_0.10 iprec_at_recall_1.00
a weight, and none | set_F set_F.0.5 | set_F_0.5 set_F
cutoffs of other measures | map_cut.3 recall_100 | recall_100 map_cut_3
the gate's own names | ndcg@10 recall@5 precision@3 hit_rate@1 map@7 mrr | recip_rank P_3 recall_5 ndcg_cut_10 map_cut_7 success_1
the gate's other names | rr ap success@2 | map recip_rank success_2
the gate's mrr with a cutoff | mrr@10 | recip_rank_cut_10
`),
  )("selectMeasures takes %s", (_, names = "", measures = "") => {
    expect(labelsOf(...splitWords(names))).toEqual(splitWords(measures));
  });

  it("gives the official measures if none is asked for", () => {
    const official = selectMeasures([]);

    expect(official.runId).toBe(true);
    expect(official.columns.map(({ label }) => label)).toEqual([
      ...splitWords("num_q num_ret num_rel num_rel_ret map gm_map Rprec bpref recip_rank"),
      ...splitWords("0.00 0.10 0.20 0.30 0.40 0.50 0.60 0.70 0.80 0.90 1.00").map(
        (recall) => `iprec_at_recall_${recall}`,
      ),
      ...[5, 10, 15, 20, 30, 100, 200, 500, 1000].map((k) => `P_${k}`),
    ]);
    expect(selectMeasures(["map"]).runId).toBe(false);
    expect(selectMeasures(["map", "runid"]).runId).toBe(true);
  });

  it("takes `recall` as trec_eval's measure, with all its cutoffs, not as the gate's", () => {
    expect(labelsOf("recall")).toContain("recall_1000");
  });

  it("selectMeasures knows trec_eval's nicknames", () => {
    expect(labelsOf("set")).toContain("set_recall");

    const { columns } = selectMeasures(["all_trec"]);

    expect(new Set(columns.map(({ measure }) => measure.name)).size).toBe(TREC_MEASURES.length);
  });

  it.each([
    ["precision", "needs a cutoff"],
    ["judged@10", "no such measure"],
    ["recall@0", "'0', expected positive integers"],
    ["recall@5@6", "no such measure"],
    ["P_", "''"],
    ["P.0", "'0', expected positive integers"],
    ["P.2.5", "'2.5'"],
    ["P.5,", "''"],
    ["ndcg_cut_ten", "'ten'"],
    ["map.5", "takes no parameters"],
    ["map_5", "no such measure"],
    ["set_F.1,2", "expected one number"],
    ["iprec_at_recall.-1", "'-1'"],
    ["toString", "no such measure"],
  ])("selectMeasures refuses %s", (name, message) => {
    expect(() => selectMeasures([name])).toThrow(GateError);
    expect(() => selectMeasures([name])).toThrow(message);
  });
});
