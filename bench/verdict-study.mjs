/**
 * Whether the verdict on quality is right by default: `node bench/verdict-study.mjs [--check] [--quick] [--write]`. On
 * rankings of the public collections beside the project (../shared/data, or where SHARED_DATA says), and on a simulated
 * approximate index. `--check` exits 1 where a goal is missed, `--quick` takes about a tenth, `--write` writes
 * docs/verdict-study.md. Everything is seeded: the same figures everywhere.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { annStudy } from "./verdict/ann-study.mjs";
import { collectionsIn } from "./verdict/collections.mjs";
import { LET_THROUGH, largestNetLoss } from "./verdict/lets-through.mjs";
import { chanceOf, load } from "./verdict/library.mjs";
import { blockedShares, pairsOf, redThoughBetter } from "./verdict/pairs.mjs";
import { pageOf } from "./verdict/page.mjs";
import { annTable, goalsMissed, shareTable } from "./verdict/tables.mjs";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const DATA = resolve(process.env.SHARED_DATA ?? join(ROOT, "../shared/data"));
const QUICK = process.argv.includes("--quick");

if (!existsSync(DATA)) {
  console.log(`verdict study: no data at ${process.env.SHARED_DATA ?? "../shared/data"}, nothing studied`);
  process.exit(0);
}

const library = await load("significance");
const random = await load("random");
const streamOf = (seed) => chanceOf(random, Math.round(seed * 1000));

const collections = collectionsIn(DATA);
const pairs = pairsOf(collections, streamOf, QUICK ? 4 : 1);
const shares = blockedShares(pairs, library, QUICK ? 2 : 4, streamOf(20_261));
const better = redThoughBetter(pairs, library);
const ann = annStudy(library, streamOf(20_262), QUICK);
const through = LET_THROUGH.map((n) => ({
  n,
  alone: largestNetLoss(library, n, 0, true),
  fifth: largestNetLoss(library, n, n / 5, true),
  contradicted: largestNetLoss(library, n, n / 5, false),
}));

const study = { collections, pairs, shares, better, ann, through };
console.log([shareTable(study), annTable(ann)].join("\n\n"));
if (process.argv.includes("--write")) writeFileSync(join(ROOT, "docs/verdict-study.md"), pageOf(study));

const missed = goalsMissed(study);
for (const { text, clearly } of missed)
  console.log(`${clearly ? "missed" : "missed, within the interval"}: ${text}`);
if (process.argv.includes("--check") && missed.some(({ clearly }) => clearly)) process.exitCode = 1;
