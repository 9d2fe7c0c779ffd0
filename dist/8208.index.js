export const id = 8208;
export const ids = [8208];
export const modules = {

/***/ 78208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ isPlainWord),
/* harmony export */   GT: () => (/* binding */ searchSecrets),
/* harmony export */   dL: () => (/* binding */ findSecrets),
/* harmony export */   fY: () => (/* binding */ missingSecretAdvice),
/* harmony export */   vO: () => (/* binding */ makeHider)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10107);
/* harmony import */ var _model_docno_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61172);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97855);





const REPLACEMENT = "***";
function findSecrets(environment, configNames) {
  const secretByValue = /* @__PURE__ */ new Map();
  for (const [name, value = ""] of Object.entries(environment)) {
    const isNamed = configNames.has(name);
    const values = findPasswords(value);
    if (isNamed || isSecretName(name)) {
      values.push(...secretParts(value));
    }
    for (const secretValue of values.map((text) => text.trim())) {
      const hasNamedVariable = secretByValue.get(secretValue)?.named === true;
      if (secretValue.length >= SHORTEST && !isExistingPath(secretValue) && !hasNamedVariable) {
        secretByValue.set(secretValue, { name, value: secretValue, named: isNamed });
      }
    }
  }
  return [...secretByValue.values()];
}
function secretParts(value) {
  const texts = [value, ...(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .listStrings */ .Zg)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .tryParseJson */ .Bl)(value))];
  return texts.flatMap((text) => [text, ...keyLines(text)]);
}
function keyLines(text) {
  return text.split(/[\r\n]+/u).filter((line) => !line.startsWith("-----"));
}
function findPasswords(value) {
  const match = /^([a-z][a-z0-9+.-]*):\/\/([^\s/?#]*)@/iu.exec(value);
  if (match === null) {
    return [];
  }
  const [, scheme = "", user = ""] = match;
  const colon = user.indexOf(":");
  if (colon === -1 && !/^https?$/iu.test(scheme)) {
    return [];
  }
  const password = user.slice(colon + 1);
  return [password, (0,_model_docno_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePercent */ .gr)(password)];
}
function isExistingPath(value) {
  return /^(?:\/|[A-Za-z]:\\)/u.test(value) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(value);
}
function searchSecrets(secrets) {
  const secretByForm = /* @__PURE__ */ new Map();
  for (const secret of secrets) {
    for (const form of writtenForms(secret.value)) {
      secretByForm.set(form, secret);
    }
  }
  const search = searchTexts([...secretByForm.keys()]);
  return (text) => search(text).filter((place) => !isPartOfWord(text, place)).map((place) => ({
    ...place,
    secret: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .requireValue */ .vd)(secretByForm, text.slice(place.from, place.to))
  }));
}
function makeHider(secrets) {
  if (secrets.length === 0) {
    return null;
  }
  const search = searchSecrets(secrets);
  return (text) => {
    const withoutCodes = text.includes("\x1B") ? (0,node_util__WEBPACK_IMPORTED_MODULE_1__.stripVTControlCharacters)(text) : text;
    const places = search(withoutCodes);
    return places.length === 0 ? text : replacePlaces(withoutCodes, places);
  };
}
function replacePlaces(text, places) {
  let result = "";
  let doneUpTo = 0;
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const overlapsLast = from < doneUpTo;
    if (!overlapsLast) {
      result += text.slice(doneUpTo, from) + REPLACEMENT;
    }
    doneUpTo = Math.max(doneUpTo, to);
  }
  return result + text.slice(doneUpTo);
}
function isPartOfWord(text, { from, to }) {
  const isLetter = (character) => /[\p{L}\p{N}]/u.test(character);
  const hasNeighbour = isLetter(text.charAt(from - 1)) || isLetter(text.charAt(to));
  return hasNeighbour && isPlainWord(text.slice(from, to));
}
function isPlainWord(text) {
  return /^(?:[a-z]+|[A-Z][a-z]+|[A-Z]+|\d+)$/u.test(text);
}
function writtenForms(value) {
  const json = JSON.stringify(value).slice(1, -1);
  const forms = [
    value,
    json,
    json.replaceAll(/[\u0080-\uffff]/g, unicodeEscape),
    ...urlForms(value),
    ...base64Forms(value)
  ];
  return new Set(forms.filter((form) => form.length >= SHORTEST));
}
function unicodeEscape(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function urlForms(value) {
  try {
    const encoded = encodeURIComponent(value);
    return [encoded, encoded.replaceAll("%20", "+"), encoded.replaceAll("%2F", "/")];
  } catch {
    return [];
  }
}
function base64Forms(value) {
  const bytes = Buffer.from(value, "utf8");
  return [0, 1, 2].flatMap((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    const firstOwnCharacter = [0, 2, 3][offset];
    const endOfOwn = Math.floor((offset + bytes.length) * 8 / 6);
    const ownCharacters = text.slice(firstOwnCharacter, endOfOwn);
    return [ownCharacters, ownCharacters.replaceAll("+", "-").replaceAll("/", "_")];
  });
}
function missingSecretAdvice(environment, forkAdvice) {
  return environment["GITHUB_ACTOR"] === "dependabot[bot]" ? "A run that Dependabot starts gets only Dependabot's secrets. Add this secret to them, too." : `GitHub gives no secrets to forks. ${forkAdvice}`;
}
const SHORTEST = 8;
function searchTexts(texts) {
  const longestShift = SHORTEST - 1;
  const lastPair = SHORTEST - 2;
  const shiftByPair = new Uint8Array(1 << 16).fill(longestShift);
  const textsByStart = /* @__PURE__ */ new Map();
  const longestFirst = texts.toSorted((a, b) => b.length - a.length);
  for (const text of longestFirst) {
    const start = text.slice(0, SHORTEST);
    (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .addToList */ .vH)(textsByStart, start, text);
    for (let at = 0; at <= lastPair; at++) {
      const pair = hashPair(start, at);
      shiftByPair[pair] = Math.min(shiftByPair[pair], lastPair - at);
    }
  }
  return (within) => {
    const places = [];
    if (texts.length === 0) {
      return places;
    }
    let at = 0;
    while (at <= within.length - SHORTEST) {
      const shift = shiftByPair[hashPair(within, at + lastPair)];
      if (shift === 0) {
        const candidates = textsByStart.get(within.slice(at, at + SHORTEST));
        const match = candidates?.find((text) => within.startsWith(text, at));
        if (match !== void 0) {
          places.push({ from: at, to: at + match.length });
        }
      }
      at += Math.max(shift, 1);
    }
    return places;
  };
}
function hashPair(text, at) {
  return (text.charCodeAt(at) << 8 ^ text.charCodeAt(at + 1)) & 65535;
}
const WORDS = new Set(`APIKEY AUTH AUTHORIZATION BEARER CERTIFICATE COOKIE CRED CREDENTIAL CREDENTIALS CREDS CSRF DSN HMAC HOOK IDENTITY JWT
  KEY KEYS KUBECONFIG OAUTH PASS PASSPHRASE PAT PRIVATE PSK PW PWD SALT SAS SID SIGNATURE SK WEBHOOK WEBHOOKS`.split(/\s+/u));
const WORD_ENDING = /(?:TOKEN|SECRET|PASSWORD|PASSWD)S?\d*$/u;
const PHRASE = /(?:CONN(?:ECTION)?_?STR(?:ING)?|SERVICE_?ACCOUNT)|_SESSION$|^SESSION$/u;
function isSecretName(name) {
  const upperSnake = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, "_").toUpperCase();
  const words = upperSnake.split(/[^A-Z\d]+/u);
  return PHRASE.test(upperSnake) || words.some((word) => WORDS.has(word) || WORD_ENDING.test(word));
}



/***/ })

};
