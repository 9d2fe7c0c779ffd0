/** The tag of a run that this program wrote. Its document ids are encoded by `encodeDocno`. */
export const RUN_TAG = "retrieval-gate";

/**
 * Returns the id with white space, controls, a leading `#` (which would make the line a comment),
 * and a percent sign before two hexadecimal digits percent-encoded, so that different ids stay
 * different.
 */
export function encodeDocno(id: string): string {
  return id.replaceAll(/[\s\p{Cc}]|%(?=[0-9a-f]{2})|^#/giu, encodeURIComponent);
}

/** Returns the id that encodeDocno got. Escapes that are not UTF-8 stay as they are. */
export function decodeDocno(docno: string): string {
  return docno.replaceAll(/(?:%[0-9A-F]{2})+/g, decodePercent);
}

/** Returns the text with `%20` and the like decoded; as it is if an escape is not UTF-8. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
