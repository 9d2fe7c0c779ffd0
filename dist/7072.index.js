export const id = 7072;
export const ids = [7072];
export const modules = {

/***/ 7072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ hasSameEnd),
/* harmony export */   JM: () => (/* binding */ isPrintedCollection),
/* harmony export */   wW: () => (/* binding */ hasSameLetters),
/* harmony export */   y: () => (/* binding */ looksLikeSeveralNames)
/* harmony export */ });
function isPrintedCollection(text) {
  return /^(?:\[.*\]|\(.*\)|\{.*\})$/s.test(text);
}
function looksLikeSeveralNames(text) {
  if (/[|\n\t]|<br\b/i.test(text)) {
    return true;
  }
  const parts = text.split(/[,;]\s*/);
  return parts.length > 1 && parts.every(looksLikeName);
}
function looksLikeName(text) {
  return !/\s/.test(text) && /[\w-][./_-][\w-]/.test(text);
}
function hasSameEnd(one, other) {
  const parts = pathParts(one);
  const otherParts = pathParts(other);
  const length = Math.min(parts.length, otherParts.length);
  for (let i = 1; i <= length; i++) {
    if (parts.at(-i) !== otherParts.at(-i)) {
      return false;
    }
  }
  return true;
}
function hasSameLetters(one, other) {
  return joinLetters(one) === joinLetters(other);
}
function joinLetters(name) {
  return decodeName(name).toLowerCase().replaceAll(/[-_./\\:% ]/g, "");
}
function pathParts(path) {
  const withoutExtension = decodeName(path).replace(/\.\d*[a-z][a-z\d]*$/i, "");
  return withoutExtension.toLowerCase().split(/[/\\:]/);
}
function decodeName(name) {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}



/***/ })

};
