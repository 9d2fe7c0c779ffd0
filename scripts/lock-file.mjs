// The lock file names no registry, so that it installs from whichever one a machine has.
import { readFileSync } from "node:fs";

const text = readFileSync(new URL("../package-lock.json", import.meta.url), "utf8");
const found = text.match(/"resolved": "http[^"]*"/g) ?? [];
console.log(`addresses in package-lock.json: ${found.length}`);
process.exitCode = found.length === 0 ? 0 : 1;
