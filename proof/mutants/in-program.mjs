/**
 * Stands beside the programs that tests start, and comes first in each of their chunks: takes the mutant from mutant.json,
 * and leaves what was reached, in a file of its own, when the program ends. One that a signal ends leaves nothing. A test
 * that loads the program into its own process has told both already.
 */
import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

function start() {
  const { mutant, count, told } = JSON.parse(readFileSync(new URL("mutant.json", import.meta.url), "utf8"));
  globalThis.mutantOn = mutant;
  const hits = (globalThis.mutantsReached = new Uint8Array(count + 1));
  if (mutant !== 0) return;
  process.on("exit", () => {
    const ids = [...hits.keys()].filter((id) => hits[id] === 1);
    writeFileSync(join(told, randomUUID()), JSON.stringify(ids));
  });
}

if (globalThis.mutantsReached === undefined) start();
