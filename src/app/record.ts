/** `record`: writes the run as the new baseline, and refuses places where none may be written. */
import { absolutePath, hasFolder, openRoot } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { refuseForeignFile, writeWhole } from "../system/write-whole.ts";
import type { DeskBase } from "../change/base.ts";
import { refuseFileType } from "../files/baseline.ts";
import { shellWord } from "../messages/escape.ts";
import { makeBaseCommand } from "../model/policy.ts";
import type { Config } from "../model/config.ts";
import type { Report } from "../model/report.ts";
import { baselineParts } from "../reporters/baseline-json.ts";
import type { GateRequest } from "./request.ts";

/**
 * Writes the new baseline to `--out`, or to the file that the config names, and returns its
 * absolute path; null if the run did not pass. Throws `report_incomplete` if the file can't be
 * written, `usage` if there is no file to write to.
 */
export async function recordBaseline(request: GateRequest, report: Report): Promise<string | null> {
  const { verdict, new_baseline: baseline, inputs } = report;
  if (verdict.verdict !== "pass" || baseline === null || inputs === null) {
    return null;
  }
  const { root, inside } = openRoot(request.workingDirectory);
  const file =
    request.out === null ? requireNamedBaseline(inputs.config) : inside(request.out, "--out");
  await writeWhole(root, file, baselineParts(baseline));
  return absolutePath(root, file);
}

function requireNamedBaseline({ file, baseline }: Pick<Config, "file" | "baseline">): string {
  if (baseline !== null) {
    return baseline;
  }
  throw new GateError(
    "usage",
    `${file} names no baseline, so there is no file to record into`,
    "Write one into the config, for example `baseline: baselines/search.json`.",
  );
}

/**
 * Throws `usage` if `record` has no file to write, and `baseline_missing` if a gate has nothing to
 * compare with: no baseline in the config, and no base directory. `findBase` is null in a workflow;
 * else the hint names that base.
 */
export function requireReference(
  { command, out, baseDirectory }: GateRequest,
  config: Pick<Config, "file" | "baseline">,
  findBase: (() => DeskBase) | null,
): void {
  if (command === "record") {
    if (out === null) {
      requireNamedBaseline(config);
    }
    return;
  }
  if (config.baseline === null && baseDirectory === null) {
    const message = `${config.file} names no baseline, and no base directory is given: there is nothing to compare with`;
    throw new GateError(
      "baseline_missing",
      message,
      `${findBase === null ? WORKFLOW_HINT : describeDeskCommands(findBase(), config.file)} Or record a baseline and name it in the config, which a merge queue and shards need.`,
    );
  }
}

const WORKFLOW_HINT = "Measure the base in the same job, with base-directory.";

function describeDeskCommands({ branch, commit }: DeskBase, config: string): string {
  const name = shellWord(branch);
  const checkOut = makeBaseCommand("../base", shellWord(commit));
  const compare = `retrieval-gate gate --config ${shellWord(config)} --base-ref ${name} --base-directory ../base`;
  return `Compare with ${branch}: \`${checkOut}\`, build there what your search needs, and run \`${compare}\`.`;
}

/**
 * Throws `usage` if `record` would write over a folder or a file that is no baseline. `--out` must
 * not name one of `inputFiles`, which the run reads (other than the config's `baseline`), nor have
 * an ending that no baseline has.
 */
export function refuseRecordFile(
  { command, out, workingDirectory }: GateRequest,
  inputFiles: readonly string[],
  baseline: string | null,
): void {
  if (command !== "record") {
    return;
  }
  const { root, inside } = openRoot(workingDirectory);
  if (out === null) {
    if (baseline !== null) {
      refuseForeignFile(root, baseline, "baseline", "baseline");
    }
    return;
  }
  const file = inside(out, "--out");
  if (hasFolder(absolutePath(root, file))) {
    throw new GateError(
      "usage",
      `--out ${file} is a folder`,
      "Name a file, such as baselines/docs.json.",
    );
  }
  if (file !== baseline && inputFiles.includes(file)) {
    throw new GateError("usage", `--out ${file} is read by this run`, "Name a file of its own.");
  }
  refuseForeignFile(root, file, "--out", "baseline");
  refuseFileType(out);
}
