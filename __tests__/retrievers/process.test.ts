import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { bundleInto } from "../helpers/bundle.ts";
import { workspace } from "../helpers/workspace.ts";
import { faultyCommand, findMarkedProcesses, MARK_VARIABLE } from "./harness.ts";

/**
 * A gate that starts a retriever, asks it once and prints "asked". Then it ends as its second
 * argument says, without ever calling stop: "exit", "throw", "busy" (an endless loop, in which no
 * handler can run), or "wait" for a signal.
 */
const PROGRAM = `
  import { createRetriever } from "${fileURLToPath(new URL("../../src/retrievers/registry.ts", import.meta.url))}";
  const [config, end] = process.argv.slice(2);
  process.on("SIGTERM", () => process.exit(4));
  const retriever = createRetriever(JSON.parse(config), {
    root: process.cwd(), environment: process.env, moduleHost: "", signal: new AbortController().signal, log: () => {},
  });
  await retriever.start();
  await retriever.ask({ case_id: "a", query: "a", k: 1 });
  console.log("asked");
  if (end === "exit") process.exit(5);
  if (end === "throw") throw new Error("a bug of ours");
  if (end === "busy") for (;;);
`;

let program = "";
beforeAll(async () => {
  const folder = workspace({ "program.ts": PROGRAM });
  await bundleInto(folder, [`${folder}/program.ts`], ".mjs");
  program = `${folder}/program.mjs`;
});

/** A gate that was started as a process. */
interface Gate {
  readonly process: ChildProcess;
  /** The value of MARK_VARIABLE in its child processes. */
  readonly mark: string;
  /** Resolves once it has printed "asked". */
  readonly asked: Promise<unknown>;
  /** Resolves to its exit code, or to the signal that ended it. */
  readonly exited: Promise<number | string | null>;
}

/**
 * Starts a gate whose retriever is the child faulty.mjs in this mode, and that ends in this way.
 */
function startGate(mode: string, end: string): Gate {
  const mark = randomUUID();
  const config = JSON.stringify(faultyCommand(mode, { env: { [MARK_VARIABLE]: mark } }));
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

/** Waits until no process has the mark. The time limit of the test ends the waiting. */
async function awaitNoProcess(mark: string): Promise<void> {
  while (findMarkedProcesses(mark).length > 0) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe("child processes end with a gate", () => {
  // The child | its mode in faulty.mjs | how the gate ends | its exit code. In PROGRAM `exit` is
  // process.exit(5), and `throw` an error.
  test.each([
    ["that ignores SIGTERM", "hangs-on-stop", "exit", 5],
    ["with a child in another session", "grandchild-setsid", "exit", 5],
    ["with a child that ignores SIGTERM", "grandchild-stays", "throw", 1],
  ])("a child %s ends with its gate (mode %s, by %s)", async (_, mode, end, code) => {
    const gate = startGate(mode, end);

    expect(await gate.exited).toBe(code);

    await awaitNoProcess(gate.mark);
  });

  test("children end with a gate that ends by a signal that it handles", async () => {
    const gate = startGate("hangs-on-stop", "wait");

    await gate.asked;

    expect(findMarkedProcesses(gate.mark)).toHaveLength(1);

    gate.process.kill("SIGTERM");

    // PROGRAM handles it by process.exit(4).
    expect(await gate.exited).toBe(4);

    await awaitNoProcess(gate.mark);
  });

  test("children that read their standard input end with a gate that is killed", async () => {
    // The child "ok" ends at the end of its standard input. The gate can't end it: it runs no
    // handler.
    const gate = startGate("ok", "busy");

    await gate.asked;

    expect(findMarkedProcesses(gate.mark)).toHaveLength(1);

    gate.process.kill("SIGKILL");

    expect(await gate.exited).toBe("SIGKILL");

    await awaitNoProcess(gate.mark);
  });
});
