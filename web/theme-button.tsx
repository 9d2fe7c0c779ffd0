import { useState } from "preact/hooks";
import { applyTheme, shownTheme, storeTheme } from "./theme.ts";

export function ThemeButton() {
  const [theme, setTheme] = useState(shownTheme());
  const other = theme === "dark" ? "light" : "dark";
  const toggle = (): void => {
    applyTheme(other);
    storeTheme(other);
    setTheme(other);
  };
  return (
    <button type="button" class="quiet" onClick={toggle}>
      {other === "dark" ? "Dark" : "Light"}
      <span class="unseen"> colours</span>
    </button>
  );
}
