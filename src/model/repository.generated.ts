// Generated from package.json by scripts/generate.mjs; do not edit.
/** Owner and name of the repository on GitHub. */
export const REPOSITORY = "OWNER/retrieval-eval-gate";
