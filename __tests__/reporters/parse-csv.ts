/**
 * Returns the cells of each row of a CSV text, by RFC 4180; throws if the text does not follow it.
 * Shares no code with the writer.
 */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      for (at++; !(text[at] === '"' && text[at + 1] !== '"'); at++) {
        if (at >= text.length) {
          throw new Error("a quote that never ends");
        }
        if (text[at] === '"') {
          at++;
        }
        cell += text[at];
      }
      at++;
    } else {
      while (at < text.length && text[at] !== "," && !text.startsWith("\r\n", at)) {
        cell += text[at++];
      }
      if (/["\r\n]/.test(cell)) {
        throw new Error(`a bare ${JSON.stringify(cell)}`);
      }
    }
    row.push(cell);
    if (text[at] === ",") {
      at++;
      continue;
    }
    if (!text.startsWith("\r\n", at)) {
      throw new Error("a row that does not end with CRLF");
    }
    at += 2;
    rows.push(row);
    row = [];
  }
  return rows;
}
