/** `history`: the trend of every metric over the commits that changed the baseline. */
import path from "node:path";
import { readHistory } from "./read.ts";
import type { Ending } from "../../exit-code.ts";
import { loadConfig } from "../../files/config.ts";
import { renderHistoryJson, renderHistoryText } from "./words.ts";
import { findRoot, insideRoot } from "../../system/root.ts";
import { writeWhole } from "../../system/write-whole.ts";
import { type CommandPorts, type Flags, readFlags, text } from "../../cli/command.ts";

const FLAGS: Flags = {
  config: { type: "string" },
  baseline: { type: "string" },
  html: { type: "string" },
  json: { type: "boolean" },
};

const HELP = `Usage: retrieval-gate history [flags]

Every metric, overall and by intent, over the commits that changed the baseline: read from git alone, across renames
and merges. It says where a shallow clone ends. Exit code: 0 printed, 2 there is no such history.

  --config F           config file that names the baseline (retrieval-gate.yaml)
  --baseline F         baseline in place of the config's
  --html F             also write a page
  --json               print JSON instead of text

Example: retrieval-gate history --html history.html
`;

export async function history(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const values = readFlags("history", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const root = findRoot(ports.workingDirectory);
  const from = path.relative(root.directory, ports.workingDirectory);
  const inside = (written: string, what: string): string => insideRoot(root, from, written, what);
  const named = text(values, "baseline");
  const file =
    named === null
      ? (
          await loadConfig(root, inside(text(values, "config") ?? "retrieval-gate.yaml", "config"), {
            suite: null,
            baseline: null,
          })
        ).config.baseline
      : inside(named, "--baseline");
  const page = text(values, "html");
  const target = page === null ? null : inside(page, "--html");
  const found = await readHistory(root, file, ports.environment);
  if (target !== null) {
    const { renderHistoryHtml } = await import("./page.ts");
    await writeWhole(root, target, renderHistoryHtml(found));
  }
  ports.out(values["json"] === true ? renderHistoryJson(found) : renderHistoryText(found));
  return { kind: "answered" };
}
