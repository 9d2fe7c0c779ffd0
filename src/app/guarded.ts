/** The ports of a run with what keeps its retriever from deciding by other means than its answers. */
import { GateError } from "../errors.ts";
import type { Retrieved } from "../gate/plan.ts";
import type { Ports } from "../pipeline.ts";
import type { Root } from "../system/root.ts";
import { keepHeapTight, loosenHeap, requireMemory } from "../system/memory.ts";
import { type ProgramFiles, changedFiles, loadChunks, programFiles } from "../system/program-files.ts";
import type { GatePorts } from "./request.ts";
import type { Secrecy } from "./secrecy.ts";
import path from "node:path";

/** Secrets are known once the files are read; the program's own files are compared whenever a retriever has ended. */
export function guarded(ports: Ports, secrecy: Secrecy, root: Root, given: GatePorts): Ports {
  const { load, retrieve, again, conclude, digest } = ports;
  const folder = path.dirname(given.moduleHost);
  let before: ProgramFiles | null = null;
  const unchanged = <T>(value: T): T => {
    if (before !== null) requireUnchanged(folder, before);
    return value;
  };
  const checked = (asked: Retrieved): Retrieved => {
    secrecy.check(unchanged(asked));
    return asked;
  };
  return {
    ...ports,
    ...(again === undefined
      ? {}
      : { again: { ...again, ask: async (plan) => checked(await again.ask(plan)) } }),
    load: async () => {
      keepHeapTight();
      const loaded = await load();
      const cases = loaded.head.suite.cases.length;
      loosenHeap(cases);
      given.listen?.();
      requireMemory(cases);
      const notices = secrecy.learn(loaded, root);
      return { ...loaded, notices: [...loaded.notices, ...notices] };
    },
    retrieve: async (plan) => {
      before = programFiles(folder);
      // At the desk the code under test is the author's own, and the start may be quick.
      if (given.event !== null) await loadChunks(folder);
      return checked(await retrieve(plan));
    },
    // Lost cases are asked once more.
    conclude: async (measured) => {
      requireMemory(measured.scores.cases.length);
      return unchanged(await conclude(measured));
    },
    digest: (report) => digest(secrecy.hidden(report)),
  };
}

function requireUnchanged(folder: string, before: ProgramFiles): void {
  const changed = changedFiles(folder, before);
  if (changed.length === 0) return;
  throw new GateError(
    "program_changed",
    `the gate's own files changed while the retriever ran: ${changed.slice(0, 5).join(", ")}`,
    { hint: "The code under test wrote to them, or something else did: nothing that they would say counts." },
  );
}
