/** What `merge` takes for a part, where git can't say whether it was committed. */
import { expect, it } from "vitest";
import { joinParts } from "../../src/app/parts.ts";
import { type ErrorCode, GateError } from "../../src/errors.ts";
import { configOf, inputsOf, makeCase, suiteOf } from "../helpers/make.ts";
import { workspace } from "../helpers/workspace.ts";

const HEAD = inputsOf(configOf(), suiteOf(makeCase("a")));
const PLAN = { head: HEAD, base: null, beside: null, cases: HEAD.suite.cases, all: HEAD.suite.cases };

function joined(code: ErrorCode): Promise<unknown> {
  const root = { directory: workspace({ "parts/1/part.json": "{}" }) };
  const git = (): never => {
    throw new GateError(code, "as git says");
  };
  return joinParts(root, ".", ["parts"], PLAN, { environment: {}, git });
}

it.each(["git_missing", "no_repository"] as const)("reads the parts where there is %s", async (code) => {
  await expect(joined(code)).rejects.toMatchObject({
    code: "invalid_part",
    problems: expect.arrayContaining([expect.objectContaining({ file: "parts/1/part.json" })]),
  });
});

it("reads none where a repository can't be read: the parts may be committed", async () => {
  await expect(joined("git_failed")).rejects.toMatchObject({ code: "git_failed" });
});
