/**
 * Loaded before ncc, which has no option for it: a module that several chunks need stands once, in a chunk that they
 * share, however small it is. As ncc sets webpack up, one below 20 kB was copied into each of them.
 */
const fs = require("node:fs");

const PROGRAM = "/ncc/index.js.cache.js";
/** The end of what ncc 0.45.0 says of optimization. */
const END = "sideEffects:true},devtool:";
const SHARED =
  'sideEffects:true,splitChunks:{chunks:"async",minSize:1000,maxAsyncRequests:Infinity}},devtool:';

const { readFileSync, writeFileSync } = fs;
/** V8's cache of the program is for the program as it is: not read, and not written. */
const isCache = (file) => String(file).endsWith(PROGRAM.replace(/\.js$/, ""));
fs.writeFileSync = (file, ...rest) => (isCache(file) ? undefined : writeFileSync(file, ...rest));
fs.readFileSync = (file, ...rest) => {
  if (isCache(file)) {
    return Buffer.alloc(0);
  }
  const text = readFileSync(file, ...rest);
  if (!String(file).endsWith(PROGRAM)) {
    return text;
  }
  if (text.split(END).length !== 2) {
    throw new Error("this ncc is not 0.45.0: look at share-modules.cjs again");
  }
  return text.replace(END, SHARED);
};
