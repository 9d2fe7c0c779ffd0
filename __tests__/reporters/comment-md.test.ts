/** The comment for each way a run ends: what broke, why, what to do. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readReport } from "../../src/action/comment/reports.ts";
import type { Report } from "../../src/model/report.ts";
import { renderCommentMd } from "../../src/reporters/comment-md.ts";
import { OUTCOMES } from "../helpers/report-outcomes.ts";
import { renderReportJson } from "../helpers/rendered.ts";

async function commentOf(report: Report): Promise<string> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "comment-")), "report.json");
  writeFileSync(file, renderReportJson(report));
  const read = await readReport(file);
  const conclusion = report.verdict.verdict === "pass" ? "success" : "failure";
  const context = {
    runUrl: "https://github.com/o/r/actions/runs/1",
    attempt: 1,
    commit: "a1b2",
    conclusion,
    doubt: null,
  };
  return renderCommentMd([{ key: "", report: read!, page: null }], context);
}
const open = (comment: string): string => comment.replaceAll(/<details>[^]*?<\/details>/g, "");

test.each<[string, readonly RegExp[], RegExp]>([
  // A floor is no limit that a new baseline moves, and nothing "rose from 0.755 to 0.755".
  ["floor", [/recall@10 stayed at 0\.755 \(floor 0\.800\)/, /A new baseline does not help/], /rose from/],
  // What the retriever said; its consequences are folded.
  [
    "retriever_error",
    [/3 of 14 queries failed with: upstream 503/, /the query failed/],
    /recall_drop|at rank/,
  ],
  [
    "renamed",
    [/2 of the 14 cases in the baseline are gone or were edited/, /Put the cases back/],
    /could not be checked/,
  ],
  ["weakened", [/0\.01 before, 0\.5 now in <code>retrieval-gate\.yaml/, /label retrieval-gate/], /\| – \|/],
  [
    "accepted",
    [/passed with 7 accepted/, /^recall@10 fell from 1\.000 to 0\.808/m, /<\/b>: recall@10 fell from 1\.000/],
    /fail<\/b>/,
  ],
  ["watch", [/<b>pass<\/b>, 11 checks to watch/], /fail<\/b>/],
  ["crashed", [/standard error:\n\n<pre>Traceback[^\n]*\n/, /retriever\.log/], /\{a\}/],
  ["forbidden", [/forbidden_rate@10 0\.000 → 1\.000/, /forbidden lists/], /\| {2}\|$/m],
])("%s", async (name, shown, not) => {
  const comment = open(await commentOf(OUTCOMES[name]!()));
  for (const each of shown) expect(comment).toMatch(each);
  expect(comment).not.toMatch(not);
});

test("a check that both policies fail stands once, and a rank only where one was found", async () => {
  const comment = await commentOf(OUTCOMES["two_policies"]!());
  expect(comment.match(/\| recall@10 \| overall/g)).toHaveLength(1);
  expect(comment).toMatch(
    /on Windows <b>critical<\/b> \| howto \| .*<b>3 → lost<\/b><br>not found at all in 100 results \|/,
  );
  expect(comment).toContain("found further down, at rank 14");
  expect(comment).toContain("recall@10 fell from 1.000 to 0.808 (limit 0.950)");
});
