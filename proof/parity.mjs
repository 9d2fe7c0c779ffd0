/**
 * Holds the scorer against what trec_eval and three other systems computed, and against difflib:
 * `node proof/parity.mjs [lib]` after a build. The data stand beside the project, in ../shared/data
 * or where SHARED_DATA says. Exit 77 without them, 1 on any difference; what is refused on purpose
 * is listed with its reason in parity/ugly.mjs.
 */
import { printComparison, unsupported } from "./parity/context.mjs";
import { otherSystems, compareSequences, compareVectors } from "./parity/systems.mjs";
import { compareCollections, compareLoaders, trecEvalTests } from "./parity/trec-eval.mjs";
import { compareUglyFiles } from "./parity/ugly.mjs";

await compareCollections();
await trecEvalTests();
await compareVectors();
await otherSystems();
compareSequences();
await compareLoaders();
const uglyLines = await compareUglyFiles();

const names = [...unsupported].map(([name, count]) => `${name} ${count}`).join(", ");
printComparison(
  `left out: names not computed (${names}), other systems' own definitions, ugly files that are not in the folder\n\nugly files\n${uglyLines.join("\n")}`,
);
