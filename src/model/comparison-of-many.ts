/** Several systems on one suite, each beside the first. No verdict. */
import type { LatencySummary, Unit, Value } from "./scores.ts";

export interface ManyComparison {
  readonly k: number;
  readonly suite: { readonly name: string; readonly revision: string; readonly digest: string };
  readonly cases: number;
  /** Of each case and system; 0 where no clock ran. */
  readonly repeats: number;
  /** In the order of the figures. */
  readonly metrics: readonly {
    readonly name: string;
    readonly unit: Unit;
    readonly direction: "higher" | "lower";
  }[];
  /** The first is what the others are compared with. */
  readonly systems: readonly ManySystem[];
}

export interface ManySystem {
  /** The config, with what `--set` changed in it: unique. */
  readonly label: string;
  readonly path: string;
  /** SHA-256 of the config as it was used. */
  readonly digest: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** In the order of the metrics. */
  readonly figures: readonly ManyFigure[];
  /** Null where no clock ran. */
  readonly latency: LatencySummary | null;
}

export interface ManyFigure {
  readonly mean: Value;
  /** Against the first system; null for it, and where no case has a value in both. */
  readonly against_first: PairedTest | null;
}

export interface PairedTest {
  readonly delta: number;
  readonly wins: number;
  readonly losses: number;
  readonly units: number;
  /** Of a paired sign-flip permutation test, two-sided. */
  readonly p: number;
  /** The same, corrected by Holm over all systems and metrics of the comparison. */
  readonly p_holm: number;
}
