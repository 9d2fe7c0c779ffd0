/** Where users read docs/: the folder is in no package, and may be in no clone of theirs. */
import { REPOSITORY } from "./repository.generated.ts";

/**
 * Returns the address of a page, and of a place in it: `retrievers.md#a-program`. While the
 * repository has no owner yet, it is the page's path in a clone.
 */
export function docsPage(page: string): string {
  const path = `docs/${page}`;
  const isPublished = !REPOSITORY.startsWith("OWNER/");
  return isPublished ? `https://github.com/${REPOSITORY}/blob/main/${path}` : path;
}
