import { describe, expect, it } from "vitest";
import type { Retriever } from "../../src/model/retriever.ts";
import { runRetriever } from "../../src/retrievers/run.ts";
import { askAgain } from "../../src/run/probe.ts";
import { definitionOf, hitsOf, makeCase } from "../helpers/make.ts";
import { workspace } from "../helpers/workspace.ts";
import { httpRetriever } from "../../src/retrievers/http.ts";
import { sendJson, serve } from "../helpers/loopback.ts";
import { COMMON, httpConfig, makePorts } from "../retrievers/harness.ts";

const cases = ["good", "fails", "fell back", "repeats", "absent"].map((id) => makeCase(id));
/** A recorded run of the cases; `absent` is not in it. */
const RECORDED = [
  { query_id: "good", results: ["d1", "d2", "d3", "d4"] },
  { query_id: "fails", error: "no" },
  { query_id: "fell back", results: ["d1"], degraded: true },
  { query_id: "repeats", results: ["d1", "d1"] },
]
  .map((line) => JSON.stringify(line))
  .join("\n");

/** Returns a retriever of a recorded run. The repository has RECORDED as `a.jsonl`. */
function recordedRetriever(file: string): ReturnType<typeof runRetriever> {
  const ports = makePorts({ root: workspace({ "a.jsonl": RECORDED }) });
  return runRetriever({ ...COMMON, kind: "run", path: file }, ports);
}

describe("askAgain", () => {
  it.each([1, 4])(
    "returns an answer for each case that gave one, with %i in flight",
    async (concurrency) => {
      const definition = definitionOf({ duplicates: "error" });

      expect(
        await askAgain({ cases, k: 3, definition, concurrency }, recordedRetriever("a.jsonl")),
      ).toEqual({
        answers: [
          { hits: hitsOf("d1", "d2", "d3"), returned: 4, k: 3 },
          null, // fails
          null, // fell back
          null, // repeats a document, which the definition refuses
          { hits: [], returned: 0, k: 3 }, // absent
        ],
        failure: "1 of 5 failed: no",
      });
    },
  );

  it("asks for less if the server's page is shorter, and remembers it", async () => {
    const wanted: number[] = [];
    const server = await serve((seen, response) => {
      const k = Number(new URL(seen.url, "http://localhost").searchParams.get("k"));
      wanted.push(k);
      const page = Array.from({ length: k }, (_, i) => `d${i}`);
      if (k > 60) {
        sendJson(response, { message: "per_page: at most 60" }, 422);
      } else {
        sendJson(response, page);
      }
    });
    const config = httpConfig({ url: `${server.url}/?q={{query}}&k={{k}}`, body: null });
    // The server allows 60, so after 100 it is asked for the half (SHARES in src/run/probe), and the
    // second case starts there.
    const plan = { cases: cases.slice(0, 2), k: 100, definition: definitionOf(), concurrency: 1 };
    const { answers, failure } = await askAgain(plan, httpRetriever(config, makePorts()));

    expect(answers.map((answer) => [answer?.k, answer?.returned])).toEqual([
      [50, 50],
      [50, 50],
    ]);
    expect([failure, wanted]).toEqual([null, [100, 50, 50]]);
  });

  // k | the most that is allowed | each k that is asked for | results of each case
  it.each([
    [100, 30, [100, 50, 20, 20], [20, 20]],
    [3, 1, [3, 1, 1], [1, 1]],
    [100, 10, [100, 50, 20, 100, 50, 20], [undefined, undefined]],
    // A half of three is rounded down to 1, and a fifth, which is less than one, up.
    [3, 0, [3, 1, 1, 3, 1, 1], [undefined, undefined]],
  ])(
    "asks for a half or a fifth of %i results if the server allows %i at most",
    async (k, most, expected, got) => {
      const wanted: number[] = [];
      const params: unknown[] = [];
      const retriever: Retriever = {
        start: () => Promise.resolve(),
        stop: () => Promise.resolve(),
        ask: (question) => {
          wanted.push(question.k);
          params.push("params" in question ? question.params : null);
          const results = [{ id: "d" }];
          return Promise.resolve(
            question.k > most
              ? { kind: "error", message: `${question.k} are too many`, retries: 0 }
              : { kind: "answer", results, degraded: false, elapsed_ms: 1, retries: 0 },
          );
        },
      };
      const asked = [makeCase("a", { params: { tenant: "x" } }), makeCase("b")];
      const plan = { cases: asked, k, definition: definitionOf(), concurrency: 1 };
      const { answers, failure } = await askAgain(plan, retriever);

      expect(wanted).toEqual(expected);
      expect(answers.map((answer) => answer?.k)).toEqual(got);
      expect(failure).toBe(got[0] === undefined ? `2 of 2 failed: ${k} are too many` : null);
      // Each question has the params of its case: a has some, b none.
      expect([params[0], params.at(-1)]).toEqual([{ tenant: "x" }, null]);
    },
  );

  describe("of a plan with two queries in flight", () => {
    const plan = { cases, k: 3, definition: definitionOf(), concurrency: 2 };
    /** A retriever with these results, and how many queries it had at once and stops. */
    function countingRetriever(results: unknown) {
      const counts = { inFlight: 0, mostInFlight: 0, stops: 0 };
      const retriever: Retriever = {
        start: () => Promise.resolve(),
        stop: () => Promise.resolve(void counts.stops++),
        ask: async () => {
          counts.inFlight++;
          counts.mostInFlight = Math.max(counts.mostInFlight, counts.inFlight);
          await new Promise((turn) => setImmediate(turn));
          counts.inFlight--;
          const answer = { results: results as [], degraded: false, elapsed_ms: 1, retries: 0 };
          return { kind: "answer", ...answer };
        },
      };
      return { retriever, counts };
    }

    it("asks two of five queries at once, and stops the retriever", async () => {
      const { retriever, counts } = countingRetriever([]);

      await askAgain(plan, retriever);

      expect(counts).toEqual({ inFlight: 0, mostInFlight: 2, stops: 1 });
    });

    it("rejects for a defect, and stops the retriever", async () => {
      // Null in place of a list: no retriever of ours answers so.
      const { retriever, counts } = countingRetriever(null);

      await expect(askAgain(plan, retriever)).rejects.toThrow(TypeError);
      expect(counts.stops).toBe(1);
    });
  });

  it("returns the reason if the retriever can't start", async () => {
    const plan = { cases, k: 3, definition: definitionOf(), concurrency: 1 };
    const { answers, failure } = await askAgain(plan, recordedRetriever("gone.jsonl"));

    expect(answers).toEqual([null, null, null, null, null]);
    expect(failure).toContain("gone.jsonl");
  });
});
