import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { GateError } from "../../src/errors.ts";
import type { Retriever } from "../../src/model/retriever.ts";
import { HttpClient } from "../../src/retrievers/http-client.ts";
import type { HttpRetriever } from "../../src/retrievers/kinds.ts";
import { sendJson, serve } from "../helpers/loopback.ts";
import { values } from "../helpers/table.ts";
import { workspace } from "../helpers/workspace.ts";
import { ask, askHello, drive, failure, httpConfig, idsOrMessage, type Logged } from "./harness.ts";

/**
 * A server that listens after 100 ms, or misbehaves as its mode says. It answers with the variable
 * INDEX, which startingConfig sets.
 */
const SERVER = `
import { createServer } from "node:http";
const [mode, port = process.env.PORT] = process.argv.slice(2);
console.log("listening soon");
console.error("on " + port);
if (mode === "exits") process.exit(4);
const server = createServer((request, response) => {
  if (mode === "throws" && request.url.includes("boom")) throw new Error("no such index");
  if (mode === "halves" && request.url.includes("boom")) {
    response.writeHead(200, { "content-type": "application/json", "content-length": 9 }).write("[");
    console.error("half an answer");
    setTimeout(() => process.exit(6), 50);
    return;
  }
  if (mode === "leaks") {
    console.error("Error: refused ".padEnd(290, ".") + request.headers.authorization);
    return response.writeHead(500).end();
  }
  if (mode === "closes") {
    response.setHeader("connection", "close");
    server.close();
    setInterval(() => {}, 1000);
  }
  if (mode === "mute" && request.url !== "/health") return;
  const status = mode === "unready" && request.url === "/health" ? 503 : 200;
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify([process.env.INDEX ?? "none"]));
  if (mode === "dies" && request.url !== "/health") setTimeout(() => process.exit(5), 10);
});
if (mode !== "deaf") setTimeout(() => server.listen(port, "127.0.0.1"), 100);
else setInterval(() => {}, 1000);
`;

/** The server, and a stop command that writes the file `stopped`. */
const FILES = {
  "server.mjs": SERVER,
  "stop.mjs": `import { writeFileSync } from "node:fs"; writeFileSync("stopped", process.argv[2]); console.log("stopping");`,
};

/** Returns the config of a server in this mode, which the gate starts at a free port and stops. */
function startingConfig(mode: string, overrides: Partial<HttpRetriever> = {}): HttpRetriever {
  const start = {
    command: [process.execPath, "server.mjs", mode, "{{port}}"],
    stop: [process.execPath, "stop.mjs", "{{port}}"],
  };
  return httpConfig({
    url: "http://127.0.0.1:{{port}}/search",
    start,
    env: { INDEX: "the index" },
    ...overrides,
  });
}

/** Starts the server of this config in a new project, uses and stops it. */
const driveServer = <R>(
  config: HttpRetriever,
  use: (retriever: Retriever) => Promise<R>,
  logged: Logged = { text: "" },
): Promise<R> => drive(config, use, { files: FILES, logged });

/** Starts the server of this config and asks it for `hello`. Returns the error of that. */
const failureOfHello = (config: HttpRetriever): Promise<GateError> =>
  failure(driveServer(config, askHello));

/** The server sees the query, and misbehaves at one with "boom" in it. */
const QUERY_URL = "http://127.0.0.1:{{port}}/search?q={{query}}";
/** Readiness is asked at an address, instead of waiting for the port to open. */
const HEALTH = { ready_url: "http://127.0.0.1:{{port}}/health" };

