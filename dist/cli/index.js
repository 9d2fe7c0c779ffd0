#!/usr/bin/env node
// Made by scripts/build.mjs.
import module from "node:module";

const version = process.versions.node;
const numbers = version.split(".").map(Number);
if (numbers[0] < 20 || (numbers[0] === 20 && numbers[1] < 19)) {
  const message = "retrieval-gate needs Node 20.19 or later, and this is Node " + version + ": install a newer one";
  console.error(message);
  process.exit(2);
}
process.exitCode = 70;
if (module.enableCompileCache) {
  module.enableCompileCache();
}
const { command } = await import("../program.js");
await (await command()).start();
