export const id = 1732;
export const ids = [1732];
export const modules = {

/***/ 1732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ missingReason),
/* harmony export */   R6: () => (/* binding */ CATEGORIES),
/* harmony export */   YD: () => (/* binding */ GOLDEN_DATA_FINDINGS),
/* harmony export */   bg: () => (/* binding */ evidenceOfCheck),
/* harmony export */   my: () => (/* binding */ isCount)
/* harmony export */ });
/* unused harmony export WEAKENINGS */
const CATEGORIES = [
  "forbidden_hit",
  "recall_drop",
  "ranking_shift",
  "fewer_results",
  "latency_regression",
  "diversity_collapse",
  "semantic_degraded_spike",
  "retriever_error",
  "cost_regression",
  "answer_regression",
  "missing_data",
  "golden_data_edited",
  "gate_weakened"
];
const FAILURE_GROUNDS = (/* unused pure expression or super */ null && (["test", "lost", "new_hit", "limit", "floor", "ceiling"]));
const REASONS = (/* unused pure expression or super */ null && (["not_significant", "noise", "earlier", "found_more"]));
const OUTCOMES = (/* unused pure expression or super */ null && (["pass", "fell", "fail"]));
function missingReason(check) {
  return check.kind === "missing" || check.kind === "absent" ? check.missing : null;
}
function evidenceOfCheck(check) {
  return check.kind === "mean" ? check.evidence ?? null : null;
}
function isCount(check) {
  return check.kind === "count" || check.kind === "absent";
}
const WEAKENINGS = (/* unused pure expression or super */ null && ([
  /** The base has another config than the head. */
  "config_moved",
  /** The base's files can't be read. */
  "base_unusable",
  /** A file of the gate became a symbolic link. */
  "link",
  "config_edited",
  /** Stored verdicts of the judge were edited. */
  "verdict_changed",
  /** The run passes only with edits of recorded cases. */
  "passes_only_with_edits",
  /** Much of the suite is taken out. */
  "suite_shrinks",
  /** Critical cases or forbidden documents are no longer watched. */
  "suite_edited",
  "baseline_edited",
  /** The baseline has a new digest of a file outside of git, which the file does not have. */
  "baseline_vouches",
  /** Rows of the baseline were edited to values that this run did not measure. */
  "baseline_not_measured",
  /** The baseline has other accepted figures than it must keep, as after `record --accept`. */
  "accepted_moved"
]));
const GOLDEN_DATA_FINDINGS = [
  "passes_only_with_edits",
  "suite_shrinks",
  "suite_edited"
];



/***/ })

};
