/** Light or dark: the system's choice unless the reader made one. */
export type Theme = "light" | "dark";

const KEY = "retrieval-gate-theme";

/**
 * Returns the reader's choice; null if there is none, or if a page opened from disk may store
 * nothing.
 */
export function storedTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "light" || stored === "dark" ? stored : null;
  } catch {
    return null;
  }
}

/** Remembers the reader's choice, if the browser lets the page store anything. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** Shows the page in a theme; null is the system's choice. */
export function applyTheme(theme: Theme | null): void {
  if (theme === null) {
    delete document.documentElement.dataset["theme"];
  } else {
    document.documentElement.dataset["theme"] = theme;
  }
}

/** Returns the theme that is shown: the reader's choice, else the system's. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "light" || chosen === "dark") {
    return chosen;
  }
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
