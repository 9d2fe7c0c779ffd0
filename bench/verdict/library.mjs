/** The gate's own library, from its sources as they are. */
import { build } from "esbuild";
import { fileURLToPath } from "node:url";

export async function load(name) {
  const entry = fileURLToPath(new URL(`../../src/gate/statistics/${name}.ts`, import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: "esm", write: false });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`);
}

/** Numbers from 0 to 1, of a stream of its own for every part of a study. */
export function chanceOf({ splitMix64 }, seed) {
  const words = new Uint32Array(2);
  const random = splitMix64(seed);
  return () => {
    random.draw(words);
    return (words[0] + 0.5) / 2 ** 32;
  };
}
