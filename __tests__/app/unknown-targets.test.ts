/** How the names of a golden file are written as the search calls its documents. */
import { expect, it } from "vitest";
import { refuseUnknownTargets } from "../../src/app/unknown-targets.ts";
import { GateError } from "../../src/errors.ts";
import { DEFAULT_DEFINITION } from "../../src/model/config.ts";
import type { NameForm, Suite } from "../../src/model/suite.ts";
import { rows } from "../helpers/table.ts";

/**
 * Returns the advice if the expression `docs` gave this name, as a text for each case or as a list
 * (`form`), and the only document of the corpus, or of the results, has this id.
 */
function adviseOn(
  { name, id }: { name: string; id: string },
  form: NameForm,
  from: "corpus" | "results" = "results",
): string {
  const suite = {
    cases: [{ expected: [{ kind: "hint", value: name, grade: 1 }] }],
    datasets: [{ expected: "docs", form }],
  } as unknown as Suite;
  const documents = [{ doc_id: id, id, repeat: false }];
  try {
    refuseUnknownTargets(suite, DEFAULT_DEFINITION, { documents, from });
    return "";
  } catch (error) {
    return error instanceof GateError ? (error.hint ?? "") : String(error);
  }
}

it.each(
  rows(`
# the name | the id | the form | the line
refunds | refunds.md | lists | docs[].join('', [@, '.md'])
refunds.md | refunds | lists | split(docs, '.md')[*][0]
refunds.md | refunds | text | split(docs, '.md')[0]
kb/refunds.md | refunds.md | lists | split(docs, '/')[*][-1]
refunds.md | kb/refunds.md | lists | docs[].join('', ['kb/', @])
`),
)("refuseUnknownTargets says how %s becomes %s (%s)", (name = "", id = "", form, line = "") => {
  expect(adviseOn({ name, id }, form as NameForm)).toContain(`Write \`expected: "${line}"\``);
});

it("refuseUnknownTargets says by which key a document has the name", () => {
  const suite = {
    cases: [{ expected: [{ kind: "path", value: "refunds", grade: 1 }] }],
    datasets: [{ expected: "docs", form: "text" }],
  } as unknown as Suite;
  const documents = [{ doc_id: "d1", name: "refunds", repeat: false }];
  const hint = expect.stringContaining('A result has "refunds" as its name');

  expect(() =>
    refuseUnknownTargets(suite, DEFAULT_DEFINITION, { documents, from: "results" }),
  ).toThrow(expect.objectContaining({ hint }));
});

it("refuseUnknownTargets says of a corpus that the search may use other names", () => {
  // The results have the names that the search gives, a corpus those of its files.
  const renamed = { name: "refunds", id: "refunds.md" };
  const form = "lists";
  const note = "If the search returns the names as they are, change nothing.";

  expect(adviseOn(renamed, form, "corpus")).toContain(note);
  expect(adviseOn(renamed, form, "results")).not.toContain(note);
});
