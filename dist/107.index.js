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
  if (typeof value === "number" && !Number.isFinite(value)) {
    return String(value);
  }
  const text = value === void 0 ? "nothing" : JSON.stringify(firstPart(value, { left: SHOWN }));
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 3)}\u2026` : text;
}
const COPIED = 2 * SHOWN;
function firstPart(value, budget) {
  if (typeof value === "string") {
    budget.left -= value.length + 2;
    return value.slice(0, COPIED);
  }
  budget.left -= 2;
  if (Array.isArray(value)) {
    const firstItems = [];
    for (const item of value) {
      if (budget.left < 0) {
        firstItems.push("");
        break;
      }
      firstItems.push(firstPart(item, budget));
    }
    return firstItems;
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  const firstMembers = [];
  for (const key in value) {
    if (budget.left < 0) {
      firstMembers.push([key.slice(0, COPIED), ""]);
      break;
    }
    budget.left -= key.length + 3;
    firstMembers.push([key.slice(0, COPIED), firstPart(value[key], budget)]);
  }
  return Object.fromEntries(firstMembers);
}
function* listStrings(value) {
  if (typeof value === "string") {
    return yield value;
  }
  if (typeof value !== "object" || value === null) {
    return;
  }
  for (const each of value instanceof Map ? value : Object.values(value)) {
    yield* listStrings(each);
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
