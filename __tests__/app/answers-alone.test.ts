/** Suites without expected documents, and which figures a leaderboard has if answers are judged. */
import { describe, expect, it } from "vitest";
import { config, makeProject, recordProject } from "./answers-project.ts";
import type { Json } from "../helpers/gated-project.ts";

const ANSWER_HEADER =
  "schema_version,ts,dataset,faithfulness,answer_relevancy,context_recall,context_precision,sample_count";
const RETRIEVAL_HEADER = "schema_version,ts,dataset,k,ndcg@2,recall@2,mrr@2,sample_count";

describe("gate of a suite of answers alone", () => {
  const TABLE = ["a", "b", "c", "d", "e"].map((id) => `question ${id},reference ${id}\n`).join("");
  const FILES = {
    "suite.json": {
      version: 1,
      name: "faq",
      revision: "1",
      dataset: { format: "ragas-csv", path: "faq.csv", intent: "faq" },
    },
    "faq.csv": `question,ground_truth\n${TABLE}`,
  };

  it("a suite of answers alone is gated on answers, without rules of relevance", async () => {
    const { run, report } = await recordProject(FILES);
    const ran = await run();

    expect(ran.code, ran.stdout + ran.stderr).toBe(0);

    const { metrics, notices, checks } = report();

    expect(metrics.overall).toMatchObject({
      "recall@2": null,
      zero_result_rate: null,
      faithfulness: 0.5,
    });
    // Elsewhere a case without a document to find is dead: it can't get worse.
    expect(notices.map((each: Json) => each["code"])).not.toContain("dead_cases");
    expect(checks.some((each: Json) => each["metric"] === "recall@2")).toBe(false);
  });

  it("a suite of answers alone has a row of answers in the leaderboard", async () => {
    const { run, read } = await recordProject(FILES);

    const { stderr } = await run("gate", "--leaderboard", "board.csv");

    expect(stderr).toContain("a row was appended");

    const [header, row, end] = read("board.csv").split("\r\n");

    expect(header).toBe(ANSWER_HEADER);
    // Of each answer one claim of two is supported, and all else is as it should be.
    expect(row).toMatch(/^1\.0,\d{4}-[^,]+Z,faq,0\.500000,1\.000000,1\.000000,1\.000000,5$/);
    expect(end).toBe("");
  });
});

describe("gate --leaderboard of a run with both kinds of figures", () => {
  it("the leaderboard begins a new file with figures of answers", async () => {
    const { run, read } = await recordProject();

    await run("gate", "--leaderboard", "new.csv");

    expect(read("new.csv").split("\r\n")[0]).toBe(ANSWER_HEADER);
  });

  it("the leaderboard appends figures of retrieval to a file of their header", async () => {
    const { run, read, write } = await recordProject();
    write({ "old.csv": `${RETRIEVAL_HEADER}\r\n` });

    await run("gate", "--leaderboard", "old.csv");

    // k is 2. Each of five documents is found first, so nDCG, recall and MRR are 1.
    expect(read("old.csv")).toMatch(/\r\n1\.0,[^,]+,faq,2,1\.000000,1\.000000,1\.000000,5\r\n$/);
  });

  it("the leaderboard keeps a file of another header, and names both of its own", async () => {
    const { run, read, write } = await recordProject();
    const otherFile = "schema_version,ts,dataset,faithfulness,sample_count\r\n";
    write({ "other.csv": otherFile });

    const { stderr } = await run("gate", "--leaderboard", "other.csv");

    expect(stderr).toContain(`this run's is "${ANSWER_HEADER}" or "${RETRIEVAL_HEADER}"`);
    expect(read("other.csv")).toBe(otherFile);
  });

  it("the leaderboard has figures of retrieval if only one judged metric is measured", async () => {
    const { run, read, server, write } = await makeProject();
    // A row of answers needs all four judged metrics of ANSWER_HEADER.
    write({ "gate.json": config(server.url, { metrics: ["context_recall"] }) });

    await run("record", "--leaderboard", "new.csv");

    expect(read("new.csv").split("\r\n")[0]).toBe(RETRIEVAL_HEADER);
  });
});
