/**
 * Changes of a search and of its golden data, each decided by the real program: `{ title, queries,
 * before, change, exit, says }`. Query n expects document n, which the search finds at rank 1.
 * `before` prepares the base, `change` the head. `says` are texts of the log.
 */

export const RED = 1;
export const GREEN = 0;
export const ERROR = 3;

const LOST = "finds no right document, also when asked again, and no query got better";
const NOT_LOST = "lost at first, but not when asked again";
const NAMED = /quer(?:y was|ies were) lost: /;

/** Cases of two intents, five of each. */
const inTwoIntents = (project) =>
  project.cases((each, n) => ({ ...each, intent: n < 5 ? "howto" : "symbol" }));
const noLostQueries = (project) => project.gate({ lost_queries: { ceiling: 0 } });

export const ROWS = [
  // One lost query, and none better.
  ...[3, 7, 20, 60, 99].map((queries) => ({
    title: `1 of ${queries} lost`,
    queries,
    change: (project) => project.lose(1),
    exit: RED,
    says: [LOST],
  })),
  ...[100, 150].map((queries) => ({
    title: `1 of ${queries} lost`,
    queries,
    change: (project) => project.lose(1),
    exit: GREEN,
    says: [NAMED, "fell by no more than its tolerance"],
  })),
  {
    title: "1 of 7 lost, 1 better",
    queries: 7,
    before: (project) => project.lose(2),
    change: (project) => {
      project.lose(1);
      project.find(2);
    },
    exit: GREEN,
    says: ['1 query was lost: "find 1"', 'because "find 2" got better'],
  },
  {
    title: "3 of 20 lost, 1 better",
    queries: 20,
    before: (project) => project.lose(5),
    change: (project) => {
      project.lose(1, 2, 3);
      project.find(5);
    },
    exit: RED,
    says: [/3 queries are lost|find no right document/],
  },
  {
    title: "1 of 7 lost, found when asked again",
    queries: 7,
    change: (project) => project.loseAtFirst(1),
    exit: GREEN,
    says: [NOT_LOST],
  },
  {
    title: "3 of 5 rank lower, none lost",
    queries: 5,
    change: (project) => project.rankLower(0, 1, 2),
    exit: RED,
    // All three signs would have to fall this way: 1/8 = 0.125.
    says: ["mrr@10 fell from 1.000 to 0.700"],
  },
  {
    title: "2 of 5 rank lower, none lost",
    queries: 5,
    change: (project) => project.rankLower(0, 1),
    exit: GREEN,
    says: ["~ Not enough to fail: mrr@10 1.000 → 0.800"],
  },

  // Two sides: base and head are asked in one job.
  {
    title: "side by side: 1 of 7 lost",
    queries: 7,
    beside: true,
    change: (project) => project.lose(1),
    exit: RED,
    says: [LOST],
  },
  {
    title: "side by side: lost at first, and the base loses it, too",
    queries: 7,
    beside: true,
    before: (project) => project.loseLater(1),
    change: (project) => project.lose(1),
    exit: GREEN,
    says: ["the base loses it, too"],
  },
  {
    title: "side by side: 1 of 7 fails on the base, and the head repairs it",
    queries: 7,
    beside: true,
    before: (project) => project.fail(1),
    change: (project) => project.find(1),
    exit: GREEN,
    says: ["1 query is left out of the comparison, because the base's search failed on it"],
  },
  {
    title: "side by side: 4 of 7 fail on the base",
    queries: 7,
    beside: true,
    before: (project) => project.fail(0, 1, 2, 3),
    change: (project) => project.find(0, 1, 2, 3),
    exit: ERROR,
    says: ["retriever: 4 of 7 queries failed with: no index"],
  },
  {
    title: "side by side: the base answers otherwise each time, 1 of 7 lost",
    queries: 7,
    beside: true,
    before: (project) => project.vary(3),
    change: (project) => project.lose(1),
    exit: GREEN,
    says: ["because answers vary", NAMED],
  },

  // An index that is rebuilt and answers otherwise, and retrievers that can't be asked again.
  {
    title: "rebuilt index: recorded as answers that vary, 1 of 7 lost",
    queries: 7,
    before: (project) => project.loseLater(3),
    change: (project) => project.lose(1),
    exit: GREEN,
    says: ["because answers vary", NAMED],
  },
  {
    title: "rebuilt index: 1 of 7 is found by the second start alone",
    queries: 7,
    change: (project) => project.loseAtFirst(4),
    exit: GREEN,
    says: [NOT_LOST],
  },
  {
    title: "a recorded run: 1 of 7 lost",
    queries: 7,
    retriever: "run",
    change: (project) => project.lose(1),
    exit: RED,
    says: ["finds no right document", /^(?!.*asked again)/],
  },
  {
    title: "the built-in search: 1 of 7 lost",
    queries: 7,
    retriever: "bm25",
    change: (project) => project.lose(1),
    exit: RED,
    says: ["finds no right document", /^(?!.*asked again)/],
  },
  {
    title: "two shards, merged: 1 of 8 lost",
    queries: 8,
    shards: 2,
    change: (project) => project.lose(1),
    exit: RED,
    says: ["finds no right document"],
  },

  // A ceiling for lost queries.
  {
    title: "ceiling 0: 1 of 150 lost, 1 better",
    queries: 150,
    before: (project) => {
      noLostQueries(project);
      project.lose(5);
    },
    change: (project) => {
      project.lose(1);
      project.find(5);
    },
    exit: RED,
    says: ['1 query is lost (ceiling 0): "find 1"'],
  },
  {
    title: "ceiling 0: found when asked again",
    queries: 7,
    before: noLostQueries,
    change: (project) => project.loseAtFirst(1),
    exit: GREEN,
    says: [NOT_LOST],
  },
  {
    title: "ceiling 0 in an intent: lost there",
    queries: 10,
    before: (project) => {
      inTwoIntents(project);
      project.lose(9);
      project.gate({ intents: { howto: { lost_queries: { ceiling: 0 } } } });
    },
    change: (project) => {
      project.lose(1);
      project.find(9);
    },
    exit: RED,
    says: ['(ceiling 0): "find 1"'],
  },
  {
    title: "ceiling 0 in an intent: lost in the other one",
    queries: 10,
    before: (project) => {
      inTwoIntents(project);
      project.lose(9);
      project.gate({ intents: { howto: { lost_queries: { ceiling: 0 } } } });
    },
    change: (project) => {
      project.lose(8);
      project.find(9);
    },
    exit: GREEN,
    says: [NAMED],
  },
  {
    title: "ceiling 0: a failed query counts as lost",
    queries: 7,
    before: (project) =>
      project.gate({ lost_queries: { ceiling: 0 }, error_rate: { ceiling: 0.5 } }),
    change: (project) => project.fail(1),
    exit: RED,
    says: ["1 of 7 queries failed with: no index", "1 of 6 checks failed"],
  },
  {
    title: "ceiling 0: golden queries without ids, 1 of 120 lost",
    queries: 120,
    golden: true,
    before: noLostQueries,
    change: (project) => project.lose(1),
    exit: RED,
    says: ['(ceiling 0): "find 1"'],
  },
  {
    title: "ceiling 0, raised to 2 by the change",
    queries: 7,
    before: noLostQueries,
    change: (project) => project.gate({ lost_queries: { ceiling: 2 } }),
    exit: RED,
    says: ["gate.lost_queries.ceiling: 0 before, 2 now"],
  },
  {
    title: "ceiling 0 of the base decides where the head has none",
    queries: 150,
    before: noLostQueries,
    change: (project) => {
      project.gate({});
      project.lose(1);
    },
    exit: RED,
    says: ['(ceiling 0) under the base branch\'s rules: "find 1"', "ceiling 0 before, no rule now"],
  },

  // Edits beside a loss.
  {
    title: "lost, and its case forbids a document by now",
    queries: 7,
    change: (project) => {
      project.lose(1);
      project.cases((each, n) => (n === 1 ? { ...each, forbidden: ["old"] } : each));
    },
    exit: RED,
    says: [LOST],
  },
  {
    title: "lost beside an unrelated edit",
    queries: 7,
    change: (project) => {
      project.lose(1);
      project.cases((each, n) => (n === 4 ? { ...each, query: "find 4 now" } : each));
    },
    exit: RED,
    says: [LOST],
  },
  {
    title: "lost, and removed from the suite",
    queries: 7,
    change: (project) => {
      project.lose(1);
      project.cases((each, n) => (n === 1 ? null : each));
    },
    exit: GREEN,
    says: ['1 removed query finds nothing now: "find 1"'],
  },
  {
    title: "lost, and reworded",
    queries: 7,
    change: (project) => {
      project.lose(1);
      project.cases((each, n) => (n === 1 ? { ...each, query: "find 5 instead" } : each));
    },
    exit: GREEN,
    says: ['1 query lost a document: "find 5 instead"'],
  },
  {
    title: "an answer is added beside a loss",
    queries: 7,
    change: (project) => {
      project.lose(1);
      project.cases((each, n) => (n === 4 ? { ...each, expected: ["d4", "also4"] } : each));
    },
    exit: RED,
    says: [LOST],
  },
  {
    title: "an easy query is added beside a loss",
    queries: 7,
    change: (project) => {
      project.lose(1);
      project.addCase();
    },
    exit: RED,
    says: [LOST],
  },
  {
    title: "A is lost and recorded, then B ranks lower, of 120",
    queries: 120,
    before: (project) => {
      project.record();
      project.lose(1);
    },
    change: (project) => project.rankLower(2),
    exit: GREEN,
    says: [],
  },
];
