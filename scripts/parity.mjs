/**
 * Holds the scorer against what trec_eval and three other systems computed, and against difflib: `node
 * scripts/parity.mjs [lib]` after a build. The data stand beside the project, in ../shared/data or where SHARED_DATA
 * says. Exit 77 without them, 1 on any difference; what is refused on purpose is listed with its reason in parity/ugly.mjs.
 */
import { failures, rows, unsupported } from "./parity/context.mjs";
import { otherSystems, sequences, vectors } from "./parity/systems.mjs";
import { collections, loaders, trecEvalTests } from "./parity/trec-eval.mjs";
import { ugly } from "./parity/ugly.mjs";

await collections();
await trecEvalTests();
await vectors();
await otherSystems();
sequences();
await loaders();
const uglyLines = await ugly();

const width = Math.max(...rows.map(([source]) => source.length));
const line = (cells) =>
  `${String(cells[0]).padEnd(width)} ${cells
    .slice(1)
    .map((cell) => String(cell).padStart(12))
    .join("")}`;
console.log(line(["source", "compared", "differences", "left out"]));
for (const row of rows) console.log(line(row));
console.log(line(["all", ...[1, 2, 3].map((at) => rows.reduce((sum, row) => sum + row[at], 0))]));
console.log(
  `\nleft out: names not computed (${[...unsupported].map(([name, count]) => `${name} ${count}`).join(", ")}), other systems' own definitions, ugly files that are not in the folder`,
);
console.log(`\nugly files\n${uglyLines.join("\n")}`);
for (const failure of failures) console.log(failure);
process.exitCode = failures.length === 0 ? 0 : 1;
