// The two files that people and the runner start. They are small on purpose: each sets the exit
// code of a program that died without a verdict, and then loads what action and command share.
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Needs no syntax that an old Node lacks. `said` is the text of a call that prints \`message\`. */
const requireNode = (said) => `const version = process.versions.node;
const numbers = version.split(".").map(Number);
if (numbers[0] < 20 || (numbers[0] === 20 && numbers[1] < 19)) {
  const message = "retrieval-gate needs Node 20.19 or later, and this is Node " + version + ": install a newer one";
  ${said};
  process.exit(2);
}
`;

const ACTION = `// Made by scripts/build.mjs.
${requireNode('console.log("::error::" + message)')}process.exitCode = 70;
const { action } = await import("./program.js");
await action();
`;

// Node has a compile cache from 22.1 on. A step of a workflow starts on a new machine, so only the
// command has a use for it.
const COMMAND = `#!/usr/bin/env node
// Made by scripts/build.mjs.
import module from "node:module";

${requireNode("console.error(message)")}process.exitCode = 70;
if (module.enableCompileCache) {
  module.enableCompileCache();
}
const { command } = await import("../program.js");
await (await command()).start();
`;

const LOOP = fileURLToPath(new URL("../python/loop.py", import.meta.url));

/**
 * Writes `index.js` and `cli/index.js` beside the `program.js` in `folder`, an absolute path, and
 * copies what `kind: python` runs.
 */
export function writeEntries(folder) {
  mkdirSync(join(folder, "cli"), { recursive: true });
  writeFileSync(join(folder, "index.js"), ACTION);
  writeFileSync(join(folder, "cli/index.js"), COMMAND);
  copyFileSync(LOOP, join(folder, "loop.py"));
  chmodSync(join(folder, "cli/index.js"), 0o755);
}
