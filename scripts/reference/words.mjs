// Words and phrases that had to be read twice. What to say instead stands beside each.
const PHRASES = [
  "anew", // again
  "mends?", // fix the line shown
  "for ever", // forever
  "be meant", // to accept this change
  "no rule minds", // no rule would fail it
  "easy life", // any head looks better than it
  "is no ruler", // LLM judges are noisy
  "expectations?", // target, grade
  "stored base", // baseline
  "law of the base", // the base's rules
  "what explains never decides", // diagnostics never change the verdict
  "broken on purpose", // deliberately broken rankings
  "names judgments that you have", // already have judgments?
  "somebody who may decide", // a maintainer
  "have the places", // pushed out by other documents
  '(?:case|cases|quer(?:y|ies))(?:"\\)\\})? (?:is |are )?behind it', // caused by
  "left of the baseline's lists", // overlap with the baseline's lists
  "could what failed be chance", // could this be chance?
  "base against itself", // noise here
  "needs? the label, too", // ask for the label
  "a wall", // a limit
];
export const FORBIDDEN = new RegExp(`\\b(?:${PHRASES.join("|")})\\b`, "i");
