/**
 * Holds the scorer against what trec_eval and three other systems computed, and against difflib: `node
 * proof/parity.mjs [lib]` after a build. The data stand beside the project, in ../shared/data or where SHARED_DATA
 * says. Exit 77 without them, 1 on any difference; what is refused on purpose is listed with its reason in parity/ugly.mjs.
 */
import { conclude, unsupported } from "./parity/context.mjs";
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

const names = [...unsupported].map(([name, count]) => `${name} ${count}`).join(", ");
conclude(
  `left out: names not computed (${names}), other systems' own definitions, ugly files that are not in the folder\n\nugly files\n${uglyLines.join("\n")}`,
);
