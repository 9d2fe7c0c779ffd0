/** Adds to the finished page what needs a script: the theme's switch, copy buttons, the cases. */
import { render } from "preact";
import { useState } from "preact/hooks";
import type { PageData } from "../src/reporters/html/page-data.ts";
import { CopyButton } from "./small.tsx";
import { Explorer } from "./explorer.tsx";
import { applyTheme, shownTheme, storeTheme } from "./theme.ts";

/**
 * JSON as it is, or packed where it would make the file large (src/reporters/html/report-html.ts). Null where the report
 * has no cases. Throws where the browser can't unpack.
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

async function unpackData(base64: string): Promise<string> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) {
    bytes[i] = binary.charCodeAt(i);
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return await new Response(stream).text();
}

async function mountExplorer(): Promise<void> {
  const explorer = document.getElementById("explorer");
  const data = await loadData();
  if (explorer === null || data === null) {
    return;
  }
  explorer.replaceChildren();
  render(<Explorer page={data} />, explorer);
}

function ThemeButton() {
  const [theme, setTheme] = useState(shownTheme());
  const other = theme === "dark" ? "light" : "dark";
  const toggleTheme = (): void => {
    applyTheme(other);
    storeTheme(other);
    setTheme(other);
  };
  return (
    <button type="button" class="quiet" onClick={toggleTheme}>
      {other === "dark" ? "Dark" : "Light"}
      <span class="unseen"> colours</span>
    </button>
  );
}

function addThemeButton(): void {
  const theme = document.getElementById("theme");
  if (theme !== null) {
    render(<ThemeButton />, theme);
  }
  for (const command of document.querySelectorAll<HTMLElement>("pre.command")) {
    const place = document.createElement("span");
    command.after(place);
    render(<CopyButton text={command.textContent ?? ""} />, place);
  }
  addEventListener("beforeprint", () => {
    for (const closed of document.querySelectorAll("details")) {
      closed.open = true;
    }
  });
}

/** 20,000 cases take a moment to read; the verdict is on the screen before that begins. */
function afterFirstPaint(then: () => void): void {
  if (document.hidden) {
    then();
  } else {
    requestAnimationFrame(() => setTimeout(then));
  }
}

addThemeButton();
afterFirstPaint(() => void mountExplorer());
