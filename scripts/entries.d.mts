/** Writes `index.js` and `cli/index.js` beside the `program.js` in `folder`, an absolute path. */
export function writeEntries(folder: string): void;
