/**
 * Edits golden data in every way, by the real program over real git: `node proof/edits.mjs
 * [--quick] [--only TEXT]` after a build; with `--quick` every third row. Prints a table of exit
 * codes and headlines, and exits with 1 if one differs from those of proof/edits/.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ATTACKS } from "./edits/attacks.mjs";
import { Projects, judgeRow } from "./edits/project.mjs";
import { ROWS } from "./edits/rows.mjs";
import { ROOT } from "./kit.mjs";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    quick: { type: "boolean", default: false },
    print: { type: "boolean", default: false },
  },
});
const projects = new Projects(process.env.GATE_COMMAND ?? join(ROOT, "dist/cli/index.js"));
const rows = [...ROWS, ...ATTACKS]
  .filter(([title]) => String(title).includes(values.only))
  .filter((_, at) => !values.quick || at % 3 === 0);
let differing = 0;
for (const row of rows) {
  const { title, status, shown, text, isAsExpected } = judgeRow(projects, row);
  differing += isAsExpected ? 0 : 1;
  console.log(`${isAsExpected ? " " : "≠"} ${title} | ${status} | ${shown.slice(0, 150)}`);
  if (values.print) {
    console.log(text);
  }
}
projects.remove();
console.log(`${rows.length} kinds of edits, ${differing} differing`);
process.exitCode = differing === 0 ? 0 : 1;
