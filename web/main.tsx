/** Adds to the finished page what needs a script: the theme's switch, copy buttons, the cases. */
import { render } from "preact";
import { CopyButton } from "./copy-button.tsx";
import { decode } from "./decode.ts";
import { Explorer } from "./explorer.tsx";
import { loadData } from "./load.ts";
import { ThemeButton } from "./theme-button.tsx";

async function mount(): Promise<void> {
  const explorer = document.getElementById("explorer");
  const data = await loadData();
  if (explorer === null || data === null) return;
  explorer.replaceChildren();
  render(<Explorer report={decode(data)} />, explorer);
}

function dress(): void {
  const theme = document.getElementById("theme");
  if (theme !== null) render(<ThemeButton />, theme);
  for (const command of document.querySelectorAll<HTMLElement>("pre.command")) {
    const place = document.createElement("span");
    command.after(place);
    render(<CopyButton text={command.textContent ?? ""} />, place);
  }
  addEventListener("beforeprint", () => {
    for (const closed of document.querySelectorAll("details")) closed.open = true;
  });
}

/** 20,000 cases take a moment to read; the verdict is on the screen before that begins. */
function afterFirstPaint(then: () => void): void {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}

dress();
afterFirstPaint(() => void mount());
