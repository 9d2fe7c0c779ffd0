/** Commands that the program prints, pasted into a shell in which `retrieval-gate` is installed. */
import { spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CLI } from "./command.ts";
import { workspace } from "./workspace.ts";

export interface Pasted {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const PROGRAM = "(?:retrieval-gate|npx|cp|mkdir|git|chmod|cd) ";

/** What stands in backticks, or after a colon at a line's end; the placeholder is filled, each once. */
export function commandsIn(text: string, reportDir = "<report-dir>"): readonly string[] {
  const found = text.matchAll(new RegExp(`\`(${PROGRAM}[^\`]+)\`|: (${PROGRAM}.*)$`, "gm"));
  const commands = [...found].map(([, quoted, last]) => (quoted ?? last)!.replace("<report-dir>", reportDir));
  return [...new Set(commands)];
}

let bin: string | undefined;

/** `input`: what somebody types into it. */
export function paste(folder: string, command: string, input = ""): Pasted {
  if (bin === undefined) {
    bin = workspace({ "retrieval-gate": `#!/bin/sh\nexec "${process.execPath}" "${CLI}" "$@"\n` });
    chmodSync(path.join(bin, "retrieval-gate"), 0o755);
  }
  return spawnSync("sh", ["-c", command], {
    cwd: folder,
    env: { PATH: `${bin}:${process.env["PATH"]}`, HOME: folder, TMPDIR: tmpdir(), GIT_CONFIG_NOSYSTEM: "1" },
    encoding: "utf8",
    input,
    timeout: 60_000,
  });
}
