/** `--leaderboard F`: appends this run's row to a CSV that many runs share. */
import { findRoot, insideRoot, type Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { JSON_LIMIT, readBytes } from "../files/read.ts";
import type { Report } from "../model/report.ts";
import { leaderboardRows } from "../reporters/leaderboard.ts";
import { writeWhole } from "../system/write-whole.ts";
import type { GateRequest, LeaderboardOutcome } from "./request.ts";
import path from "node:path";

const EOL = "\r\n";

/** What became of the row that the request asks for; null where it asks for none. Never rejects: the verdict stays. */
export async function updateLeaderboard(
  request: GateRequest,
  report: Report,
  now: Date,
): Promise<LeaderboardOutcome | null> {
  if (request.leaderboard === null) return null;
  try {
    const root = findRoot(request.workingDirectory);
    const from = path.relative(root.directory, request.workingDirectory);
    const file = insideRoot(root, from, request.leaderboard, "leaderboard");
    await appendLeaderboard(root, file, report, now);
    return { written: true, message: `a row was appended to the leaderboard ${file}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const hint = error instanceof GateError && error.hint !== undefined ? ` ${error.hint}` : "";
    return { written: false, message: `the leaderboard was not written: ${reason}.${hint}` };
  }
}

/**
 * Appends to `file` (relative to the root), whose header chooses the row, or begins it. Runs that passed or failed have a row; others have no figures
 * that could be compared. Throws `invalid_file` where the file's header is another, and `report_incomplete`.
 */
export async function appendLeaderboard(root: Root, file: string, report: Report, now: Date): Promise<void> {
  const { verdict } = report.verdict;
  if (report.inputs === null || (verdict !== "pass" && verdict !== "fail")) {
    throw new GateError("invalid_file", `${file} takes no row of a run with verdict ${verdict}`);
  }
  const rows = leaderboardRows(report, now.toISOString());
  const [usual] = rows;
  if (usual === undefined) {
    const message = `${file} takes no row of a run without recall, mrr and ndcg, or without all four judged metrics`;
    throw new GateError("invalid_file", message);
  }
  const earlier = textOf(root, file);
  if (earlier === null) return writeWhole(root, file, `${usual.header}${EOL}${usual.row}${EOL}`);
  const [first = ""] = earlier.split("\n", 1);
  const found = first.replace(/^\u{feff}/u, "").trimEnd();
  const fitting = rows.find(({ header }) => header === found);
  if (fitting === undefined) {
    const own = rows.map(({ header }) => `"${header}"`).join(" or ");
    throw new GateError(
      "invalid_file",
      `${file} has another header: there it is "${found}", this run's is ${own}`,
      {
        hint: "Rows of one file have one k and one layout: name another file.",
      },
    );
  }
  const eol = first.endsWith("\r") || !earlier.includes("\n") ? EOL : "\n";
  const kept = earlier.endsWith("\n") ? earlier : `${earlier}${eol}`;
  await writeWhole(root, file, `${kept}${fitting.row}${eol}`);
}

/** Null where there is no such file, or nothing in it. */
function textOf(root: Root, file: string): string | null {
  try {
    const text = readBytes(root, file, "leaderboard", JSON_LIMIT).toString("utf8");
    return text.trim() === "" ? null : text;
  } catch (error) {
    if (error instanceof GateError && error.code === "file_not_found") return null;
    throw error;
  }
}
