/** Everyday pull requests: green by what is printed alone. OUTCOMES=all runs every row. */
import { expect, test } from "vitest";
import { type Outcome, followAdvice, runOutcome, listAdvisedSteps } from "./run.ts";

const LOST = "lost:alpha-1..4";
const CONFLICT = "new:beta-9 write:baseline.json=<<<<<<<_HEAD";

// What the pull request does | the base, in words of world.ts | the change | most runs until a pass
const ROWS: readonly (readonly [string, string, string, number])[] = [
  ["adds cases", "-", "new:alpha-9 new:beta-9", 1],
  ["adds cases and records", "-", "new:alpha-9 new:beta-9 record", 1],
  ["comes from Dependabot", "-", "write:package.json={}", 1],
  ["renames a case", "-", "case:beta-2/id=beta-20", 2],
  ["fixes a typo", "-", "case:beta-2/query=find_the_beta-2", 2],
  ["changes k", "-", "config:k=20", 2],
  ["splits an intent", "-", "case:alpha-5..8/intent=delta", 2],
  ["upgrades the library", "-", `${LOST} found:beta config:retriever.env={"V":"2"}`, 2],
  ["reverts a gain", `${LOST};found:*`, LOST, 2],
  ["reverts a gain and its baseline", `${LOST};found:*`, `${LOST} record=accept`, 2],
  ["records beside another that did", "-;new:alpha-9", "new:beta-9 record", 1],
  ["leaves the conflict of two that record", "-;new:alpha-9", CONFLICT, 2],
];
const rows =
  process.env["OUTCOMES"] === "all" ? ROWS : ROWS.filter(([name]) => /conflict|typo/.test(name));

test.concurrent.each(rows)(
  "the printed advice leads to a pass for a change that %s",
  async (name, base, head, mostRuns) => {
    const outcome: Outcome = { name, base, head, how: "pr", expected: "" };
    const [ending] = await runOutcome(outcome);
    const printed = `${ending.report?.view.title}. ${ending.report?.view.advice}`;
    if (ending.exit === 0) {
      return;
    }

    // A change with `mostRuns` 1 has to pass in the first run.
    expect(mostRuns, printed).toBeGreaterThan(1);
    // The second run does what the first one advised.
    expect(listAdvisedSteps(outcome, ending), printed).not.toEqual([]);
    expect(await followAdvice(outcome, ending), printed).toEqual([]);
  },
);
