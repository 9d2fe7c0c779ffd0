/** A value as people write it on one line. */
export function inJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inJson(each)}`);
  return `{ ${members.join(", ")} }`;
}

/** With as few quotes as people write. */
export function inYaml(value: unknown): string {
  if (typeof value === "string") return isPlain(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inYaml).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${key}: ${inYaml(each)}`)
    .join(", ")} }`;
}

function isPlain(text: string): boolean {
  return /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null)$/i.test(text);
}
