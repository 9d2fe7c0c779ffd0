export { markBlanks } from "./bytes";
export { countedRank, findRow, hasRepeats } from "./documents";
export {
  END,
  ENDS,
  HASHES,
  MAX_ROWS,
  ODD_ROWS,
  ODD_SCORES,
  PIECE_BYTES,
  ROOM_BYTES,
  SCORES,
  STARTS,
  STATE,
  WINDOW,
} from "./layout";
export { takeRows } from "./rows";

export const CONSTANTS_END: usize = __heap_base;
