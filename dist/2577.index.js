export const id = 2577;
export const ids = [2577];
export const modules = {

/***/ 22577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gunzipped: () => (/* binding */ gunzipped),
/* harmony export */   u: () => (/* binding */ writtenAs)
/* harmony export */ });
/* unused harmony export gzipped */
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);

const MAGIC = [31, 139, 8];
const HEADER = 10;
const TRAILER = 8;
const LEVEL = 9;
const [BEST, UNKNOWN_SYSTEM] = [2, 255];
const FLAGS = { crc: 2, extra: 4, name: 8, comment: 16, reserved: 224 };
function writtenAs(file, parts) {
  return /\.gz$/i.test(file) ? gzipped(parts) : parts;
}
function gzipped(parts) {
  const bytes = Buffer.concat([...parts].map((part) => Buffer.from(part)));
  const trailer = Buffer.alloc(TRAILER);
  trailer.writeUInt32LE((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(bytes), 0);
  trailer.writeUInt32LE(bytes.length % 2 ** 32, 4);
  return Buffer.concat([
    Buffer.from([...MAGIC, 0, 0, 0, 0, 0, BEST, UNKNOWN_SYSTEM]),
    (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(bytes, { level: LEVEL }),
    trailer
  ]);
}
function gunzipped(bytes, limit) {
  const start = headerEnd(bytes);
  if (typeof start === "string")
    return start;
  const body = inflated(bytes.subarray(start), limit);
  if (typeof body === "string")
    return body;
  const end = start + body.read;
  if (end + TRAILER > bytes.length)
    return "cut_off";
  if (end + TRAILER < bytes.length)
    return "more_behind";
  const isSound = bytes.readUInt32LE(end) === (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(body.bytes) && bytes.readUInt32LE(end + 4) === body.bytes.length % 2 ** 32;
  return isSound ? body.bytes : "damaged";
}
function headerEnd(bytes) {
  if (!MAGIC.every((byte, at2) => bytes[at2] === byte))
    return "no_gzip";
  const flags = bytes[3] ?? 0;
  if ((flags & FLAGS.reserved) !== 0)
    return "no_gzip";
  let at = HEADER;
  if ((flags & FLAGS.extra) !== 0 && at + 2 <= bytes.length)
    at += 2 + bytes.readUInt16LE(at);
  for (const flag of [FLAGS.name, FLAGS.comment]) {
    if ((flags & flag) === 0)
      continue;
    const zero = bytes.indexOf(0, at);
    if (zero === -1)
      return "cut_off";
    at = zero + 1;
  }
  if ((flags & FLAGS.crc) !== 0)
    at += 2;
  return at >= bytes.length ? "cut_off" : at;
}
function inflated(bytes, limit) {
  try {
    const { buffer, engine } = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(bytes, {
      info: true,
      maxOutputLength: limit
    });
    return { bytes: buffer, read: engine.bytesWritten };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : void 0;
    if (code === "ERR_BUFFER_TOO_LARGE")
      return "too_large";
    return code === "Z_BUF_ERROR" ? "cut_off" : "damaged";
  }
}



/***/ })

};
