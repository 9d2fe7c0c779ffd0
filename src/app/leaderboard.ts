/** The leaderboard: one CSV file to which each run appends a row. */
import type { Report } from "../model/report.ts";
import { GateError } from "../errors.ts";
import { JSON_LIMIT, readBytes } from "../files/read.ts";
import { leaderboardRows } from "../reporters/leaderboard.ts";
import { openRoot, type Root } from "../system/root.ts";
import { writeWhole } from "../system/write-whole.ts";
import type { GateRequest, LeaderboardOutcome } from "./request.ts";

const EOL = "\r\n";

/** Returns what became of the row; null if the request names no leaderboard. Never rejects: the verdict stays. */
export async function updateLeaderboard(
  request: GateRequest,
  report: Report,
  now: Date,
): Promise<LeaderboardOutcome | null> {
  if (request.leaderboard === null) {
    return null;
  }
  try {
    const { root, inside } = openRoot(request.workingDirectory);
    const file = inside(request.leaderboard, "leaderboard");
    await appendLeaderboard(root, file, report, now);
    return { written: true, message: `a row was appended to the leaderboard ${file}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const hint = error instanceof GateError && error.hint !== undefined ? ` ${error.hint}` : "";
    return { written: false, message: `the leaderboard was not written: ${reason}.${hint}` };
  }
}

/**
 * Appends a row to `file`, which is relative to the root, or begins the file. Only a run that passed or failed has
 * figures to compare. Throws `invalid_file` if the header is none of this program's, and `report_incomplete`.
 */
export async function appendLeaderboard(
  root: Root,
  file: string,
  report: Report,
  now: Date,
): Promise<void> {
  const { verdict } = report.verdict;
  if (report.inputs === null || (verdict !== "pass" && verdict !== "fail")) {
    throw new GateError("invalid_file", `${file} takes no row of a run with verdict ${verdict}`);
  }
  const rows = leaderboardRows(report, now.toISOString());
  const [defaultRow] = rows;
  if (defaultRow === undefined) {
    const message = `${file} takes no row of a run without recall, mrr and ndcg, or without all four judged metrics`;
    throw new GateError("invalid_file", message);
  }
  const earlier = readTextFile(root, file);
  if (earlier === null) {
    return writeWhole(root, file, `${defaultRow.header}${EOL}${defaultRow.row}${EOL}`);
  }
  const [first = ""] = earlier.split("\n", 1);
  const header = first.replace(/^\u{feff}/u, "").trimEnd();
  const fitting = rows.find((each) => each.header === header);
  if (fitting === undefined) {
    const expected = rows.map((each) => `"${each.header}"`).join(" or ");
    const message = `${file} has another header: there it is "${header}", this run's is ${expected}`;
    throw new GateError("invalid_file", message, {
      hint: "Rows of one file have one k and one layout: name another file.",
    });
  }
  const eol = first.endsWith("\r") || !earlier.includes("\n") ? EOL : "\n";
  const kept = earlier.endsWith("\n") ? earlier : `${earlier}${eol}`;
  await writeWhole(root, file, `${kept}${fitting.row}${eol}`);
}

/** Returns null if the file is absent or empty. */
function readTextFile(root: Root, file: string): string | null {
  try {
    const text = readBytes(root, file, "leaderboard", JSON_LIMIT).toString("utf8");
    return text.trim() === "" ? null : text;
  } catch (error) {
    if (error instanceof GateError && error.code === "file_not_found") {
      return null;
    }
    throw error;
  }
}
