import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import { beforeAll, describe, expect, test } from "vitest";
import { buildProgram } from "./build.ts";
import { faulty, marked } from "./harness.ts";

/** Starts a retriever, asks it, says so, and then ends, or waits to be ended, without ever calling stop. */
const PROGRAM = `
  import { createRetriever } from "#retrievers/registry.ts";
  const [config, end] = process.argv.slice(2);
  process.on("SIGTERM", () => process.exit(4));
  const retriever = createRetriever(JSON.parse(config), {
    root: process.cwd(), environment: process.env, moduleHost: "", signal: new AbortController().signal, log: () => {},
  });
  await retriever.start();
  await retriever.ask({ caseId: "a", query: "a", k: 1 });
  console.log("asked");
  if (end === "exit") process.exit(5);
  if (end === "throw") throw new Error("a bug of ours");
  if (end === "busy") for (;;);
`;

let program = "";
beforeAll(async () => {
  program = await buildProgram(PROGRAM);
});

interface Gate {
  readonly process: ChildProcess;
  readonly mark: string;
  readonly asked: Promise<unknown>;
  readonly exited: Promise<number | string | null>;
}

function startGate(mode: string, end: string): Gate {
  const mark = randomUUID();
  const config = JSON.stringify(faulty(mode, { env: { RETRIEVAL_TEST_MARK: mark } }));
  const gate = spawn(process.execPath, [program, config, end], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | string | null>((resolve) => {
    gate.once("exit", (code, signal) => resolve(signal ?? code));
  });
  const asked = new Promise((resolve) =>
    createInterface({ input: gate.stdout }).once("line", resolve),
  );
  return { process: gate, mark, asked, exited };
}

/** Waits until a killed process has left the table; the bound of the test is the limit. */
async function untilGone(mark: string): Promise<void> {
  while (marked(mark).length > 0) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe("child processes end with the gate", () => {
  test.each([
    ["hangs-on-stop", "exit", 5],
    ["grandchild-setsid", "exit", 5],
    ["grandchild-stays", "throw", 1],
  ])("%s, when the gate ends by %s", async (mode, end, code) => {
    const gate = startGate(mode, end);

    expect(await gate.exited).toBe(code);

    await untilGone(gate.mark);
  });

  test("that ends by a signal that it handles", async () => {
    const gate = startGate("hangs-on-stop", "wait");
    await gate.asked;

    expect(marked(gate.mark)).toHaveLength(1);

    gate.process.kill("SIGTERM");

    expect(await gate.exited).toBe(4);

    await untilGone(gate.mark);
  });

  test("that is killed, if they read their standard input", async () => {
    const gate = startGate("ok", "busy");
    await gate.asked;

    expect(marked(gate.mark)).toHaveLength(1);

    gate.process.kill("SIGKILL");

    expect(await gate.exited).toBe("SIGKILL");

    await untilGone(gate.mark);
  });
});
