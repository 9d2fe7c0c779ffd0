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
        // The parser's own check compares each key with each other one.
        uniqueKeys: false,
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
    const index = new KeyIndex();
    const repeated = index.repeated(parsed.contents).map((at) => ({
        file,
        line: lineAt(at),
        message: "Map keys must be unique",
    }));
    if (syntax.length + repeated.length > 0)
        throw (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .syntaxError */ .Ip)(code, file, [...syntax, ...repeated]);
    const value = guard(code, file, () => parsed.toJS({ maxAliasCount: 0 }));
    const lineOf = (pointer) => lineAt(index.offsetOf(parsed.contents, pointer));
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
/** The members of each map by key: a file may have as many problems as keys. */
class KeyIndex {
    #members = new WeakMap();
    /** Where the value at the pointer begins (a member at its key), or the nearest parent that exists. */
    offsetOf(root, pointer) {
        let node = root;
        let offset = 0;
        for (const part of pointer.split("/").slice(1)) {
            const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
                node = node.items[Number(key)];
                offset = startOf(node) ?? offset;
            }
            else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
                const pair = this.#of(node).get(key);
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
    /** Where keys stand that their map has before. */
    repeated(root) {
        const found = [];
        const waiting = [root];
        for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
                for (const item of node.items)
                    waiting.push(item);
            else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
                const known = this.#of(node);
                for (const pair of node.items) {
                    if (known.get(nameOf(pair)) !== pair)
                        found.push(startOf(pair.key) ?? 0);
                    waiting.push(pair.value);
                }
            }
        }
        return found;
    }
    /** The first of each name. */
    #of(map) {
        const known = this.#members.get(map);
        if (known !== undefined)
            return known;
        const members = new Map(map.items.toReversed().map((pair) => [nameOf(pair), pair]));
        this.#members.set(map, members);
        return members;
    }
}
function nameOf({ key }) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : "";
}
function startOf(node) {
    return node?.range?.[0];
}


/***/ })

};
