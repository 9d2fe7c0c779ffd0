// Generated from package.json by scripts/generate.mjs; do not edit.
/** The version of this program. */
export const VERSION = "0.1.0";
