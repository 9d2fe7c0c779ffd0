/**
 * Searches with one planted cause, and searches that only vary: lists are drawn, so that every list
 * is known.
 */

const K = 10;
/** Results of a longer list, for the probe. */
const DEEP = 40;
const SIZES = [20, 80, 300, 1000];
/** A few worlds are this large. */
const LARGE = 5000;
const LARGE_EACH = 11;
const INTENTS = ["howto", "symbol", "error", "definition"];
const FOLDERS = ["api/v1", "api/v2", "guides", "howto", "errors", "legacy", "blog", "notes"];
const WORDS = "rank query index token recall merge shard gate cluster latency result metric".split(
  " ",
);

/** Returns a function that draws numbers from 0 to 1, the same ones for a seed. */
export function seedRandom(seed) {
  let state = Math.imul(seed, 7_919) + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The number of queries of the n-th world. */
export function worldSize(n) {
  return n % LARGE_EACH === LARGE_EACH - 1 ? LARGE : SIZES[n % SIZES.length];
}

/** Returns the queries with the list that each gets at the baseline. */
export function drawWorld(seed, size) {
  const random = seedRandom(seed);
  const pickItem = (list) => list[Math.floor(random() * list.length)];
  // A small shop has few documents, each in many lists.
  const inFolder = size <= 20 ? 6 : size <= 300 ? 20 : 100;
  const documents = FOLDERS.flatMap((folder) =>
    Array.from({ length: inFolder }, (_, i) => `${folder}/page-${i + 1}.md`),
  );
  return Array.from({ length: size }, (_, at) => {
    const intent = INTENTS[at % INTENTS.length];
    const favoured = FOLDERS[(INTENTS.indexOf(intent) * 2 + Math.floor(random() * 3)) % 8];
    const first = random() < 0.3 ? `${pickItem(WORDS)}_${pickItem(WORDS)}` : pickItem(WORDS);
    const others = Array.from({ length: Math.floor(random() * 8) }, () => pickItem(WORDS));
    const ranked = documents.map((document) => ({
      document,
      score: random() + (document.startsWith(favoured) ? 0.35 : 0),
    }));
    const list = sortByScore(ranked).slice(0, DEEP);
    const target = list[Math.floor(random() ** 2 * K * 0.8)].document;
    return {
      id: `q${at + 1}`,
      query: [first, ...others, `n${at}`].join(" "),
      intent,
      list,
      target,
    };
  });
}

export function sortByScore(list) {
  return list.toSorted((a, b) => b.score - a.score);
}

/** Some lists are answered a little differently each time. */
export function shakeScores(world, random, share, by) {
  return world.map((one) => {
    if (random() >= share) {
      return one;
    }
    const moved = one.list.map((each) => ({ ...each, score: each.score + (random() - 0.5) * by }));
    return { ...one, list: sortByScore(moved) };
  });
}

function mapLists(world, change) {
  return world.map((one) => ({ ...one, list: sortByScore(change(one)) }));
}

/** Puts a document just below the first `above` results. */
function insertDocument(list, document, above) {
  const score = above === 0 ? list[0].score + 0.01 : list[above - 1].score - 1e-6;
  return [...list.filter((each) => each.document !== document), { document, score }];
}

const topDocuments = (world) => {
  const counts = new Map();
  for (const { target } of world) {
    counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([document]) => document);
};

/** What each change does to a world, and what the first "why" must name. */
export const PLANTED = {
  "folder lost": (world) => ({
    world: mapLists(world, ({ list }) =>
      list.filter(({ document }) => !document.startsWith("errors/")),
    ),
    names: [/\berrors\//],
  }),
  "document boosted": (world, random) => {
    const document = world[0].list.at(-1).document;
    return {
      world: mapLists(world, ({ list }) =>
        random() < 0.7 ? insertDocument(list, document, 0) : list,
      ),
      names: [document],
    };
  },
  "three documents deleted": (world) => {
    const gone = topDocuments(world).slice(0, 3);
    return {
      world: mapLists(world, ({ list }) => list.filter(({ document }) => !gone.includes(document))),
      names: gone,
    };
  },
  "analyser changed": (world, random) => ({
    world: mapLists(world, ({ query, list }) =>
      query.includes("_")
        ? list.map(({ document, score }) => ({ document, score: score * random() }))
        : list,
    ),
    names: [/identifiers/],
  }),
  "stage dropped a document": (world, random) => ({
    world: world.map((one) => {
      const retrieved = one.list.map(({ document }) => document);
      const list =
        random() < 0.3 ? one.list.filter(({ document }) => document !== one.target) : one.list;
      return {
        ...one,
        list,
        stages: { retrieve: retrieved, rerank: list.map(({ document }) => document) },
      };
    }),
    names: [/\brerank\b/],
  }),
  "server errors": (world, random) => ({
    world: world.map((one) => (random() < 0.3 ? { ...one, error: "upstream answered 503" } : one)),
    names: [/503/],
  }),
  "top result demoted everywhere": (world) => ({
    world: mapLists(world, ({ list }) => [
      { document: list[0].document, score: list[4].score - 1e-6 },
      ...list.slice(1),
    ]),
    names: [/first result/i],
  }),
  "tenant leaked": (world, random) => ({
    world: mapLists(world, ({ list }) =>
      random() < 0.5
        ? [1, 2, 3].reduce(
            (all, above) =>
              insertDocument(all, `tenant-b/page-${Math.floor(random() * 60)}.md`, above - 1),
            list,
          )
        : list,
    ),
    names: [/\btenant-b\b/],
  }),
  "lists shortened": (world) => ({
    world: world.map((one) => ({ ...one, list: one.list.slice(0, 3) })),
    names: [/3 results/],
  }),
  "filter that empties answers": (world, random) => ({
    world: world.map((one) => (random() < 0.3 ? { ...one, list: [] } : one)),
    names: [/return nothing|returns nothing/],
  }),
  "new documents overtake": (world, random) => {
    const names = ["v1/batch-tasks.md", "api/v2/batch-tasks.md"];
    return {
      world: mapLists(world, ({ list, target }) => {
        const above = list.findIndex(({ document }) => document === target);
        return random() < 0.6 && above !== -1
          ? names.reduce((all, document) => insertDocument(all, document, above), list)
          : list;
      }),
      names: [/batch-tasks/],
    };
  },
};

/**
 * Changes without a cause: some lists vary a little or more, or single targets are lost here and
 * there.
 */
export const UNPLANTED = {
  "a few lists vary": (world, random) => shakeScores(world, random, 0.1, 0.1),
  "all lists vary a little": (world, random) => shakeScores(world, random, 1, 0.05),
  "all lists vary much": (world, random) => shakeScores(world, random, 1, 0.6),
  "single targets are lost": (world, random) =>
    world.map((one) =>
      random() < 0.15
        ? { ...one, list: sortByScore(moveDown(one, 12 + Math.floor(random() * 20))) }
        : one,
    ),
};

/** The target stands below so many others. */
function moveDown({ list, target }, above) {
  const score = list[Math.min(above, list.length - 1)].score - 1e-6;
  return list.map((each) => (each.document === target ? { document: target, score } : each));
}

/**
 * All queries with an identifier rank their document lower, which explains most of what is lost.
 * But the three worst queries have none: so identifiers are not the cause.
 */
export function loseOthers(world) {
  const others = world.filter(({ query }) => !query.includes("_"));
  const worst = others.slice(0, 3);
  return world.map((one) => {
    if (worst.includes(one)) {
      return { ...one, list: one.list.filter(({ document }) => document !== one.target) };
    }
    return others.includes(one) ? one : { ...one, list: sortByScore(moveDown(one, K - 1)) };
  });
}

// Small corpora: 12 to 20 documents, and lists of 1 to 4 results.

const SMALL_FOLDERS = ["runbooks", "policies", "onboarding", "faq"];

/** Returns the queries of a small corpus, one for each document, which ranks first in its list. */
export function drawSmallWorld(seed) {
  const random = seedRandom(seed);
  const inFolder = 3 + Math.floor(random() * 3);
  const documents = SMALL_FOLDERS.flatMap((folder) =>
    Array.from({ length: inFolder }, (_, i) => `${folder}/page-${i + 1}.md`),
  );
  return documents.map((target, at) => {
    const others = documents
      .filter((document) => document !== target)
      .map((document) => ({ document, score: random() }));
    const list = [
      { document: target, score: 2 },
      ...sortByScore(others).slice(0, Math.floor(random() * 4)),
    ];
    return {
      id: `q${at + 1}`,
      query: `${WORDS[at % WORDS.length]} n${at}`,
      intent: INTENTS[at % INTENTS.length],
      list,
      target,
    };
  });
}

/** Returns as many items of the list, drawn without replacement. */
function drawItems(list, count, random) {
  const byChance = list.map((item) => ({ item, score: random() }));
  return sortByScore(byChance)
    .slice(0, count)
    .map(({ item }) => item);
}

/** The answers as a filter or a broken analyser leaves them: the causes that name no document. */
const EMPTY_ANSWERS = /\d+ quer(?:y returns|ies return) nothing now, and returned/;

/** What each change does to a small corpus, and what the first "why" must name. */
export const PLANTED_SMALL = {
  "folder lost, few documents": (world, random) => {
    const [folder] = drawItems(SMALL_FOLDERS, 1, random);
    return {
      world: mapLists(world, ({ list }) =>
        list.filter(({ document }) => !document.startsWith(`${folder}/`)),
      ),
      names: [`are in ${folder}/`],
    };
  },
  "three of few documents deleted": (world, random) => {
    const gone = drawItems(
      world.map(({ target }) => target),
      3,
      random,
    );
    return {
      world: mapLists(world, ({ list }) => list.filter(({ document }) => !gone.includes(document))),
      names: gone,
    };
  },
  "analyser broken, few documents": (world, random) => {
    const emptied = drawItems(world, Math.ceil(world.length * 0.4), random);
    return {
      // The other queries lose the matches of their broken words.
      world: world.map((one) => {
        const left = one.list.filter(() => random() < 0.7);
        return { ...one, list: emptied.includes(one) ? [] : left };
      }),
      names: [EMPTY_ANSWERS],
    };
  },
  "filter that empties, few documents": (world, random) => {
    const emptied = drawItems(world, Math.ceil(world.length * 0.3), random);
    return {
      world: world.map((one) => (emptied.includes(one) ? { ...one, list: [] } : one)),
      names: [EMPTY_ANSWERS],
    };
  },
};

// What most lists show, whether or not anything was lost.

/** Returns the world with the target of each query in the first place. */
function putTargetsFirst(world) {
  return mapLists(world, ({ list, target }) => insertDocument(list, target, 0));
}

/** Returns the world with other names of documents, also in the suite. */
function renameAll(world, rename) {
  return world.map((one) => ({
    ...one,
    list: uniqueDocuments(one.list.map((each) => ({ ...each, document: rename(each.document) }))),
    target: rename(one.target),
  }));
}

/** Returns the world with other names of documents in the answers alone. */
function renameInLists(world, rename) {
  const renamed = renameAll(world, rename);
  return renamed.map((one, at) => ({ ...one, target: world[at].target }));
}

function uniqueDocuments(list) {
  const documents = list.map(({ document }) => document);
  return list.filter(({ document }, at) => documents.indexOf(document) === at);
}

/** `guides/page-7.md` as the third part of the second page: `guides/page-2.md#2`. */
function namePart(document) {
  const [, folder, number] = /^(.*)page-(\d+)\.md$/.exec(document);
  return `${folder}page-${Math.ceil(number / 4)}.md#${(number - 1) % 4}`;
}

const partsOf = (world) => renameAll(world, namePart);

/** Returns a function that changes the number of a part. */
const renumberParts = (change) => (document) =>
  document.replace(/\d+$/, (number) => String(change(Number(number))));

/** Returns by each document the one whose id it gets: another one of the list, none twice. */
function drawSwaps(documents, random) {
  const order = sortByScore(documents.map((document) => ({ document, score: random() })));
  return new Map(order.map(({ document }, at) => [document, order.at(at - 1).document]));
}

function listDocuments(world) {
  return [...new Set(world.flatMap(({ list }) => list.map(({ document }) => document)))].toSorted(
    (a, b) => (a < b ? -1 : 1),
  );
}

function swapIds(world, random) {
  const swaps = drawSwaps(listDocuments(world), random);
  return renameInLists(world, (document) => swaps.get(document));
}

/** Each document by its number in the index, from 0. */
function numberDocuments(world) {
  const documents = listDocuments(world);
  return renameAll(world, (document) => String(documents.indexOf(document)));
}

/** Each result with an id beside its path, which the suite expects. */
function addIds(world, nameId) {
  const documents = listDocuments(world);
  const withId = (each) => ({ ...each, id: nameId(documents.indexOf(each.document)) });
  return world.map((one) => ({ ...one, list: one.list.map(withId), byPath: true }));
}

const OTHER_IDS = /stands? where|another part of the same document/;

/** Changes that touch most lists: the world before, the world after, and what must be said. */
export const PLANTED_LISTS = {
  "lists cut below the target": {
    before: putTargetsFirst,
    after: (world) => world.map((one) => ({ ...one, list: one.list.slice(0, 3) })),
    names: [/lists end earlier, mostly after 3 results/],
  },
  "longer lists": {
    before: (world) =>
      putTargetsFirst(world).map((one) => ({ ...one, list: one.list.slice(0, 5) })),
    after: (world, _random, whole) =>
      putTargetsFirst(whole).map((one, at) => ({ ...world[at], list: one.list })),
    names: [/queries have more results, mostly 10/],
  },
  "lists reversed": {
    before: (world) => world.map((one) => ({ ...one, list: one.list.slice(0, K) })),
    after: (world) => world.map((one) => ({ ...one, list: one.list.toReversed() })),
    names: [/order of results is reversed/],
  },
  "one list for all": {
    before: putTargetsFirst,
    after: (world) => world.map((one) => ({ ...one, list: world[0].list })),
    names: [/(?:get|got) the same results/],
  },
  "each document twice": {
    before: putTargetsFirst,
    after: (world) =>
      world.map((one) => ({ ...one, list: one.list.flatMap((each) => [each, each]) })),
    names: [/have documents several times/],
  },
  "other ids beside the expected paths": {
    before: (world) => addIds(world, (number) => `doc-${number}`),
    after: (world) => addIds(world, (number) => `page_${number}`),
    names: [/stands? where/],
  },
  "another first result": {
    before: (world) => world,
    after: (world) => mapLists(world, ({ id, list }) => insertDocument(list, `ads/${id}.md`, 0)),
    names: [/another first result|documents of ads\//i],
  },
};

/** Documents under other ids: those of other documents, or other parts. */
export const PLANTED_IDS = {
  "ids swapped": { before: (world) => world, after: swapIds, names: [OTHER_IDS] },
  "ids of parts swapped": { before: partsOf, after: swapIds, names: [OTHER_IDS] },
  "numbers of parts shifted": {
    before: partsOf,
    after: (world) =>
      renameInLists(
        world,
        renumberParts((number) => number + 1),
      ),
    names: [OTHER_IDS],
  },
  "one part more at the start": {
    before: partsOf,
    after: (world, random) =>
      mapLists(
        renameInLists(
          world,
          renumberParts((number) => number + 1),
        ),
        ({ list }) =>
          random() < 0.5
            ? insertDocument(list, list[0].document.replace(/\d+$/, "0"), Math.ceil(random() * 9))
            : list,
      ),
    names: [OTHER_IDS],
  },
  "texts split anew": {
    before: partsOf,
    after: (world) =>
      renameInLists(
        world,
        renumberParts((number) => number >> 1),
      ),
    names: [OTHER_IDS],
  },
  "ids numbered from 1": {
    before: numberDocuments,
    after: (world) =>
      renameInLists(
        world,
        renumberParts((number) => number + 1),
      ),
    names: [OTHER_IDS],
  },
};

/** Changes of at most a fifth of the lists, of which nothing is said. */
export const FEW_LISTS = {
  "a few lists cut": (world, random) =>
    world.map((one) => (random() < 0.2 ? { ...one, list: one.list.slice(0, 3) } : one)),
  "a few lists vary": (world, random) => shakeScores(world, random, 0.2, 0.3),
  "a few lists reversed": (world, random) =>
    world.map((one) =>
      random() < 0.2 ? { ...one, list: one.list.slice(0, K).toReversed() } : one,
    ),
  "a few lists have a new document": (world, random) =>
    mapLists(world, ({ list }) =>
      random() < 0.2 ? insertDocument(list, `blog/new-${Math.floor(random() * 9)}.md`, 5) : list,
    ),
};
