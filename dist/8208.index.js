export const id = 8208;
export const ids = [8208];
export const modules = {

/***/ 78208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   Fg: () => (/* binding */ lackedSecret),
/* harmony export */   GU: () => (/* binding */ searchFor),
/* harmony export */   S2: () => (/* binding */ hiderOf),
/* harmony export */   VY: () => (/* binding */ secretsIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const HIDDEN = "***";
const SHORTEST_SECRET = 8;
const WORDS = "[A-Z]*(?:TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|API_?KEY)|KEY|PASS|PWD|PW|AUTH|AUTHORIZATION|CRED|DSN|PAT|JWT|BEARER|COOKIE|WEBHOOK|CONNECTION_?STRING";
const LAST = "CSRF|HMAC|SALT|SIGNATURE|SID|SESSION|CONN_?STR(?:ING)?|SERVICE_ACCOUNT|(?:DATABASE|DB|REDIS|MONGO|MONGODB|POSTGRES|POSTGRESQL|PG|MYSQL|AMQP|RABBITMQ|BROKER|CONNECTION)_?UR[IL]";
const VARIANT = "ID|PROD(?:UCTION)?|DEV|STAG(?:E|ING)|TEST|LIVE|CI|JSON|OLD|NEW";
const SECRET_NAME = new RegExp(String.raw`(?<![A-Z])(?:(?:${WORDS})S?(?![A-Z])|(?:${LAST})S?\d*(?:_(?:${VARIANT}|\d+))*$)`, "u");
function isSecretName(name) {
  return SECRET_NAME.test(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, "_").toUpperCase());
}
function secretsIn(environment, named) {
  const found = Object.entries(environment).flatMap(([name, value = ""]) => {
    const lines = value.split(/[\r\n]+/u).filter((line) => !line.startsWith("-----"));
    const [, ...pair] = /^[^\s:/@]*:([^\s/@]+)$/u.exec(value) ?? [];
    const whole = named.has(name) || isSecretName(name) ? [value, ...lines, ...pair] : [];
    return [...whole, ...passwordsOf(value)].map((each) => ({
      name,
      value: each.trim(),
      named: named.has(name)
    }));
  });
  const isPlace = (value) => /^(?:\/|[A-Za-z]:\\)/u.test(value) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(value);
  const long = found.filter(({ value }) => value.length >= SHORTEST_SECRET && !isPlace(value));
  const ordered = long.toSorted((a, b) => Number(a.named) - Number(b.named));
  return [...new Map(ordered.map((secret) => [secret.value, secret])).values()];
}
function passwordsOf(value) {
  const [, scheme = "", own = ""] = /^([a-z][a-z0-9+.-]*):\/\/([^\s/?#]*)@/iu.exec(value) ?? [];
  const colon = own.indexOf(":");
  const written = [...value.matchAll(/(?<![^?&;\s-])(\w+)=([^&;\s]+)/gu)];
  const found = [
    colon === -1 && !/^https?$/iu.test(scheme) ? "" : own.slice(colon + 1),
    ...written.filter(([, name = ""]) => isSecretName(name)).map(([, , text = ""]) => text)
  ];
  return found.flatMap((text) => [text, decoded(text)]);
}
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
const SINGLE = String.raw`(?![\t\n])\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}|\\u\{[\da-f]{1,6}\}|\\u00[01][\da-fA-F]|\\x1[bB]|\\0?33`;
const ESCAPE = String.raw`(?:\u001b|\\u001[bB]|\\u\{1b\}|\\x1[bB]|\\0?33)`;
const CODE = String.raw`(?:${ESCAPE}\[|\u009b)[0-?]*[ -\/]*[@-~]`;
const STRING = String.raw`(?:${ESCAPE}[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\p{Cc}]*(?:\u0007|\u009c|${ESCAPE}\\)?`;
const LINE_BREAK = String.raw`(?:\r?\n|(?:\\r)?\\n)[ \t]*`;
const [WITHIN_LINES, SINGLES, CODES, STRINGS] = [
  `${CODE}|${SINGLE}`,
  ...[SINGLE, `${CODE}|${SINGLE}`, `${STRING}|${CODE}|${SINGLE}`].map((each) => `${LINE_BREAK}|${each}`)
].map((each) => new RegExp(each, "gu"));
const SKIPS = /[^\t -~]|\\/;
const ESCAPES = new RegExp(`[\x80-\x9F]|${ESCAPE}`);
function hiderOf(secrets) {
  if (secrets.length === 0) {
    return null;
  }
  const placesIn = searchFor(secrets);
  return (text) => {
    const hidden = without(text, placesIn(text));
    return hidden.includes("\u2026") || hidden.includes(" bytes left out]") ? withoutCut(hidden, secrets) : hidden;
  };
}
function without(text, places) {
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
function searchFor(secrets) {
  const forms = secrets.flatMap((secret) => formsOf(secret.value).map((form) => ({ form, secret })));
  const [plain, other] = [true, false].map((is) => forms.filter(({ form }) => isPlain(form) === is));
  const find = finderOf(forms);
  const [singles, ...codes] = [SINGLES, CODES, STRINGS].map((skip) => {
    const bare = other.map(({ form, secret }) => ({ form: form.replace(skip, ""), secret }));
    return { skip, find: finderOf(bare.filter(({ form }) => form.length >= SHORTEST_SECRET)) };
  });
  const words = plain.length === 0 ? [] : [{ skip: WITHIN_LINES, find: finderOf(plain) }];
  return (text) => {
    const places = find(text);
    if (!SKIPS.test(text)) {
      return places;
    }
    const copies = [...words, singles, ...ESCAPES.test(text) ? codes : []];
    return [...places, ...copies.flatMap((each) => findBetween(text, each.skip, each.find))];
  };
}
function findBetween(text, skip, find) {
  const plain = text.replace(skip, "");
  const found = plain.length === text.length ? [] : find(plain);
  if (found.length === 0) {
    return found;
  }
  const ends = found.flatMap(({ from, to }) => [from, to - 1]).toSorted((a, b) => a - b);
  const original = /* @__PURE__ */ new Map();
  const gaps = text.matchAll(skip);
  let gap = gaps.next();
  let skipped = 0;
  for (const end of ends) {
    for (; gap.done !== true && gap.value.index - skipped <= end; gap = gaps.next()) {
      skipped += gap.value[0].length;
    }
    original.set(end, end + skipped);
  }
  return found.map(({ from, to, secret }) => ({
    from: original.get(from),
    to: original.get(to - 1) + 1,
    secret
  }));
}
function finderOf(forms) {
  const far = SHORTEST_SECRET - 1;
  const shifts = new Uint8Array(1 << 16).fill(far);
  const starts = /* @__PURE__ */ new Map();
  for (const each of forms.toSorted((a, b) => b.form.length - a.form.length)) {
    const start = each.form.slice(0, SHORTEST_SECRET);
    starts.set(start, [...starts.get(start) ?? [], each]);
    for (let at = 0; at < far; at++) {
      const pair = pairAt(start, at);
      shifts[pair] = Math.min(shifts[pair], far - 1 - at);
    }
  }
  return (text) => {
    const places = [];
    for (let at = forms.length === 0 ? text.length : 0; at <= text.length - SHORTEST_SECRET; ) {
      const shift = shifts[pairAt(text, at + far - 1)];
      const known = shift > 0 ? void 0 : starts.get(text.slice(at, at + SHORTEST_SECRET));
      const found = known?.find(({ form }) => text.startsWith(form, at) && stands(form, text, at));
      if (found !== void 0) {
        places.push({ from: at, to: at + found.form.length, secret: found.secret });
      }
      at += Math.max(shift, 1);
    }
    return places;
  };
}
function pairAt(text, at) {
  return (text.charCodeAt(at) << 8 ^ text.charCodeAt(at + 1)) & 65535;
}
function stands(form, text, at) {
  const isLetter = (one) => /[\p{L}\p{N}]/u.test(one);
  return !isPlain(form) || !(isLetter(text.charAt(at - 1)) || isLetter(text.charAt(at + form.length)));
}
function formsOf(value) {
  const once = base64Of(value);
  const urls = escapesOf(value).filter((text) => text.includes("%"));
  const all = [
    value,
    ...escapesOf(value),
    ...urls.map((url) => url.replaceAll("%", "%25")),
    ...bytesOf(value),
    ...once
  ];
  return [.../* @__PURE__ */ new Set([...all, ...once.flatMap(base64Of)])].filter((text) => text.length >= SHORTEST_SECRET);
}
function isPlain(text) {
  return /^(?:[a-z]+|[A-Z][a-z]+|[A-Z]+|\d+)$/u.test(text);
}
function escapesOf(value) {
  const json = JSON.stringify(value).slice(1, -1);
  const ascii = json.replaceAll(/[\u0080-\uffff]/g, unicodeEscape);
  const url = [...Buffer.from(value, "utf8")].map(percent).join("");
  const uri = uriForms(value);
  const named = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const html = named.replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  return [
    json,
    ascii,
    json.replaceAll("/", String.raw`\/`),
    // Go's and .NET's.
    json.replaceAll(/[&<>]/gu, unicodeEscape),
    JSON.stringify(value.replaceAll('"', "\0")).slice(1, -1).replaceAll(String.raw`\u0000`, '"').replaceAll(/["&'+<>`\u0080-\uffff]/g, (each) => unicodeEscape(each).toUpperCase().replace("U", "u")),
    // JSON in JSON.
    JSON.stringify(json).slice(1, -1),
    url,
    ...uri,
    ...uri.map((each) => each.replaceAll("%20", "+")),
    ...uri.map((each) => each.replaceAll(/%[0-9A-F]{2}/gu, (byte) => byte.toLowerCase())),
    html,
    html.replaceAll("'", "&#39;"),
    html.replaceAll("'", "&#x27;"),
    html.replaceAll("'", "&#039;"),
    html.replaceAll("'", "&#39;").replaceAll("&quot;", "&#34;").replaceAll("+", "&#43;")
  ];
}
function uriForms(value) {
  try {
    const whole = encodeURIComponent(value);
    const strict = whole.replaceAll(/[!'()*]/gu, (each) => percent(each.codePointAt(0)));
    return [whole, encodeURI(value), strict, strict.replaceAll("%2F", "/")];
  } catch {
    return [];
  }
}
function percent(byte) {
  return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}
function unicodeEscape(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function bytesOf(value) {
  const bytes = [...Buffer.from(value, "utf8")].map((byte) => byte.toString(16).padStart(2, "0"));
  const codes = Array.from(value, (character) => character.codePointAt(0));
  const forms = [
    ...["", ":", " ", "-"].map((between) => bytes.join(between)),
    bytes.map((byte) => String.raw`\x${byte}`).join(""),
    Array.from(value, unicodeEscape).join(""),
    codes.map((code) => `&#x${code.toString(16)};`).join("")
  ];
  const upper = forms.map((form) => form.replaceAll(/[a-f]/gu, (digit) => digit.toUpperCase()));
  return [...forms, ...upper, codes.map((code) => `&#${code};`).join("")];
}
function base64Of(value) {
  const bytes = Buffer.from(value, "utf8");
  return [0, 1, 2].flatMap((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    const own = text.slice([0, 2, 3][offset], Math.floor((offset + bytes.length) * 8 / 6));
    return [own, own.replaceAll("+", "-").replaceAll("/", "_")];
  });
}
const CUT = /…|\n\[\d+ bytes left out\]\n/gu;
function withoutCut(text, secrets) {
  const marks = text.match(CUT) ?? [];
  const parts = text.split(CUT).map((part, at, all) => {
    const before = at === all.length - 1 ? part : withoutRest(part, secrets, true);
    return marks[at - 1]?.startsWith("\n") ? withoutRest(before, secrets, false) : before;
  });
  return parts.map((part, at) => part + (marks[at] ?? "")).join("");
}
function withoutRest(part, secrets, isEnd) {
  for (const { value } of secrets) {
    for (let length = value.length - 1; length >= SHORTEST_SECRET; length--) {
      if (isEnd && part.endsWith(value.slice(0, length))) {
        return part.slice(0, -length) + HIDDEN;
      }
      if (!isEnd && part.startsWith(value.slice(-length))) {
        return HIDDEN + part.slice(length);
      }
    }
  }
  return part;
}
function lackedSecret(environment, forks) {
  return environment["GITHUB_ACTOR"] === "dependabot[bot]" ? "A run that Dependabot starts gets Dependabot's secrets alone: add it to those as well." : `Secrets are not given to forks: ${forks}`;
}



/***/ })

};
