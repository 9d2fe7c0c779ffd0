// Generated from schemas/config.schema.json by scripts/generate.mjs; do not edit.
/**
 * What holds where the config says nothing, as it would be written there. A retriever's are in its
 * kind's file.
 */
export const DEFAULTS = {
  "k": 10,
  "definition": {
    "gain": "linear",
    "relevance": 1,
    "order": "rank",
    "percentile": "linear",
    "duplicates": "ignore",
    "collapse": "none",
    "ignore_identical_ids": false,
    "case_sensitive": false,
    "text": {
      "threshold": 0.7,
      "autojunk": false,
      "min_contained": 0.7
    },
    "scores": "float64"
  },
  "judge": {
    "temperature": 0,
    "max_requests": 1000,
    "timeout_ms": 60000,
    "retries": 2,
    "concurrency": 4
  },
  "latency": {
    "warmup": 1,
    "repeats": "auto",
    "budget_s": 120,
    "seed": 1,
    "source": "measured",
    "side_by_side": {
      "p50": "10%",
      "p95": "25%",
      "drift": "refuse"
    }
  }
} as const;
