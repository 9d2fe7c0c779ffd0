/**
 * Where everything lies in the kernel's memory. It never grows: a query that is too large for it is read the plain way.
 * Pages that nothing is written to cost nothing.
 */

/** So large that the calls for it cost little, and small enough for a processor's own cache. */
export const PIECE_BYTES: i32 = 1 << 20;
/** What a query may have before the piece at hand. */
export const ROOM_BYTES: i32 = 4 << 20;
/** The newline that the end of a file lacks, and what blocks reach beyond the last row. */
const SLACK_BYTES: i32 = 128;
const WINDOW_BYTES: i32 = ROOM_BYTES + PIECE_BYTES + SLACK_BYTES;
/** Of the shortest row, `1 0 d 1 1 t` and its newline, so many fit. */
export const MAX_ROWS: i32 = WINDOW_BYTES / 12;

/** What takeRows returns beside the offset, as 32-bit integers; below it lie constants. */
export const STATE: i32 = 4096;
export const WINDOW: i32 = 8192;
/** By row: its score, where its document's name starts and ends, and that name's hash. */
export const SCORES: i32 = WINDOW + WINDOW_BYTES;
export const STARTS: i32 = SCORES + 8 * MAX_ROWS;
export const ENDS: i32 = STARTS + 4 * MAX_ROWS;
export const HASHES: i32 = ENDS + 4 * MAX_ROWS;
/** The rows whose score takeRows leaves to its caller, and where those scores stand. */
export const ODD_ROWS: i32 = HASHES + 4 * MAX_ROWS;
export const ODD_SCORES: i32 = ODD_ROWS + 4 * MAX_ROWS;
/** One bit by hash, and the rows whose bit another row has. */
export const BITS: i32 = ODD_SCORES + 4 * MAX_ROWS;
export const BITS_BYTES: i32 = 1 << 14;
export const CANDIDATES: i32 = BITS + BITS_BYTES;
/** One bit for each byte of the window, and the eight bytes that are loaded at its end. */
export const MARKS: i32 = CANDIDATES + 4 * MAX_ROWS;
export const END: i32 = MARKS + WINDOW_BYTES / 8 + 8;
