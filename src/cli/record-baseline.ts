/** `record`: writes the run as the new baseline. */
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { GateError } from "../errors.ts";
import { absolutePath, insideRoot } from "../files/read.ts";
import type { Report } from "../model/report.ts";
import { renderBaseline } from "../reporters/baseline-json.ts";
import type { GateRequest } from "./request.ts";
import { findRoot } from "./root.ts";

/**
 * Returns the absolute path written, or null where the report says why there is nothing to record: the run had errors,
 * or it breaks its own floors. Throws report_incomplete where the file can't be written.
 */
export async function recordBaseline(request: GateRequest, report: Report): Promise<string | null> {
  if (report.verdict.verdict !== "pass" || report.newBaseline === null || report.inputs === null) return null;
  const root = findRoot(request.workingDirectory);
  const from = path.relative(root.directory, request.workingDirectory);
  const file =
    request.out === null ? report.inputs.config.baseline : insideRoot(root, from, request.out, "--out");
  const target = absolutePath(root, file);
  const temporary = `${target}.${process.pid}.tmp`;
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(temporary, renderBaseline(report.newBaseline));
    await rename(temporary, target);
    return target;
  } catch (error) {
    throw new GateError("report_incomplete", `the baseline ${file} can't be written`, {
      hint: "Check that its folder is writable and the disk has room.",
      cause: error,
    });
  }
}
