/** `#case=<id>`: a link into one case, written the same way by the page's markup (src/reporters/html/html.ts). */

const PREFIX = "#case=";

/** encodeURIComponent throws on lone surrogates. */
export function caseHash(id: string): string {
  return PREFIX + encodeURIComponent(id.replaceAll(/\p{Cs}/gu, "\ufffd"));
}

/** Compares encoded forms: nothing has to be decoded, so nothing can be malformed. Browsers may encode more than we do. */
export function findCase<T extends { readonly case: { readonly id: string } }>(
  rows: readonly T[],
  hash: string,
): T | null {
  if (!hash.startsWith(PREFIX)) return null;
  return rows.find((row) => sameHash(caseHash(row.case.id), hash)) ?? null;
}

function sameHash(ours: string, theirs: string): boolean {
  return ours === theirs || ours.replaceAll("'", "%27") === theirs;
}

/** Replaces the entry in the history: stepping through cases should not fill it. */
export function replaceHash(hash: string): void {
  try {
    history.replaceState(null, "", hash === "" ? location.pathname + location.search : hash);
  } catch {
    // A sandboxed page may not; the case is open all the same.
  }
}
