/** The memory that a gate over 20,000 cases takes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { startedGate } from "../helpers/command.ts";
import { casesFile, configFile, suiteFile } from "../helpers/gated-project.ts";
import { workspace } from "../helpers/workspace.ts";

/**
 * Limits of V8's heap, in MiB. Without them the collector of garbage takes what a machine has, more
 * on later Node.js than on 20, so that the peak says little about what the gate needs.
 */
const HEAP = "--max-old-space-size=180 --max-semi-space-size=8";

/** Returns ten documents, of which the first is the case's target. */
const SEARCH = `export default (query) => {
  const document = query.replace("find ", "d");
  return Array.from({ length: 10 }, (_, at) => {
    return { id: at === 0 ? document : document + "-" + at, score: 10 - at };
  });
};`;

/** Writes the peak memory of each process, in KiB, to a file that is named after its script. */
const METER = `process.on("exit", () => {
  const script = require("node:path").basename(process.argv[1]);
  const file = require("node:path").join(__dirname, script + ".kib");
  require("node:fs").writeFileSync(file, String(process.resourceUsage().maxRSS));
});`;

// Both commands may take three minutes on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

it("gate takes at most 300 MiB for 20,000 cases of ten results", async () => {
  const folder = workspace({
    "suite.json": suiteFile("large", casesFile(20_000)),
    "search.mjs": SEARCH,
    "meter.cjs": METER,
    "retrieval-gate.json": configFile(),
  });
  const env = { NODE_OPTIONS: `--require=${join(folder, "meter.cjs")} ${HEAP}` };

  for (const command of ["record", "gate"]) {
    const ran = await startedGate(folder, [command, "--config", "retrieval-gate.json"], env);
    // The command's script is cli/index.js.
    const peakMib = Number(readFileSync(join(folder, "index.js.kib"), "utf8")) / 1024;

    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
    expect(peakMib, command).toBeLessThanOrEqual(300);
  }
});
