import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scoreCommand } from "../../src/workbench/score.ts";

let cwd = "";
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "score-"));
  await writeFile(join(cwd, "qrels"), "q1 0 a 1\nq1 0 b 2\nq2 0 a 1\n");
  await writeFile(join(cwd, "base"), "q1 Q0 a 1 3 base\nq1 Q0 x 2 2 base\nq1 Q0 b 3 1 base\n");
  await writeFile(
    join(cwd, "head"),
    "q1 Q0 b 1 3 head\nq1 Q0 a 2 2 head\nq2 Q0 a 1 1 head\nq9 Q0 a 1 1 head\n",
  );
  await writeFile(join(cwd, "bad"), "q1 Q0 a 1 nan bad\n");
});
afterAll(() => rm(cwd, { recursive: true }));

async function score(words: string): Promise<{ out: string; err: string }> {
  let out = "";
  let err = "";
  const io = { out: (text: string) => void (out += text), err: (text: string) => void (err += text), cwd };
  await scoreCommand(words.split(" "), io);
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
    expect(err).toBe("note: base has no results for 1 of 2 judged queries (each counts 0)\n");
  });

  it("leaves queries out when asked, and says so", async () => {
    const { out, err } = await score("--qrels qrels --run base -m map -m num_q --only-retrieved");
    expect(out).toBe("num_q                 \tall\t1\nmap                   \tall\t0.8333\n");
    expect(err).toContain("1 of 2 judged queries (left out)");
  });

  it("leaves out what nobody judged with -J, as trec_eval does", async () => {
    const { out } = await score("--qrels qrels --run base -J -q -m num_ret -m map -m recip_rank");
    // q1 without x: a at 1, b at 2, so (1/1 + 2/2) / 2 = 1.
    expect(out.match(/q1.*/g)).toEqual(["q1\t2", "q1\t1.0000", "q1\t1.0000"]);
  });

  it("takes -c, its own default, and the gate's names beside trec_eval's", async () => {
    const base = "--qrels qrels --run base";
    const whole = await score(`${base} -m map`);
    expect((await score(`${base} -c -m map`)).out).toBe(whole.out);
    // recall@1 is 1/2 for q1 and 0 for q2; a stands first in q1, so that its reciprocal rank is 1 at any cutoff.
    expect((await score(`${base} -m recall@1 -m mrr@10`)).out).toBe(
      "recall_1              \tall\t0.2500\nrecip_rank_cut_10     \tall\t0.5000\n",
    );
    // b, of grade 2, stands third: beyond the cutoff of 2, within that of 3.
    const level = await score(`${base} -l 2 -m mrr@2 -m mrr@3 -m num_rel`);
    expect(level.out).toBe(
      "num_rel               \tall\t3\nrecip_rank_cut_2      \tall\t0.0000\nrecip_rank_cut_3      \tall\t0.1667\n",
    );
  });

  it("puts several runs side by side, with differences to the first", async () => {
    const { out, err } = await score(
      "--qrels qrels --run base --run head -m recip_rank -m runid -m num_ret -q",
    );
    expect(out).toBe(
      [
        "measure               \tquery\tbase\thead\thead - base",
        "num_ret               \tq1\t3\t2\t-1",
        "recip_rank            \tq1\t1.0000\t1.0000\t0.0000",
        "num_ret               \tq2\t0\t1\t+1",
        "recip_rank            \tq2\t0.0000\t1.0000\t+1.0000",
        "runid                 \tall\tbase\thead",
        "num_ret               \tall\t3\t3\t0",
        "recip_rank            \tall\t0.5000\t1.0000\t+0.5000",
        "",
      ].join("\n"),
    );
    expect(err).toContain("head has results for 1 queries without judgments");
  });

  it("shows a query that one of the runs lacks", async () => {
    const { out } = await score("--qrels qrels --run base --run head -m map -q --only-retrieved");
    expect(out).toContain("map                   \tq2\t-\t1.0000\t-\n");
  });

  it("gives the same as JSON, unrounded, with what the numbers mean", async () => {
    const { out } = await score(
      "--qrels qrels --run base -m map -m num_q -q --json -l 2 -M 2 --gain exponential",
    );
    expect(JSON.parse(out)).toEqual({
      schema_version: 1,
      definition: {
        gain: "exponential",
        relevance: 2,
        order: "trec",
        scores: "float64",
        queries: "judged",
        max_retrieved: 2,
      },
      runs: [
        {
          file: "base",
          runid: "base",
          summary: { num_q: 2, map: 0 },
          missing_queries: ["q2"],
          unjudged_queries: 0,
          queries: [
            { id: "q1", map: 0 },
            { id: "q2", map: 0 },
          ],
        },
      ],
    });
  });

  it("has help with an example, on stdout", async () => {
    const { out } = await score("--help");
    expect(out).toContain("Example:\n  retrieval-gate score --qrels");
    for (const flag of ["--only-retrieved", "--order", "--gain", "--scores", "--relevance", "--json"])
      expect(out).toContain(flag);
  });

  it.each([
    ["--run base", "--qrels is missing"],
    ["--qrels qrels", "--run is missing"],
    ["--qrels qrels --qrels qrels --run base", "more than once"],
    ["--qrels qrels --run base --fast", "--fast"],
    ["--qrels qrels --run base extra", "extra"],
    ["--qrels qrels --run base --dry-run", "--dry-run"],
    ["--qrels qrels --run base -m judged@10", "no such measure"],
    ["--qrels qrels --run base -c --only-retrieved", "contradict each other"],
    ["--qrels qrels --run base --order random", "expected one of rank, score, trec"],
    ["--qrels qrels --run base --gain binary", "expected one of exponential, linear"],
    ["--qrels qrels --run base --scores int", "expected one of float64, float32"],
    ["--qrels qrels --run base -l 0", "expected an integer of 1 or more"],
    ["--qrels qrels --run base -M 1.5", "expected an integer of 1 or more"],
  ])("refuses %s", async (words, message) => {
    const error: unknown = await score(words).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "usage" });
    expect(String(error)).toContain(message);
  });

  it("names files as they were given", async () => {
    await expect(score("--qrels qrels --run bad")).rejects.toMatchObject({
      code: "invalid_run",
      problems: [{ file: "bad", line: 1 }],
    });
    await expect(score("--qrels bad --run base")).rejects.toMatchObject({
      problems: [{ file: "bad", line: 1 }],
    });
    await expect(score("--qrels none --run base")).rejects.toMatchObject({
      code: "file_not_found",
      message: "none: no such file",
    });
  });
});
