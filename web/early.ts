/**
 * Runs in the head, before anything is drawn: a reader who chose a theme sees no flash of the
 * other.
 */
import { applyTheme, storedTheme } from "./theme.ts";

applyTheme(storedTheme());
