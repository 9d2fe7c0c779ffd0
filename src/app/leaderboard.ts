/** The leaderboard: one CSV file to which each run appends a row. */
import { errorMessage } from "../system/excerpt.ts";
import type { Report } from "../model/report.ts";
import { GateError, valueForGateError } from "../errors.ts";
import { JSON_LIMIT, readBytes } from "../files/read.ts";
import { leaderboardRows } from "../reporters/leaderboard.ts";
import { openRoot, type Root } from "../system/root.ts";
import { writeWhole } from "../system/write-whole.ts";
import type { GateRequest, LeaderboardOutcome } from "./request.ts";

/** The line end of a new file, as RFC 4180 has it for CSV. */
const EOL = "\r\n";

/**
 * Appends the row of this run to the leaderboard; null if the request names none. Never rejects: an
 * error is only the message, and the verdict stays.
 */
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
    const reason = errorMessage(error);
    const hint = error instanceof GateError && error.hint !== undefined ? ` ${error.hint}` : "";
    return { written: false, message: `the leaderboard was not written: ${reason}.${hint}` };
  }
}

/**
 * Appends the row of this run to `file`, or begins the file with a header. Throws `invalid_file`
 * for a run that neither passed nor failed, for one without the figures of a row, and if the file
 * has another header. Throws `report_incomplete` if the file can't be written.
 */
async function appendLeaderboard(
  root: Root,
  file: string,
  report: Report,
  now: Date,
): Promise<void> {
  const { verdict } = report.verdict;
  if (report.inputs === null || (verdict !== "pass" && verdict !== "fail")) {
    throw new GateError("invalid_file", `${file} takes no row of a run with verdict ${verdict}`);
  }
  // A layout is a list of columns. A new file gets the first row.
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

  const [firstLine = ""] = earlier.split("\n", 1);
  // Without a byte order mark, which spreadsheets write.
  const header = firstLine.replace(/^\u{feff}/u, "").trimEnd();
  const fittingRow = rows.find((row) => row.header === header);
  if (fittingRow === undefined) {
    const expected = rows.map((row) => `"${row.header}"`).join(" or ");
    const message = `${file} has another header: there it is "${header}", this run's is ${expected}`;
    throw new GateError(
      "invalid_file",
      message,
      "Rows of one file have one k and one layout: name another file.",
    );
  }
  const eol = /\r?\n/.exec(earlier)?.[0] ?? EOL;
  const earlierLines = earlier.endsWith("\n") ? earlier : `${earlier}${eol}`;
  await writeWhole(root, file, `${earlierLines}${fittingRow.row}${eol}`);
}

/** Returns null if there is no file, or nothing but white space in it. */
function readTextFile(root: Root, file: string): string | null {
  try {
    const text = readBytes(root, file, "leaderboard", JSON_LIMIT).toString("utf8");
    return text.trim() === "" ? null : text;
  } catch (error) {
    return valueForGateError(error, null, ["file_not_found"]);
  }
}
