/** A wrong key or address ends the run after ten queries, if all of them fail with one message. */
import { describe, expect, it } from "vitest";
import { runSuite } from "../../src/run/run-suite.ts";
import { httpRetriever } from "../../src/retrievers/http.ts";
import { type Handler, sendJson, serve } from "../helpers/loopback.ts";
import { makeCase } from "../helpers/make.ts";
import { httpConfig, makePorts } from "../retrievers/harness.ts";
import { STILL, planOf } from "./plan.ts";

/** Thirty cases. Their queries have quotes, and some are so long that messages cut them. */
const cases = Array.from({ length: 30 }, (_, i) =>
  makeCase(`c${String(i).padStart(2, "0")}`, { query: `say "${i}" ${"x".repeat(i * 5)}` }),
);

/**
 * Runs thirty cases against a server with this handler. Returns what was measured and how often it
 * was asked.
 */
async function run(handler: Handler) {
  const server = await serve(handler);
  const retriever = httpRetriever(httpConfig({ url: server.url, retries: 0 }), makePorts());
  const measured = await runSuite(planOf(cases), {
    ...STILL,
    now: () => performance.now(),
    retriever,
  });
  return { measured, asked: server.seen.length };
}

describe("runSuite with queries that fail alike from the first", () => {
  it.each([
    [401, "Check the key or password that the retriever sends (retriever.headers)"],
    [404, "Check retriever.url: what answers there is not the search"],
    [500, "No other query was asked"],
  ])("ends after ten failures with status %i", async (status, hint) => {
    const { measured, asked } = await run((_, response) =>
      sendJson(response, { error: "no" }, status),
    );

    expect(asked).toBe(10);
    expect(measured.failure).toMatchObject({
      code: "retriever_failed",
      message: expect.stringContaining("the first 10 queries failed with the same error: "),
      hint: expect.stringContaining(hint),
    });
    expect(measured.cases.at(-1)?.outcome).toMatchObject({
      kind: "error",
      message: expect.stringMatching(/^not asked/),
    });
  });

  it.each<[string, Handler]>([
    [
      "with a message of their own each",
      (seen, response) => sendJson(response, { error: `no ${seen.body}` }, 400),
    ],
    [
      "after one was answered",
      // The first query is number 0.
      (seen, response) =>
        seen.body.includes("0") ? sendJson(response, ["a"]) : sendJson(response, {}, 400),
    ],
  ])("asks all thirty queries if they fail %s", async (_, handler) => {
    const { measured, asked } = await run(handler);

    expect(asked).toBe(cases.length);
    expect(measured.failure).toBeNull();
  });
});
