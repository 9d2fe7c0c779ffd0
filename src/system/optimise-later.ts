/**
 * V8 optimises what runs often. A short run ends before that pays: in Node 20 it is a quarter of the CPU. From here on it
 * comes ten times as late, which a long run does not feel.
 */
const FLAGS: Readonly<Record<string, readonly string[]>> = {
  "11.3": ["--interrupt-budget=1000000"],
  "13.6": ["--invocation-count-for-maglev=4000", "--invocation-count-for-maglev-osr=1000"],
};

/** Called before the program's chunks load. An engine complains of a flag that it does not know, so only known ones are told. */
export function optimiseLater(): void {
  const engine = process.versions.v8.split(".", 2).join(".");
  for (const flag of FLAGS[engine] ?? []) process.getBuiltinModule("node:v8").setFlagsFromString(flag);
}
