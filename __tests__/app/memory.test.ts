/** The memory that a gate over 20,000 cases takes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { startedGate } from "../helpers/command.ts";
import { casesFile, configFile, suiteFile } from "../helpers/gated-project.ts";
import { workspace } from "../helpers/workspace.ts";

const MOST_MIB = 300;
/**
 * How often a command is measured at most. If another process takes the second core, the collector
 * of garbage runs late, and the peak is higher. Load can only add to the peak, so the least of
 * several peaks is the one that the command needs.
 */
const MOST_RUNS = 3;
/**
 * MiB of V8's space for new objects. By default it is 16 on Node.js 20 and more on later ones,
 * which adds up to 120 MiB to the peak that the gate does not need.
 */
const NEW_SPACE_MIB = 8;

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

// Each run of both commands may take three minutes on a busy machine.
vi.setConfig({ testTimeout: MOST_RUNS * 180_000 });

it("gate takes at most 300 MiB for 20,000 cases of ten results", async () => {
  const folder = workspace({
    "suite.json": suiteFile("large", casesFile(20_000)),
    "search.mjs": SEARCH,
    "meter.cjs": METER,
    "retrieval-gate.json": configFile(),
  });
  const env = {
    NODE_OPTIONS: `--require=${join(folder, "meter.cjs")} --max-semi-space-size=${NEW_SPACE_MIB}`,
  };

  const measurePeak = async (command: string): Promise<number> => {
    const ran = await startedGate(folder, [command, "--config", "retrieval-gate.json"], env);
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
    // The command's script is cli/index.js.
    return Number(readFileSync(join(folder, "index.js.kib"), "utf8")) / 1024;
  };

  for (const command of ["record", "gate"]) {
    let leastMib = await measurePeak(command);
    for (let run = 2; run <= MOST_RUNS && leastMib > MOST_MIB; run++) {
      leastMib = Math.min(leastMib, await measurePeak(command));
    }

    expect(leastMib, command).toBeLessThanOrEqual(MOST_MIB);
  }
});
