/** Light or dark: the system's choice unless the reader made one. */
export type Theme = "light" | "dark";

const KEY = "retrieval-gate-theme";

/** Null where nothing was chosen, or where a page opened from disk may store nothing. */
export function storedTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "light" || stored === "dark" ? stored : null;
  } catch {
    return null;
  }
}

export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
}

export function applyTheme(theme: Theme | null): void {
  if (theme === null) {
    delete document.documentElement.dataset["theme"];
  } else {
    document.documentElement.dataset["theme"] = theme;
  }
}

export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "light" || chosen === "dark") {
    return chosen;
  }
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
