/** Where the reference explains an error, by its code in errors.ts. */
import { docsPage } from "../model/docs-page.ts";

/** Returns the line under an error that leads to its page: `More: …`. */
export function moreAbout(code: string): string {
  return `More: ${pageOfError(code)}`;
}

/** Returns the address of the page that explains the error, at its place there. */
export function pageOfError(code: string): string {
  return docsPage(`reference/errors.md#${code}`);
}
