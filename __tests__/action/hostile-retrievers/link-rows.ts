/** Links that the change commits, or that its code makes: nothing is written through one. */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ERROR, PASS } from "../faulty-step.ts";
import { type Row } from "./row.ts";

/** The path of a folder beside the workspace. */
const outsideFolder = (workspace: string): string => `${workspace}-elsewhere`;

/** Makes that folder with the user's file own.txt. Returns its path. */
const makeOutsideFolder = (workspace: string): string => {
  mkdirSync(outsideFolder(workspace), { recursive: true });
  writeFileSync(join(outsideFolder(workspace), "own.txt"), "mine\n");
  return outsideFolder(workspace);
};

const expectOutsideUntouched: Row["check"] = ({ workspace }) => {
  expect(readdirSync(outsideFolder(workspace))).toEqual(["own.txt"]);
  expect(readFileSync(join(outsideFolder(workspace), "own.txt"), "utf8")).toBe("mine\n");
};

const REFUSED = {
  ...ERROR,
  says: /lies behind the symbolic link retrieval-gate-report/,
  check: expectOutsideUntouched,
} as const;

/** JavaScript: the path of the folder beside the workspace. */
const NAME_OUTSIDE = `const elsewhere = process.cwd() + "-elsewhere";`;

export const LINK_ROWS: readonly Row[] = [
  {
    name: "the report's folder is a link in the repository",
    prepare: (workspace) =>
      symlinkSync(makeOutsideFolder(workspace), join(workspace, "retrieval-gate-report")),
    ...REFUSED,
  },
  {
    name: "it makes the report's folder a link while it runs",
    prepare: (workspace) => void makeOutsideFolder(workspace),
    start: `${NAME_OUTSIDE} fs.rmSync("retrieval-gate-report", { recursive: true }); fs.symlinkSync(elsewhere, "retrieval-gate-report");`,
    ...REFUSED,
  },
  {
    name: "it replaces an earlier report's folder by a link while it runs",
    prepare: (workspace) => {
      makeOutsideFolder(workspace);
      mkdirSync(join(workspace, "retrieval-gate-report/search"), { recursive: true });
      const report = join(workspace, "retrieval-gate-report/search/report.json");
      writeFileSync(report, '{"tool":"retrieval-eval-gate 0.1.0"}');
    },
    start: `${NAME_OUTSIDE} fs.rmSync("retrieval-gate-report/search", { recursive: true }); fs.symlinkSync(elsewhere, "retrieval-gate-report/search");`,
    ...REFUSED,
  },
  {
    name: "it makes files of the report links, which are replaced and not followed",
    prepare: (workspace) => void makeOutsideFolder(workspace),
    start: `${NAME_OUTSIDE} fs.mkdirSync("retrieval-gate-report/search", { recursive: true });
      for (const name of ["report.json", "report.html", "summary.md"]) fs.symlinkSync(elsewhere + "/own.txt", "retrieval-gate-report/search/" + name);`,
    ...PASS,
    check: expectOutsideUntouched,
  },
  {
    name: "the leaderboard is a link, which is replaced and not followed",
    prepare: (workspace) =>
      symlinkSync(join(makeOutsideFolder(workspace), "own.txt"), join(workspace, "board.csv")),
    inputs: { leaderboard: "board.csv" },
    ...PASS,
    check: expectOutsideUntouched,
  },
  {
    name: "the working directory is a link",
    prepare: (workspace) => symlinkSync(".", join(workspace, "sub")),
    inputs: { "working-directory": "sub" },
    exit: 2,
    verdict: "error",
    code: "outside_root",
    check: ({ workspace }) => expect(existsSync(outsideFolder(workspace))).toBe(false),
  },
];
