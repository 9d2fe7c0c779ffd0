// Made by scripts/build.mjs.
process.exitCode = 70;
const { action } = await import("./program.js");
await action();
