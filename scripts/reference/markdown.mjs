// Small pieces of Markdown that the pages of the reference are made of.

export const cell = (text) =>
  String(text ?? "")
    .replaceAll("|", "\\|")
    .replaceAll("\n", " ")
    .trim();

export const table = (head, rows) =>
  [
    `| ${head.join(" | ")} |`,
    `|${head.map(() => "---").join("|")}|`,
    ...rows.map((row) => `| ${row.map(cell).join(" | ")} |`),
  ].join("\n");

export const code = (value) => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;

export const page = (title, purpose, ...parts) =>
  `${[`# ${title}`, purpose, ...parts.filter((part) => part !== "")].join("\n\n")}\n`;

export const NOTE =
  "This page is written by `node scripts/docs.mjs`. Edit its sources, not the page.";
