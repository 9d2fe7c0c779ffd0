/** The data block: JSON as it is, or packed where it would make the file large (src/reporters/html/report-html.ts). */
import type { PageData } from "../src/reporters/html/page-data.ts";

/** Null where the report has no cases. Throws where the browser can't unpack. */
export async function loadData(): Promise<PageData | null> {
  const block = document.getElementById("data");
  const text = block?.textContent ?? "null";
  const json = block?.getAttribute("type") === "application/x-deflate" ? await unpacked(text) : text;
  // Ours by construction: src/reporters/html/page-data.ts wrote it into the same file.
  const data: PageData | null = JSON.parse(json);
  return data;
}

async function unpacked(base64: string): Promise<string> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return await new Response(stream).text();
}
