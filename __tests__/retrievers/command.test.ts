import { describe, expect, test } from "vitest";
import type { CommandRetriever } from "../../src/retrievers/kinds.ts";
import { commandRetriever } from "../../src/retrievers/command.ts";
import { ask, driveCommand, failure, faulty, ids, makePorts, marked } from "./harness.ts";

const run = (config: CommandRetriever, query = "hello"): Promise<unknown> =>
  driveCommand(config, (retriever) => ask(retriever, query));

describe("kind: command with a good program", () => {
  test("asks one question after the other, and takes the time", async () => {
    await driveCommand(faulty("slow"), async (retriever) => {
      const first = await ask(retriever, "one");
      const second = await ask(retriever, "two");

      expect(first).toMatchObject({
        kind: "answer",
        results: [{ id: "one", score: 1 }],
        retries: 0,
      });
      expect(ids(second)).toStrictEqual(["two"]);
      // The child waits 40 ms by a timer that may be a millisecond early.
      expect(second.kind === "answer" && second.elapsed_ms).toBeGreaterThan(38);
    });
  });

  test("reads all fields of an answer, and ignores others", async () => {
    expect(await run(faulty("extra-keys"))).toStrictEqual({
      kind: "answer",
      results: [{ id: "a" }, { id: "b" }],
      degraded: true,
      reported_ms: 1.5,
      spans: { embed: 1 },
      usage: [{ model: "m", prompt_tokens: 4 }],
      answer: "10",
      elapsed_ms: expect.any(Number),
      retries: 0,
    });
  });

  test("waits for ready if the config says so, and accepts it otherwise", async () => {
    expect(await run(faulty("late-ready", { ready: true }))).toMatchObject({ kind: "answer" });
    expect(await run(faulty("ready"))).toMatchObject({ kind: "answer" });
  });

  test("accepts answers out of order with several questions in flight", async () => {
    await driveCommand(faulty("reversed", { concurrency: 2 }), async (retriever) => {
      const answers = await Promise.all([ask(retriever, "one"), ask(retriever, "two")]);
      expect(answers.map(ids)).toStrictEqual([["one"], ["two"]]);
    });
  });

  test("fails one query that reports an error, and goes on", async () => {
    await driveCommand(faulty("error"), async (retriever) => {
      expect(await ask(retriever, "bad")).toStrictEqual({
        kind: "error",
        message: "no such index",
        retries: 0,
      });
      expect(ids(await ask(retriever, "good"))).toStrictEqual(["good"]);
    });
  });

  test.each(["split", "bom", "no-final-newline"])(
    "reads an output of the form %s",
    async (mode) => {
      expect(await run(faulty(mode), "größe 漢字 😀")).toMatchObject({
        results: [{ id: "größe 漢字 😀" }],
      });
    },
  );

  test("gives the process none of our variables and those of the step", async () => {
    const ours = { GITHUB_TOKEN: "t", INPUT_CONFIG: "c", ACTIONS_RUNTIME_TOKEN: "a" };
    const answer = await driveCommand(
      faulty("environment", { env: { EXTRA: "x" } }),
      (retriever) => ask(retriever),
      makePorts({ environment: { ...process.env, ...ours, PGHOST: "db" } }),
    );
    const names = ids(answer);

    expect(names).toStrictEqual(
      expect.arrayContaining(["PGHOST", "EXTRA", "PYTHONUNBUFFERED", "PATH"]),
    );
    for (const name of Object.keys(ours)) {
      expect(names).not.toContain(name);
    }
  });

  test("keeps a query of any size that is written before the pipe is read", async () => {
    const query = "long ".repeat(40_000);

    expect(await run(faulty("ok"), query)).toMatchObject({ results: [{ id: query }] });
  });
});

describe("kind: command stopped", () => {
  // drive() expects no process after stop. Here they are counted before it, to show that they are found.
  test.each([
    ["grandchild-stays", 2],
    ["grandchild-setsid", 2],
    ["hangs-on-stop", 1],
  ])("leaves no process behind: %s", async (mode, processes) => {
    const logged = { text: "" };
    await driveCommand(
      faulty(mode),
      async (retriever, mark) => {
        expect(ids(await ask(retriever))).toStrictEqual(["hello"]);
        // A grandchild has its mark only once it has started.
        await expect.poll(() => marked(mark), { timeout: 10_000 }).toHaveLength(processes);
      },
      makePorts({}, logged),
    );

    // The child that hangs writes this on SIGTERM: it gets its time before SIGKILL.
    expect(logged.text.includes("not now")).toBe(mode === "hangs-on-stop");
  });

  test("can be stopped at any time, and twice", async () => {
    await commandRetriever(faulty("ok"), makePorts()).stop();
    await driveCommand(faulty("silent"), async (retriever) => {
      const asked = failure(ask(retriever));
      await Promise.all([retriever.stop(), retriever.stop()]);

      expect((await asked).code).toBe("cancelled");
      expect((await failure(ask(retriever))).code).toBe("cancelled");
    });
  });
});

// 64 MB instead of 1 GB through a real pipe: the same path a thousand buffers long; log.test.ts pushes 1 GB.
test("kind: command keeps head and tail of a flood on standard error", async () => {
  const logged = { text: "" };
  await driveCommand(
    faulty("stderr-flood"),
    async (retriever) => expect(ids(await ask(retriever))).toStrictEqual(["hello"]),
    makePorts({}, logged),
  );

  expect(logged.text.startsWith("first words\nnoise\n")).toBe(true);
  expect(logged.text.endsWith("noise\nlast words\n")).toBe(true);
  expect(logged.text).toMatch(/\n\[\d{8} bytes left out\]\n/);
  expect(logged.text.length).toBeLessThan(132_000);
});
