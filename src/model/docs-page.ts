/** Where users read docs/: the folder is in no package, and may be in no clone of theirs. */
import { REPOSITORY } from "./repository.generated.ts";

/** Returns the address of a page, and of a place in it: `retrievers.md#a-program`. */
export function docsPage(page: string): string {
  return `https://github.com/${REPOSITORY}/blob/main/docs/${page}`;
}