describe("kind: http with a server that the gate starts", () => {
  test.each([
    ["ready_url", HEALTH],
    ["its port", {}],
  ])("waits for it by %s, asks it, and ends it by stop", async (_, readiness) => {
    const root = workspace(FILES);
    const logged: Logged = { text: "" };

    const answer = await drive(startingConfig("ok", readiness), askHello, { root, logged });

    // The server answers with its variable INDEX.
    expect(idsOrMessage(answer)).toStrictEqual(["the index"]);
    expect(existsSync(join(root, "stopped"))).toBe(true);
    expect(logged.text).toMatch(/listening soon\n[^]*on \d+\n[^]*stopping\n/);
  });

  // Its mode says what the server does. It prints `listening soon` first. Five seconds are enough to
  // listen on a busy machine.
  test.each(
    values<[string, string, Partial<HttpRetriever>, string, string]>(String.raw`
# the server | its mode | settings of the retriever | the error's code | a part of its message
exits before it is ready | exits | ${JSON.stringify(HEALTH)} | retriever_failed | exited with code 4 before it was ready; its last lines on standard error:⏎listening soon
is never ready | unready | ${JSON.stringify({ ...HEALTH, startup_timeout_ms: 5000 })} | retriever_timeout | was not ready within startup_timeout_ms (5000 ms): it answered 503; its last lines on standard error:⏎listening soon
answers no query | mute | ${JSON.stringify({ ...HEALTH, timeout_ms: 300 })} | retriever_timeout | was not answered whole within timeout_ms (300 ms); its last lines on standard error:⏎listening soon
never listens | deaf | {"startup_timeout_ms":500} | retriever_start | can't be reached within startup_timeout_ms (500 ms): the connection was refused
is a program that is missing | ok | {"start":{"command":["no-such-program"],"stop":null}} | retriever_start | the command "no-such-program" was not found
`),
  )("ends the run if the server %s", async (_, mode, settings, code, message) => {
    const error = await failureOfHello(startingConfig(mode, settings));

    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
  });

  test("shows no part of a key that it prints with an error", async () => {
    const environment = { SEARCH_KEY: "key-4711-of-the-search" };
    const headers = { authorization: { env: "SEARCH_KEY", prefix: "" } };

    const answer = await drive(startingConfig("leaks", { headers }), askHello, {
      files: FILES,
      environment,
    });

    // The line is cut after 300 characters, within the key.
    expect(idsOrMessage(answer)).toMatch(/; the server printed: Error: refused \.+\*\*\*$/);
  });

  test.each([
    ["the variable PORT", { INDEX: "x" }],
    ["a variable of `env`", { INDEX: "x", PORT: "{{port}}" }],
  ])("gives it the free port in %s", async (_, env) => {
    // Without {{port}} in its command the server listens at the port in its variable PORT.
    const start = { command: [process.execPath, "server.mjs", "ok"], stop: null };

    const answer = await driveServer(startingConfig("ok", { start, env }), askHello);

    // The gate asks at the free port, so an answer shows that the server got it. It answers with
    // its variable INDEX.
    expect(idsOrMessage(answer)).toStrictEqual(["x"]);
  });

  test("a server is not started if it gets a free port and no address has it", async () => {
    const config = startingConfig("ok", { url: "http://127.0.0.1:8080/search" });

    const error = await failureOfHello(config);

    expect(error.message).toContain("retriever.start has {{port}}, and retriever.url has another");
  });

  test("shows what it wrote, and how it gets the port, if it listens elsewhere", async () => {
    // Port 0: the system picks one.
    const start = { command: [process.execPath, "server.mjs", "ok", "0"], stop: null };
    const config = startingConfig("ok", { start, startup_timeout_ms: 3000 });

    const error = await failureOfHello(config);

    expect(error.message).toMatch(/its last lines on standard error:\nlistening soon\non \d+/);
    expect(error.hint).toContain("a free port is {{port}} in its command");
  });

  test("ends the run with its exit code if it dies between queries", async () => {
    await driveServer(startingConfig("dies", HEALTH), async (retriever) => {
      await askHello(retriever);
      await new Promise((resolve) => setTimeout(resolve, 1000));

      expect((await failure(askHello(retriever))).message).toContain("exited with code 5");
    });
  });

  test.each([0, 2])(
    "names its exit and the query on which it throws, with %d retries",
    async (retries) => {
      const config = startingConfig("throws", { url: QUERY_URL, retries });

      const error = await driveServer(config, async (retriever) => {
        await ask(retriever, "first");
        return failure(ask(retriever, "boom"));
      });

      expect(error.code).toBe("retriever_failed");
      expect(error.message).toMatch(
        /exited with code 1 on the query "boom"; .*\nError: no such index\n/,
      );
      expect(error.hint).toBe("Fix the error above. See retriever.log for the full output.");
    },
  );

  test("names the oldest of the open queries if it exits", async () => {
    // It sends half an answer to each query, and exits soon after.
    const config = startingConfig("halves", { url: QUERY_URL, retries: 0 });

    const [error] = await driveServer(config, (retriever) =>
      Promise.all(["boom 1", "boom 2"].map((query) => failure(ask(retriever, query)))),
    );

    expect(error?.message).toContain(`exited with code 6 on the query "boom 1";`);
  });

  test("says that the server does not listen any more if its process runs on", async () => {
    // It prints `listening soon`, answers the health check, closes its port and runs on.
    const error = await failureOfHello(startingConfig("closes", { ...HEALTH, retries: 0 }));

    expect(error.message).toMatch(
      /can't be reached any more: the connection was refused on the query "hello"; .*\nlistening soon\n/,
    );
    expect(error.hint).toMatch(/^The server answered before, and does not listen any more/);
  });

  test("shows the missing file of its command, and names the key of the config", async () => {
    const start = { command: [process.execPath, "missing.mjs"], stop: null };

    const error = await failureOfHello(startingConfig("ok", { start }));

    expect(error.key).toBe("retriever.start.command");
    expect(error.message).toMatch(/exited with code 1 before it was ready/);
    expect(error.message).toMatch(/Error: Cannot find module '.*missing\.mjs'/);
  });

  test("logs a stop command that can't run", async () => {
    const logged: Logged = { text: "" };
    const start = {
      command: [process.execPath, "server.mjs", "ok", "{{port}}"],
      stop: ["no-such-program"],
    };

    await driveServer(startingConfig("ok", { start }), askHello, logged);

    expect(logged.text).toContain(
      'retriever.start.stop: the command "no-such-program" was not found',
    );
  });
});

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
    [{ GITHUB_ACTOR: "dependabot[bot]" }, "A run that Dependabot starts gets only Dependabot's"],
  ])("says where a missing secret belongs, in the environment %j", async (environment, words) => {
    const headers = { authorization: { env: "NO_SUCH", prefix: "" } };
    const config = httpConfig({ url: "http://127.0.0.1:9/", headers });

    const error = await failure(drive(config, async () => {}, { environment }));

    expect(error.hint).toContain(words);
  });
});

describe("kind: http with a missing server", () => {
  test("ends the run at the start if the server refuses, or its name is unknown", async () => {
    const closed = await serve(() => {});
    await closed.close();

    const refused = await failure(drive(httpConfig({ url: closed.url }), async () => {}));
    const unknown = await failure(
      drive(httpConfig({ url: "http://search.invalid/" }), async () => {}),
    );

    expect([refused.code, unknown.code]).toStrictEqual(["retriever_start", "retriever_start"]);
    expect(refused.message).toContain("the connection was refused");
    expect(unknown.message).toContain("could not be resolved");
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
