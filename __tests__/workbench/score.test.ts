import { describe, expect, it } from "vitest";
import type { CommandPorts } from "../../src/cli/command.ts";
import { runScore } from "../../src/workbench/score.ts";
import { workspace } from "../helpers/workspace.ts";

/** Two judged queries, of which `base` answers q1 alone, and other qrels and runs. */
const FILES = {
  qrels: "q1 0 a 1\nq1 0 b 2\nq2 0 a 1\n",
  base: "q1 Q0 a 1 3 base\nq1 Q0 x 2 2 base\nq1 Q0 b 3 1 base\n",
  padded: "001 Q0 a 1 3 x\n",
  three: "q1 0 a 1\nq2 0 a 1\nq3 0 a 1\n",
  mixed: "q1 Q0 a 1 3 x\nx Q0 a 1 3 x\n",
};

/** Runs `score` with these arguments, parted by spaces. Returns what it prints on out and err. */
async function score(words: string): Promise<{ out: string; err: string }> {
  let out = "";
  let err = "";
  const ports = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
    workingDirectory: workspace(FILES),
  };
  await runScore(words.split(" "), ports as CommandPorts);
  return { out, err };
}

describe("score", () => {
  it("prints one run as trec_eval does", async () => {
    const { out, err } = await score("--qrels qrels --run base -m map -m P.1 -m num_ret -q");

    // q1: a at 1, b at 3: (1/1 + 2/3) / 2 = .8333; q2 has no results.
    expect(out).toBe(
      [
        "num_ret               \tq1\t3",
        "map                   \tq1\t0.8333",
        "P_1                   \tq1\t1.0000",
        "num_ret               \tq2\t0",
        "map                   \tq2\t0.0000",
        "P_1                   \tq2\t0.0000",
        "num_ret               \tall\t3",
        "map                   \tall\t0.4167",
        "P_1                   \tall\t0.5000",
        "",
      ].join("\n"),
    );
    expect(err).toBe("note: base has no results for 1 of 2 judged queries (each counts as 0)\n");
  });

  it("refuses a run without a query of the qrels, and names those of the qrels", async () => {
    await expect(score("--qrels qrels --run padded")).rejects.toThrow(
      "padded has results for 1 query, and for none that is judged: the qrels have q1, q2",
    );
  });

  it("accepts one judged query of three beside an unjudged one with --only-retrieved", async () => {
    const { out, err } = await score("--qrels three --run mixed -m map --only-retrieved");

    // `mixed` answers q1 of q1, q2 and q3, and x.
    expect(out).toBe("map                   \tall\t1.0000\n");
    expect(err).toContain("no results for 2 of 3 judged queries (left out)");
    expect(err).toContain("results for 1 query without judgments");
  });

  it("accepts the gate's names of measures", async () => {
    const { out } = await score("--qrels qrels --run base -m recall@1 -m mrr@10");

    // recall@1 is 1/2 for q1 and 0 for q2; a stands first in q1, so that its reciprocal rank is 1
    // at any cutoff.
    expect(out).toBe("recall_1              \tall\t0.2500\nrecip_rank_cut_10     \tall\t0.5000\n");
  });

  it("counts as relevant for mrr what has the grade of -l", async () => {
    const { out } = await score("--qrels qrels --run base -l 2 -m mrr@2 -m mrr@3 -m num_rel");

    // b, of grade 2, stands third: beyond the cutoff of 2, within that of 3. 1/3 for q1 and 0 for
    // q2 is 0.1667. num_rel of all queries ignores -l, as in trec_eval: there are three judgments.
    expect(out).toBe(
      "num_rel               \tall\t3\nrecip_rank_cut_2      \tall\t0.0000\nrecip_rank_cut_3      \tall\t0.1667\n",
    );
  });
});
