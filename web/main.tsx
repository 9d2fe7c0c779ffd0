/** Adds to the finished page what needs a script: copy buttons, the cases. */
import { render } from "preact";
import type { PageData } from "../src/reporters/html/page-data.ts";
import { CopyButton } from "./small.tsx";
import { Explorer } from "./explorer.tsx";

/**
 * Returns the page's data; null if the report has no cases. They are JSON, packed if that would
 * make the file large (src/reporters/html/page.ts). Throws if the browser can't unpack them.
 */
async function loadData(): Promise<PageData | null> {
  const block = document.getElementById("data");
  const text = block?.textContent ?? "null";
  const json =
    block?.getAttribute("type") === "application/x-deflate" ? await unpackData(text) : text;
  // Ours by construction: src/reporters/html/page-data.ts wrote it into the same file.
  const data: PageData | null = JSON.parse(json);
  return data;
}

/** Returns the text of a raw deflate in base64. */
async function unpackData(base64: string): Promise<string> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) {
    bytes[i] = binary.charCodeAt(i);
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return await new Response(stream).text();
}

/** Puts the table of cases into its place; does nothing on a page without cases. */
async function mountExplorer(): Promise<void> {
  const explorer = document.getElementById("explorer");
  const data = await loadData();
  if (explorer === null || data === null) {
    return;
  }
  explorer.replaceChildren();
  render(<Explorer page={data} />, explorer);
}

function addCopyButtons(): void {
  for (const command of document.querySelectorAll<HTMLElement>("pre.command")) {
    const place = document.createElement("span");
    command.after(place);
    render(<CopyButton text={command.textContent ?? ""} />, place);
  }
}

/** Calls `mount` once the verdict is on the screen: 20,000 cases take a moment to read. */
function afterFirstPaint(mount: () => void): void {
  if (document.hidden) {
    mount();
  } else {
    requestAnimationFrame(() => setTimeout(mount));
  }
}

addCopyButtons();
afterFirstPaint(() => void mountExplorer());
