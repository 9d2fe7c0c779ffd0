/** The rules as they are in src, whether or not lib/ is built. */
import { build } from "esbuild";
import { fileURLToPath } from "node:url";

const ENTRY = `
export * from "../metrics/weighted-latency.ts";
export * from "./latency/resample.ts";
export * from "./latency/looks.ts";
export * from "./latency/stored.ts";
export * from "./latency/pairs.ts";
export * from "./latency/side-by-side.ts";
export * from "./latency/visible.ts";
export * from "./latency/plan.ts";
export * from "./latency/asking.ts";
export * from "./statistics/random.ts";
`;

const { outputFiles } = await build({
  stdin: { contents: ENTRY, resolveDir: fileURLToPath(new URL("../../src/gate", import.meta.url)) },
  bundle: true,
  format: "esm",
  write: false,
});

export const rules = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`
);
