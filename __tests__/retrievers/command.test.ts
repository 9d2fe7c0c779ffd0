import { describe, expect, test } from "vitest";
import {
  ask,
  askHello,
  askOnce,
  drive,
  failure,
  faultyCommand,
  findMarkedProcesses,
  idsOrMessage,
} from "./harness.ts";

// The modes of the child are described in helpers/children/faulty.mjs.
describe("kind: command with a good program", () => {
  test("asks one question after the other, and takes the time", async () => {
    await drive(faultyCommand("slow"), async (retriever) => {
      const first = await ask(retriever, "one");
      const second = await ask(retriever, "two");

      expect(first).toMatchObject({
        kind: "answer",
        results: [{ id: "one", score: 1 }],
        retries: 0,
      });
      expect(idsOrMessage(second)).toStrictEqual(["two"]);
      // The child waits 40 ms by a timer that may be a millisecond early.
      expect(second.kind === "answer" && second.elapsed_ms).toBeGreaterThan(38);
    });
  });

  test("reads all fields of an answer, and ignores others", async () => {
    // The answer has `took`, too, and result a has a `vector`. `answer` repeats k, which is 10.
    expect(await askOnce(faultyCommand("extra-keys"), "hello")).toStrictEqual({
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

  test("waits for a ready line if the config says so, and accepts one otherwise", async () => {
    expect(await askOnce(faultyCommand("late-ready", { ready: true }), "hello")).toMatchObject({
      kind: "answer",
    });
    expect(await askOnce(faultyCommand("ready"), "hello")).toMatchObject({ kind: "answer" });
  });

  test("accepts answers out of order with several questions in flight", async () => {
    await drive(faultyCommand("reversed", { concurrency: 2 }), async (retriever) => {
      const answers = await Promise.all([ask(retriever, "one"), ask(retriever, "two")]);
      expect(answers.map(idsOrMessage)).toStrictEqual([["one"], ["two"]]);
    });
  });

  test("fails one query that reports an error, and goes on", async () => {
    await drive(faultyCommand("error"), async (retriever) => {
      expect(await ask(retriever, "bad")).toStrictEqual({
        kind: "error",
        message: "no such index",
        retries: 0,
      });
      expect(idsOrMessage(await ask(retriever, "good"))).toStrictEqual(["good"]);
    });
  });

  // The form of the output | the mode of faulty.mjs
  test.each([
    ["that comes byte by byte, with CRLF", "split"],
    ["that begins with a byte order mark", "bom"],
    ["that ends without a line end", "no-final-newline"],
  ])("reads an output %s", async (_, mode) => {
    expect(await askOnce(faultyCommand(mode), "größe 漢字 😀")).toMatchObject({
      results: [{ id: "größe 漢字 😀" }],
    });
  });

  test("gives the process the step's variables, and none of the action's own", async () => {
    const ownVariables = { GITHUB_TOKEN: "t", INPUT_CONFIG: "c", ACTIONS_RUNTIME_TOKEN: "a" };
    const answer = await drive(faultyCommand("environment", { env: { EXTRA: "x" } }), askHello, {
      environment: { ...process.env, ...ownVariables, PGHOST: "db" },
    });
    // The child answers with the names of its variables.
    const names = idsOrMessage(answer);

    expect(names).toStrictEqual(
      expect.arrayContaining(["PGHOST", "EXTRA", "PYTHONUNBUFFERED", "PATH"]),
    );
    for (const name of Object.keys(ownVariables)) {
      expect(names).not.toContain(name);
    }
  });

  test("sends a query larger than the pipe", async () => {
    // 200 kB. A pipe of Linux holds 64 KiB.
    const query = "long ".repeat(40_000);

    expect(await askOnce(faultyCommand("ok"), query)).toMatchObject({ results: [{ id: query }] });
  });
});

describe("kind: command stopped", () => {
  // drive expects no process after stop. Here they are counted before, to show that they are
  // found.
  // The program | its mode in faulty.mjs | how many processes there are
  test.each([
    ["whose own child ignores SIGTERM", "grandchild-stays", 2],
    ["whose own child is in another session", "grandchild-setsid", 2],
    ["that ignores SIGTERM", "hangs-on-stop", 1],
  ])("leaves no process of a program %s", async (_, mode, processCount) => {
    const logged = { text: "" };
    await drive(
      faultyCommand(mode),
      async (retriever, mark) => {
        expect(idsOrMessage(await askHello(retriever))).toStrictEqual(["hello"]);
        // A grandchild has its mark only once it has started.
        await expect
          .poll(() => findMarkedProcesses(mark), { timeout: 10_000 })
          .toHaveLength(processCount);
      },
      { logged },
    );

    // The child that hangs writes this on SIGTERM: it gets its time before SIGKILL.
    expect(logged.text.includes("not now")).toBe(mode === "hangs-on-stop");
  });

  test("cancels the question in flight and later ones, also if stopped twice", async () => {
    await drive(faultyCommand("silent"), async (retriever) => {
      const askFailure = failure(askHello(retriever));

      await Promise.all([retriever.stop(), retriever.stop()]);

      expect((await askFailure).code).toBe("cancelled");
      expect((await failure(askHello(retriever))).code).toBe("cancelled");
    });
  });
});

// 16 MB, since a real pipe is slow. log.test.ts pushes 1 GB into the log itself.
test("kind: command keeps head and tail of a flood on standard error", async () => {
  const logged = { text: "" };

  await drive(
    faultyCommand("stderr-flood"),
    async (retriever) => expect(idsOrMessage(await askHello(retriever))).toStrictEqual(["hello"]),
    { logged },
  );

  expect(logged.text.startsWith("first words\nnoise\n")).toBe(true);
  expect(logged.text.endsWith("noise\nlast words\n")).toBe(true);
  expect(logged.text).toMatch(/\n\[\d{8} bytes left out\]\n/);
  // Two halves of 64 KiB, and the line between them.
  expect(logged.text.length).toBeLessThan(2 * 64 * 1024 + 100);
});
