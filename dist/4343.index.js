export const id = 4343;
export const ids = [4343];
export const modules = {

/***/ 84343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dL: () => (/* binding */ findSecrets),
  $i: () => (/* binding */ isPlain),
  Fg: () => (/* binding */ lackedSecret),
  vO: () => (/* binding */ makeHider),
  GT: () => (/* binding */ searchSecrets)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
;// CONCATENATED MODULE: ./lib/system/secret-names.js
const WORDS = new Set(`APIKEY AUTH AUTHORIZATION BEARER CERTIFICATE COOKIE CRED CREDENTIAL CREDENTIALS CREDS CSRF DSN HMAC HOOK IDENTITY JWT
  KEY KEYS KUBECONFIG OAUTH PASS PASSPHRASE PAT PRIVATE PSK PW PWD SALT SAS SID SIGNATURE SK WEBHOOK WEBHOOKS`.split(/\s+/u));
const ENDING = /(?:TOKEN|SECRET|PASSWORD|PASSWD)S?\d*$/u;
const PHRASE = /(?:CONN(?:ECTION)?_?STR(?:ING)?|SERVICE_?ACCOUNT)|_SESSION$|^SESSION$/u;
function isSecretName(name) {
  const snake = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, "_").toUpperCase();
  const words = snake.split(/[^A-Z\d]+/u);
  return PHRASE.test(snake) || words.some((word) => WORDS.has(word) || ENDING.test(word));
}


;// CONCATENATED MODULE: ./lib/system/text-search.js
const SHORTEST = 8;
function searchTexts(texts) {
  const farthest = SHORTEST - 1;
  const shifts = new Uint8Array(1 << 16).fill(farthest);
  const byStart = /* @__PURE__ */ new Map();
  for (const text of texts.toSorted((a, b) => b.length - a.length)) {
    const start = text.slice(0, SHORTEST);
    byStart.set(start, [...byStart.get(start) ?? [], text]);
    for (let at = 0; at < farthest; at++) {
      const pair = hashPair(start, at);
      shifts[pair] = Math.min(shifts[pair], farthest - 1 - at);
    }
  }
  return (within) => {
    const places = [];
    let at = texts.length === 0 ? within.length : 0;
    while (at <= within.length - SHORTEST) {
      const shift = shifts[hashPair(within, at + farthest - 1)];
      if (shift === 0) {
        const candidates = byStart.get(within.slice(at, at + SHORTEST));
        const found = candidates?.find((text) => within.startsWith(text, at));
        if (found !== void 0) {
          places.push({ from: at, to: at + found.length });
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


// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/system/secrets.js






const HIDDEN = "***";
function findSecrets(environment, named) {
  const secrets = /* @__PURE__ */ new Map();
  for (const [name, value = ""] of Object.entries(environment)) {
    const isNamed = named.has(name);
    const values = findPasswords(value);
    if (isNamed || isSecretName(name)) {
      values.push(...secretParts(value));
    }
    for (const part of values.map((each) => each.trim())) {
      const isKnown = secrets.get(part)?.named === true;
      if (part.length >= SHORTEST && !isPlace(part) && !isKnown) {
        secrets.set(part, { name, value: part, named: isNamed });
      }
    }
  }
  return [...secrets.values()];
}
function secretParts(value) {
  const texts = [value, ...listStrings(parseJson(value))];
  return texts.flatMap((text) => [text, ...keyLines(text)]);
}
function keyLines(text) {
  return text.split(/[\r\n]+/u).filter((line) => !line.startsWith("-----"));
}
function parseJson(text) {
  if (!/^\s*[{[]/u.test(text)) {
    return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
function listStrings(value) {
  if (typeof value === "string") {
    return [value];
  }
  if (Array.isArray(value)) {
    return value.flatMap(listStrings);
  }
  return (0,json/* isObject */.Gv)(value) ? Object.values(value).flatMap(listStrings) : [];
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
  return [password, decodeUrl(password)];
}
function decodeUrl(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
function isPlace(value) {
  return /^(?:\/|[A-Za-z]:\\)/u.test(value) && (0,external_node_fs_.existsSync)(value);
}
function searchSecrets(secrets) {
  const byForm = /* @__PURE__ */ new Map();
  for (const secret of secrets) {
    for (const form of writtenForms(secret.value)) {
      byForm.set(form, secret);
    }
  }
  const search = searchTexts([...byForm.keys()]);
  return (text) => search(text).filter((place) => isWhole(text, place)).map((place) => ({
    ...place,
    secret: (0,lookup/* requireValue */.vd)(byForm, text.slice(place.from, place.to))
  }));
}
function makeHider(secrets) {
  if (secrets.length === 0) {
    return null;
  }
  const search = searchSecrets(secrets);
  return (text) => {
    const plain = text.includes("\x1B") ? (0,external_node_util_.stripVTControlCharacters)(text) : text;
    const places = search(plain);
    return places.length === 0 ? text : replacePlaces(plain, places);
  };
}
function replacePlaces(text, places) {
  let result = "";
  let at = 0;
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (from >= at) {
      result += text.slice(at, from) + HIDDEN;
    }
    at = Math.max(at, to);
  }
  return result + text.slice(at);
}
function isWhole(text, { from, to }) {
  const isLetter = (character) => /[\p{L}\p{N}]/u.test(character);
  const isInside = isLetter(text.charAt(from - 1)) || isLetter(text.charAt(to));
  return !isInside || !isPlain(text.slice(from, to));
}
function isPlain(text) {
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
    const whole = encodeURIComponent(value);
    return [whole, whole.replaceAll("%20", "+"), whole.replaceAll("%2F", "/")];
  } catch {
    return [];
  }
}
function base64Forms(value) {
  const bytes = Buffer.from(value, "utf8");
  return [0, 1, 2].flatMap((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    const own = text.slice([0, 2, 3][offset], Math.floor((offset + bytes.length) * 8 / 6));
    return [own, own.replaceAll("+", "-").replaceAll("/", "_")];
  });
}
function lackedSecret(environment, forks) {
  return environment["GITHUB_ACTOR"] === "dependabot[bot]" ? "A run that Dependabot starts gets Dependabot's secrets alone: add it to those as well." : `Secrets are not given to forks: ${forks}`;
}



/***/ })

};
