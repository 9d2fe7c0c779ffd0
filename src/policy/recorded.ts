/** What `record` wrote in this job: the next step's gate then knows why the work tree's baseline is not the commit's. */
import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { sha256 } from "../system/digest.ts";
import type { Variables } from "../system/secrets.ts";

/** RUNNER_TEMP is emptied before each job. */
function noteOf(environment: Variables): string | null {
  const temp = environment["RUNNER_TEMP"];
  return temp ? path.join(temp, "retrieval-gate-recorded.txt") : null;
}

/** `file` is absolute. Outside of a workflow nothing is noted. A note that can't be written costs an error later, no verdict. */
export function noteRecorded(environment: Variables, file: string): void {
  const note = noteOf(environment);
  if (note === null) return;
  try {
    appendFileSync(note, `${sha256(readFileSync(file))}\n`);
  } catch {
    // The gate then asks for the commit's own baseline.
  }
}

/** A forged note gains nothing: the commit's baseline is read, whatever stands in the work tree. */
export function wasRecorded(environment: Variables, digest: string): boolean {
  const note = noteOf(environment);
  if (note === null) return false;
  try {
    return readFileSync(note, "utf8").split("\n").filter(Boolean).includes(digest);
  } catch {
    return false;
  }
}
