/**
 * What people read first, of each way a run ends: page, job summary, comment and log say the same, made by the built
 * action on a pull request of a real repository with a real baseline. `node scripts/pictures.mjs FOLDER` photographs them.
 */
import { describe, expect, test } from "vitest";
import { OUTCOMES, type Outcome } from "./outcomes/rows.ts";
import { type Said, runOutcome } from "./outcomes/run.ts";

/** As people see it: without tags, entities and what has no width; code as its bare words. */
function seen(markup: string): string {
  return markup
    .replaceAll(/<script[^]*?<\/script>|<style[^]*?<\/style>|<svg[^]*?<\/svg>/g, "")
    .replaceAll(/<details[^]*?<\/details>/g, "")
    .replaceAll(/<\/(?:p|h1|li|td|th)>/g, "\n")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)))
    .replaceAll(/[`\u200b]/g, "");
}

/** What each output shows before anything else: the page's header, what is in the open elsewhere. */
function openings({ page, summary, comment, log }: Said): Readonly<Record<string, string>> {
  const header = /<header[^]*?<\/header>/.exec(page)?.[0] ?? "";
  return {
    page: seen(header),
    summary: seen(summary),
    comment: seen(comment),
    log: log.replaceAll(/[`\u200b]/g, ""),
  };
}

function checkWords(outcome: Outcome, said: Said): void {
  const { page, ...others } = openings(said);
  // Parts of a suite get no comment.
  const texts =
    outcome.name === "partial" ? [page, others["summary"], others["log"]] : [page, ...Object.values(others)];
  expect(page).toContain(outcome.means);
  for (const text of texts) {
    expect(text).toContain(outcome.fact);
    // The log lists the problems of a file, each on its line.
    if (outcome.exit < 2 || text !== others["log"])
      expect(/\bwhy: /i.test(text), text).toBe(outcome.why !== "");
    expect(text).toContain(outcome.why);
    expect(/\bwhat to do: /i.test(text), text).toBe(outcome.todo !== "");
    expect(text).toContain(outcome.todo);
    expect(text).toContain(outcome.note);
  }
}

/** The matrix of __tests__/says has every way a run ends; these tell the kinds of ends apart. All run for the pictures and in `.ci/run`. */
const OFTEN = ["recall_drop", "gate_weakened", "accepted", "watch", "partial", "error_suite", "error_crash"];
const ALL = process.env["OUTCOMES"] === "all" || process.env["GATE_PICTURES"] !== undefined;
const RUN = OUTCOMES.filter(({ name }) => ALL || OFTEN.includes(name));

describe.each(RUN.map((outcome) => [outcome.name, outcome] as const))("%s", (_, outcome) => {
  test("says in every output what happened, why and what to do", async () => {
    const said = await runOutcome(outcome);
    expect(said.result.exitCode, said.log).toBe(outcome.exit);
    checkWords(outcome, said);
    if (outcome.exit !== 0 || outcome.name === "accepted")
      expect(JSON.stringify(openings(said))).not.toContain("othing got worse");
  });
});
