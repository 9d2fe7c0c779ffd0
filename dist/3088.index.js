export const id = 3088;
export const ids = [3088];
export const modules = {

/***/ 63088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82347);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62611);
/** YAML 1.2, strictly: no aliases, no merge keys, no tags, no directives, no keys that occur twice. */



function parseYaml(source, code) {
    const { file, text } = source;
    const counter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const lineAt = (offset) => Math.max(counter.linePos(offset).line, 1);
    if (/^%YAML/m.test(text)) {
        // A 1.1 document brings merge keys back, and `yes` as true.
        throw (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .syntaxError */ .Ip)(code, file, [
            { file, line: 1, message: "a %YAML directive is not allowed; this is YAML 1.2" },
        ]);
    }
    const parsed = guard(code, file, () => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        version: "1.2",
        uniqueKeys: true,
        strict: true,
        stringKeys: true,
        lineCounter: counter,
        prettyErrors: false,
    }));
    const syntax = [...parsed.errors, ...parsed.warnings].map((error) => ({
        file,
        line: lineAt(error.pos[0]),
        message: error.message,
    }));
    if (syntax.length > 0)
        throw (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .syntaxError */ .Ip)(code, file, syntax);
    const value = guard(code, file, () => parsed.toJS({ maxAliasCount: 0 }));
    const lineOf = (pointer) => lineAt(offsetOf(parsed.contents, pointer));
    const problems = (0,_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .checkKeys */ .L)(value).map(({ pointer, message }) => ({
        file,
        pointer,
        line: lineOf(pointer),
        message,
    }));
    if (problems.length > 0)
        throw (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .syntaxError */ .Ip)(code, file, problems);
    return { file, value, digest: source.digest, lineOf };
}
/** A stack overflow on absurd nesting, or an alias, must not look like a crash of ours. */
function guard(code, file, action) {
    try {
        return action();
    }
    catch (error) {
        const known = error instanceof Error ? error.message : String(error);
        const message = error instanceof RangeError ? "nested too deeply" : known;
        throw (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .syntaxError */ .Ip)(code, file, [{ file, line: 1, message }]);
    }
}
/** Where the value at the pointer begins (a member at its key), or the nearest parent that exists. */
function offsetOf(root, pointer) {
    let node = root;
    let offset = 0;
    for (const part of pointer.split("/").slice(1)) {
        const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
            node = node.items[Number(key)];
            offset = startOf(node) ?? offset;
        }
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
            const pair = node.items.find((item) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(item.key) && String(item.key.value) === key);
            if (pair === undefined)
                return offset;
            offset = startOf(pair.key) ?? offset;
            node = pair.value;
        }
        else
            return offset;
    }
    return offset;
}
function startOf(node) {
    return node?.range?.[0];
}


/***/ })

};
