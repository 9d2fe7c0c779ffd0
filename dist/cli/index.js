#!/usr/bin/env node
// Made by scripts/build.mjs.
import module from "node:module";

process.exitCode = 70;
module.enableCompileCache?.();
const { command } = await import("../program.js");
await (await command()).start();
