/** The check for known holes in what ships. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

const SCRIPT = path.join(import.meta.dirname, "../scripts/audit.mjs");

it("scripts/audit.mjs fails if no registry answers", () => {
  const env = {
    ...process.env,
    npm_config_registry: "http://127.0.0.1:1/",
    npm_config_fetch_retries: "0",
  };

  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { env, encoding: "utf8" });

  expect(stderr).toContain("No registry answered, so no package was checked.");
  expect(status).toBe(1);
});
