import type { ProblemPlace } from "./problem.ts";

/** The line on which a key stands, by its dotted name such as `retriever.url`. */
export type ConfigLines = ReadonlyMap<string, number>;

/** Returns where the config has the key; the line of the nearest key above if it is not written. */
export function placeOfKey(file: string, lines: ConfigLines, key: string): ProblemPlace {
  const pointer = `/${key.replaceAll(".", "/")}`;
  const parts = key.split(".");
  for (let length = parts.length; length > 0; length -= 1) {
    const line = lines.get(parts.slice(0, length).join("."));
    if (line !== undefined) {
      return { file, pointer, line };
    }
  }
  return { file, pointer };
}
