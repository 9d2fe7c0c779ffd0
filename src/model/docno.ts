/** The tag of a run that this program wrote. Its document ids are encoded by `encodeDocno`. */
export const RUN_TAG = "retrieval-gate";

/**
 * Returns the id with white space, controls, a leading `#` (which would make the line a comment),
 * and a percent sign before two hexadecimal digits percent-encoded, so that different ids stay
 * different.
 */
export function encodeDocno(id: string): string {
  return id.replaceAll(/[\s\p{Cc}\p{Cs}\u0085]|%(?=[0-9a-f]{2})|^#/giu, percentEncode);
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

/** Returns the character's UTF-8 bytes percent-encoded, also of a lone surrogate. */
function percentEncode(character: string): string {
  const bytes = utf8Bytes(character.codePointAt(0)!);
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}

/** Returns the UTF-8 bytes of a code point below U+10000, where all characters to encode are. */
function utf8Bytes(codePoint: number): readonly number[] {
  const tailByte = (shift: number): number => 0x80 | ((codePoint >> shift) & 0x3f);
  if (codePoint < 0x80) {
    return [codePoint];
  }
  if (codePoint < 0x800) {
    return [0xc0 | (codePoint >> 6), tailByte(0)];
  }
  return [0xe0 | (codePoint >> 12), tailByte(6), tailByte(0)];
}
