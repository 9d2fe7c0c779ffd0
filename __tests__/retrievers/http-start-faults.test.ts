import { describe, expect, test } from "vitest";
import { HttpClient } from "../../src/retrievers/http-client.ts";
import type { HttpRetriever } from "../../src/retrievers/kinds.ts";
import { values } from "../helpers/table.ts";
import { sendJson, serve } from "../helpers/loopback.ts";
import { askHello, drive, failure, httpConfig } from "./harness.ts";

describe("kind: http with a config that can't work", () => {
  /** Settings in JSON, for the table below. */
  const EMBED =
    '{"url":"http://127.0.0.1:9/","headers":{},"body":{"input":"{{query}}"},"vector":"data"}';
  const headerFromEnv = (env: string): string =>
    `{"headers":{"authorization":{"env":"${env}","prefix":""}}}`;
  test.each(
    values<readonly [string, Partial<HttpRetriever>, string, string]>(String.raw`
# what is refused | settings | the error's code | a part of its message or hint
a header with an empty secret | ${headerFromEnv("EMPTY")} | missing_secret | EMPTY is empty or missing
a header with the runner's token | ${headerFromEnv("ACTIONS_RUNTIME_TOKEN")} | missing_secret | is kept from retrievers Give the step a variable
an address that is none | {"url":"http://[x"} | invalid_config | retriever.url: "http://[x" is not an http or https address
an address with a name | {"url":"http://u@127.0.0.1:9/"} | invalid_config | retriever.url holds a user name or password
an address with a password | {"url":"http://:p@127.0.0.1:9/"} | invalid_config | retriever.url holds a user name or password
qdrant without embed | {"preset":"qdrant","body":null} | invalid_config | there is no retriever.embed
an expression of embed that is none | {"body":{"v":"{{vector}}"},"embed":${EMBED.replace('"data"', '"]"')}} | invalid_config | retriever.embed.vector
`),
  )("kind: http refuses %s", async (_, config, code, message) => {
    const environment = { EMPTY: "", ACTIONS_RUNTIME_TOKEN: "x" };
    const wholeConfig = httpConfig({ url: "http://127.0.0.1:9/", ...config });

    const error = await failure(drive(wholeConfig, async () => {}, { environment }));

    expect(error.code).toBe(code);
    expect(`${error.message} ${error.hint}`).toContain(message);
    expect(error.exitCode).toBe(2);
  });

  test.each([
    [{}, "GitHub gives no secrets to forks"],
    [
      { GITHUB_ACTOR: "dependabot[bot]" },
      "A run that Dependabot starts gets only Dependabot's secrets",
    ],
  ])("says where a missing secret belongs, in the environment %j", async (environment, words) => {
    const headers = { authorization: { env: "NO_SUCH", prefix: "" } };
    const config = httpConfig({ url: "http://127.0.0.1:9/", headers });

    const error = await failure(drive(config, async () => {}, { environment }));

    expect(error.hint).toContain(words);
  });
});

describe("kind: http with a missing server", () => {
  // What the server does | its address | a part of the message
  test.each([
    ["refuses the connection", null, "the connection was refused"],
    ["has no address", "http://search.invalid/", "could not be resolved"],
  ])("ends the run at the start if the server %s", async (_, unknownUrl, message) => {
    const closed = await serve(() => {});
    await closed.close();
    const config = httpConfig({ url: unknownUrl ?? closed.url });

    const error = await failure(drive(config, async () => {}));

    expect(error).toMatchObject({
      code: "retriever_start",
      message: expect.stringContaining(message),
    });
  });

  test("looks up no name for an address of IPv6", async () => {
    const url = new URL("http://[::1]:9/");
    const request = { url, method: "GET", headers: {}, body: null };

    const exchange = await new HttpClient(1).exchange(request, 5000);

    // Nothing listens there.
    expect(exchange).toMatchObject({
      kind: "unreachable",
      message: expect.not.stringContaining("could not be resolved"),
    });
  });

  test("names ready_url, and does not advise it, if nothing answers there", async () => {
    const closed = await serve(() => {});
    await closed.close();
    const urls = { url: closed.url, ready_url: `${closed.url}/health` };
    // It is asked after 20, 70 and 170 ms (20 + 50 + 100): each time it has time to be refused.
    const config = httpConfig({ ...urls, startup_timeout_ms: 400 });

    const error = await failure(drive(config, async () => {}));

    expect(error).toMatchObject({ code: "retriever_timeout", key: "retriever.ready_url" });
    expect(error.hint).toContain("compare its address with `ready_url`");
    expect(error.hint).not.toContain("set `ready_url`");
  });

  test("ends the run if the server goes away between two queries", async () => {
    const server = await serve((_, response) => sendJson(response, ["x"]));
    await drive(httpConfig({ url: server.url }), async (retriever) => {
      await askHello(retriever);
      await server.close();
      const error = await failure(askHello(retriever));
      const message = expect.stringMatching(
        /can't be reached any more: the connection was refused on the query "hello"$/,
      );
      const hint = expect.stringContaining(
        "The server answered before, and does not listen any more",
      );

      expect(error).toMatchObject({ code: "retriever_failed", message, hint });
      expect(await failure(askHello(retriever))).toBe(error);
    });
  });
});
