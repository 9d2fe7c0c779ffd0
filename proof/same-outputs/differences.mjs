/** Where two outputs differ first. */

const SHOWN = 90;

function showValue(value) {
  const text = value === undefined ? "absent" : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

function firstInText(a, b) {
  const before = a.split("\n");
  const after = b.split("\n");
  const at = before.findIndex((line, i) => line !== after[i]);
  const line = at === -1 ? before.length : at;
  return `line ${line + 1}: ${showValue(before[line])} became ${showValue(after[line])}`;
}

/**
 * Null where both are the same; else the place, and both values. Keys count in any order, members
 * of lists in theirs.
 */
export function firstDifference(a, b, at = "") {
  if (Object.is(a, b)) {
    return null;
  }
  if (typeof a === "string" && typeof b === "string" && at === "") {
    return firstInText(a, b);
  }
  const isPlain = (value) => value === null || typeof value !== "object";
  if (isPlain(a) || isPlain(b) || Array.isArray(a) !== Array.isArray(b)) {
    return `${at === "" ? "/" : at}: ${showValue(a)} became ${showValue(b)}`;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = firstDifference(a[key], b[key], `${at}/${key}`);
    if (found !== null) {
      return found;
    }
  }
  return null;
}
