/** The first `length` UTF-16 units, one less where that would tear a surrogate pair. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? length - 1 : length);
}

/** Untrusted text for a message: quoted, control characters escaped, cut to 80 characters. */
export function quote(text: string): string {
  return JSON.stringify(text.length <= 80 ? text : `${cut(text, 80)}…`);
}
