export const id = 9456;
export const ids = [9456];
export const modules = {

/***/ 79456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ refuseForeignFile),
/* harmony export */   TM: () => (/* binding */ digestFile),
/* harmony export */   UA: () => (/* binding */ refuseLinks),
/* harmony export */   f8: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53179);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10107);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76760);








async function writeWhole(root, file, content) {
  const target = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
  const temporary = `${target}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.randomUUID)()}.tmp`;
  refuseLinks(root.directory, node_path__WEBPACK_IMPORTED_MODULE_6__.dirname(target), file);
  try {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_5__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_6__.dirname(target), { recursive: true });
    const isWhole = typeof content === "string" || content instanceof Uint8Array;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_5__.writeFile)(temporary, isWhole ? content : (0,_chunks_js__WEBPACK_IMPORTED_MODULE_7__/* .inChunks */ .m)(content), { flag: "wx" });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_5__.rename)(temporary, target);
  } catch (cause) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_5__.rm)(temporary, { force: true }).catch(() => null);
    const reason = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(cause) ?? String(cause);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${file} can't be written (${reason})`, {
      hint: "Check that its folder is writable, that it is no folder itself, and that the disk has room.",
      cause
    });
  }
}
const IS_OWN = {
  // Also with a merge conflict in it, which `record` replaces.
  baseline: (text) => /"tool":\s*"retrieval-eval-gate|"ask":\s*"[0-9a-f]{32}"|^<{7}/m.test(text),
  comparison: (text) => text.startsWith("{") && text.includes('"schema_version":'),
  comparison_csv: (text) => text.startsWith("qid,system,"),
  page: (text) => text.includes('<meta name="generator" content="retrieval-eval-gate">'),
  traces: (text) => text.startsWith('{"digest":"'),
  proposals: (text) => /^\{.*"proposed":/m.test(text)
};
function refuseForeignFile(root, file, flag, kind) {
  const target = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
  let text;
  try {
    text = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync)(target, "utf8");
  } catch (error) {
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error) === "ENOENT") {
      return;
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `${flag} ${file} can't be replaced (${(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error)})`, {
      hint: "Name a new file.",
      cause: error
    });
  }
  const isEmpty = ["", "{}"].includes(text.trim());
  if (!isEmpty && !IS_OWN[kind](text)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `${flag} ${file} exists, and this program did not write it`, {
      hint: "Name a new file, or move this one away."
    });
  }
}
function refuseLinks(directory, target, shown) {
  const link = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .firstLink */ .T7)(directory, target);
  if (link === null) {
    return;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `the path ${shown} lies behind the symbolic link ${link}; nothing was written`, {
    hint: "Replace the link by a folder, or name another place."
  });
}
async function digestFile(root, file) {
  const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHash)("sha256");
  try {
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.createReadStream)((0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file))) {
      hash.update(chunk);
    }
    return hash.digest("hex");
  } catch (cause) {
    const code = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(cause) ?? String(cause);
    if (code === "ENOENT") {
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `${file} does not exist`, { cause });
    }
    const reason = code === "EISDIR" ? "is a folder, expected a file" : `can't be read: ${code}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${file} ${reason}`, { cause });
  }
}



/***/ })

};
