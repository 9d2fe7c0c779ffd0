import { REPOSITORY } from "../model/repository.generated.ts";

/** Where the reference explains a code of errors.ts: a path in this project's repository, as a line under the error. */
export function moreAbout(code: string): string {
  return `More: ${pageOfError(code)}`;
}

export function pageOfError(code: string): string {
  return `https://github.com/${REPOSITORY}/blob/main/docs/reference/errors.md#${code}`;
}
