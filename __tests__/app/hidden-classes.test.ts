/**
 * Objects of one kind share a hidden class. In Node 20 a spread with one more member (`{ ...each,
 * more }`) gives each object a class of its own: 300 bytes, and everything that reads it is slow.
 * V8 logs each class that it makes.
 */
import { spawnSync } from "node:child_process";
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, it } from "vitest";
import { BUILT_COMMAND } from "../helpers/built.ts";
import { configFile, suiteFile } from "../helpers/gated-project.ts";

const home = mkdtempSync(join(tmpdir(), "hidden-classes-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/**
 * A search of ten results whose query n has its target at index `places[n % places.length]`: 20 is
 * nowhere.
 */
const searchSource = (places: readonly number[]): string => `export default (query, { k }) => {
  const number = Number(query.split(" ")[1]);
  const targetIndex = ${JSON.stringify(places)}[number % ${places.length}];
  return Array.from({ length: k }, (_, i) => ({ id: i === targetIndex ? "doc-" + number : "other-" + number + "-" + i, score: 1 / (i + 1) }));
};`;

/**
 * Counts the hidden classes that V8 makes in a gate over so many cases. Against the baseline a
 * fifth of the targets are lost, a fifth fall from rank 3 to 6, and a fifth are missing on both
 * sides.
 */
async function countHiddenClasses(count: number): Promise<number> {
  const cwd = mkdtempSync(join(home, "suite-"));
  const cases = Array.from({ length: count }, (_, i) => ({
    id: `case-${i}`,
    query: `number ${i}`,
    intent: `intent-${i % 4}`,
    tags: [`tag-${i % 3}`],
    expected: [{ id: `doc-${i}` }],
  }));
  writeFileSync(join(cwd, "suite.json"), JSON.stringify(suiteFile("many", cases)));
  writeFileSync(
    join(cwd, "retrieval-gate.json"),
    JSON.stringify(configFile({ latency: undefined })),
  );
  const exitCodeOf = (nodeFlags: readonly string[], command: string): number | null =>
    spawnSync(
      process.execPath,
      [...nodeFlags, BUILT_COMMAND, command, "--config", "retrieval-gate.json"],
      {
        cwd,
      },
    ).status;

  writeFileSync(join(cwd, "search.mjs"), searchSource([0, 2, 0, 0, 20]));
  expect(exitCodeOf([], "record")).toBe(0);

  writeFileSync(join(cwd, "search.mjs"), searchSource([20, 5, 0, 0, 20]));
  const log = join(cwd, "v8.log");
  expect(exitCodeOf(["--log-maps", `--logfile=${log}`, "--no-logfile-per-isolate"], "gate")).toBe(
    1,
  );

  // A new class is logged as a transition from another class.
  let transitions = 0;
  for await (const line of createInterface({ input: createReadStream(log) })) {
    if (line.startsWith("map,Transition,")) {
      transitions++;
    }
  }
  return transitions;
}

it("gate makes about as many hidden classes for 160 cases as for 60", async () => {
  const classesOf60 = await countHiddenClasses(60);
  const classesOf160 = await countHiddenClasses(160);

  // The log was read: a gate makes thousands.
  expect(classesOf60).toBeGreaterThan(1000);
  // Two for each of the 100 further cases would be one class for each object of a kind.
  expect(classesOf160 - classesOf60).toBeLessThan(2 * 100);
  // V8's log is slow to write beside other work.
}, 1_200_000);
