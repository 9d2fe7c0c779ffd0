/** `init`: asks nothing, leaves a gate that passes. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { GateError } from "../errors.ts";
import type { Ending } from "../exit.ts";
import { type CommandPorts, readFlags } from "./command.ts";
import { record } from "./gate.ts";
import { INIT_FILES } from "./init-files.ts";

const HELP = `Usage: retrieval-gate init

Writes ${[...INIT_FILES.keys()].join(", ")}, and records the first baseline. Overwrites nothing.

Example: retrieval-gate init && retrieval-gate gate
`;

/** Throws usage where one of the files exists already. */
export async function init(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const values = readFlags("init", argv, {});
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered", exitCode: 0 };
  }
  const present = [...INIT_FILES.keys()].filter((file) =>
    existsSync(path.join(ports.workingDirectory, file)),
  );
  if (present.length > 0) {
    throw new GateError("usage", `${present.join(", ")} exists already`, {
      hint: "`init` overwrites nothing: remove the file, or edit it by hand.",
    });
  }
  for (const [file, text] of INIT_FILES) {
    const target = path.join(ports.workingDirectory, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: "wx" });
    ports.out(`wrote ${file}\n`);
  }
  return record([], ports);
}
