// Made by scripts/build.mjs.
const version = process.versions.node;
const numbers = version.split(".").map(Number);
if (numbers[0] < 20 || (numbers[0] === 20 && numbers[1] < 19)) {
  const message = "retrieval-gate needs Node 20.19 or later, and this is Node " + version + ": install a newer one";
  console.log("::error::" + message);
  process.exit(2);
}
process.exitCode = 70;
const { action } = await import("./program.js");
await action();
