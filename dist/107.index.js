export const id = 107;
export const ids = [107];
export const modules = {

/***/ 10107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ textInFence),
/* harmony export */   Bl: () => (/* binding */ tryParseJson),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   WX: () => (/* binding */ isVector),
/* harmony export */   Zg: () => (/* binding */ listStrings),
/* harmony export */   _c: () => (/* binding */ textOrEmpty),
/* harmony export */   a2: () => (/* binding */ UNSAFE_KEYS),
/* harmony export */   r$: () => (/* binding */ withoutUndefined),
/* harmony export */   vN: () => (/* binding */ objectMembers),
/* harmony export */   vp: () => (/* binding */ showValue),
/* harmony export */   xU: () => (/* binding */ systemCode)
/* harmony export */ });
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isVector(value) {
  return Array.isArray(value) && value.length > 0 && value.every((item) => Number.isFinite(item));
}
function objectMembers(value) {
  return isObject(value) ? value : {};
}
function tryParseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
function textOrEmpty(value) {
  return typeof value === "string" ? value : "";
}
function withoutUndefined(members) {
  const presentMembers = Object.entries(members).filter(([, value]) => value !== void 0);
  return Object.fromEntries(presentMembers);
}
const UNSAFE_KEYS = /* @__PURE__ */ new Set(["__proto__", "constructor", "prototype"]);
function systemCode(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : void 0;
}
const SHOWN = 80;
function showValue(value) {
  if (value === void 0) {
    return "nothing";
  }
  if (typeof value === "number" && !Number.isFinite(value)) {
    return String(value);
  }
  let text = "";
  for (const piece of jsonPieces(value)) {
    text += piece;
    if (text.length > SHOWN) {
      return `${text.slice(0, SHOWN - 3)}\u2026`;
    }
  }
  return text;
}
function* jsonPieces(value) {
  if (Array.isArray(value)) {
    yield "[";
    for (const [at, item] of value.entries()) {
      yield at === 0 ? "" : ",";
      yield* jsonPieces(item);
    }
    yield "]";
    return;
  }
  if (!isObject(value)) {
    yield JSON.stringify(typeof value === "string" ? value.slice(0, SHOWN) : value) ?? "null";
    return;
  }
  let lead = "{";
  for (const key in value) {
    if (value[key] !== void 0) {
      yield `${lead}${JSON.stringify(key.slice(0, SHOWN))}:`;
      yield* jsonPieces(value[key]);
      lead = ",";
    }
  }
  yield lead === "{" ? "{}" : "}";
}
function* listStrings(value) {
  if (typeof value === "string") {
    return yield value;
  }
  if (typeof value !== "object" || value === null) {
    return;
  }
  for (const member of value instanceof Map ? value : Object.values(value)) {
    yield* listStrings(member);
  }
}
const MARK = "```";
function textInFence(text) {
  const trimmed = text.trim();
  const opening = /^```[\w-]*\s*/.exec(trimmed)?.[0];
  if (opening === void 0 || !trimmed.endsWith(MARK)) {
    return null;
  }
  const end = trimmed.length - MARK.length;
  return end < opening.length ? null : trimmed.slice(opening.length, end);
}



/***/ })

};
