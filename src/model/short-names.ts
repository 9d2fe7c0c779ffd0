import { withoutTextHash } from "./alike-names.ts";
import { countItems } from "./lookup.ts";

/** Returns each name without its text's hash, unless another one would be the same without it. */
export function shortenNames(names: readonly string[]): readonly string[] {
  const counts = countItems([...new Set(names)].map(withoutTextHash));
  return names.map((name) => {
    const path = withoutTextHash(name);
    return counts.get(path) === 1 ? path : name;
  });
}
