export const id = 1014;
export const ids = [1014];
export const modules = {

/***/ 91014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bf: () => (/* binding */ isGzip),
/* harmony export */   oD: () => (/* binding */ openSource),
/* harmony export */   ts: () => (/* binding */ PIECE_BYTES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);





const CHUNK_BYTES = 1048576;
const PIECE_BYTES = 262144;
const TURN_BYTES = 33554432;
async function openSource(input, name) {
  if (typeof input !== "string") {
    const pieces = input instanceof Uint8Array ? [input] : input;
    return isGzip(Buffer.concat(pieces.map((piece) => piece.subarray(0, 2)))) ? unpackGzip(node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(pieces), name) : memorySource(pieces);
  }
  const file = openFile(input, name);
  const head = new Uint8Array(2);
  const count = readFileBytes(file, name, head, 0, 2, 0);
  if (count === 2 && isGzip(head)) {
    return unpackGzip((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)("", { fd: file, start: 0 }), name);
  }
  return fileSource(file, name);
}
function openFile(path, name) {
  const file = openPath(path, name);
  if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isDirectory()) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("file_unreadable", `${name} is a directory, expected a file`);
  }
  return file;
}
function openPath(path, name) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, "r");
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") {
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("file_not_found", `${name}: no such file`, { cause });
    }
    throw unreadableError(name, cause);
  }
}
function fileSource(file, name) {
  let position = 0;
  let nextTurn = TURN_BYTES;
  return {
    async read(into, at, length) {
      if (position >= nextTurn) {
        nextTurn += TURN_BYTES;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
      }
      const count = readFileBytes(file, name, into, at, length, position);
      position += count;
      return count;
    },
    async close() {
      (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
  };
}
function readFileBytes(file, name, into, offset, length, position) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, into, offset, length, position);
  } catch (cause) {
    throw unreadableError(name, cause);
  }
}
function memorySource(pieces) {
  const iterator = pieces.values();
  return sourceOfPieces(() => Promise.resolve(iterator.next().value), async () => {
  });
}
function unpackGzip(compressed, name) {
  const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)({ chunkSize: CHUNK_BYTES });
  compressed.on("error", (error) => gunzip.destroy(error));
  compressed.pipe(gunzip);
  const iterator = gunzip[Symbol.asyncIterator]();
  const nextPiece = async () => {
    try {
      return (await iterator.next()).value;
    } catch (cause) {
      throw unreadableError(name, cause);
    }
  };
  return sourceOfPieces(nextPiece, async () => {
    compressed.destroy();
    gunzip.destroy();
  });
}
function sourceOfPieces(nextPiece, close) {
  let unread = new Uint8Array();
  return {
    async read(into, at, length) {
      while (unread.length === 0) {
        const piece = await nextPiece();
        if (piece === void 0) {
          return 0;
        }
        unread = piece;
      }
      const taken = unread.subarray(0, length);
      into.set(taken, at);
      unread = unread.subarray(taken.length);
      return taken.length;
    },
    close
  };
}
function isGzip(bytes) {
  return bytes[0] === 31 && bytes[1] === 139;
}
function unreadableError(name, cause) {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("file_unreadable", `${name} can't be read: ${why}`, { cause });
}



/***/ })

};
