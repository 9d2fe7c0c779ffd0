/** Where the reference explains an error, by its code in errors.ts. */
import { REPOSITORY } from "../model/repository.generated.ts";

/** Returns the line under an error that leads to its page: `More: …`. */
export function moreAbout(code: string): string {
  return `More: ${pageOfError(code)}`;
}

/**
 * Returns the address of the page that explains the error, at its place there; while the repository
 * has no owner yet, the page's path in a clone.
 */
export function pageOfError(code: string): string {
  const page = `docs/reference/errors.md#${code}`;
  const isNamed = !REPOSITORY.startsWith("OWNER/");
  return isNamed ? `https://github.com/${REPOSITORY}/blob/main/${page}` : page;
}
