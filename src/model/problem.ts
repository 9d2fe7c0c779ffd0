/** One thing wrong in one place of one file. */
export interface Problem {
  /** Relative to the repository root, or as the user gave it. */
  readonly file: string;
  /** JSON pointer (`/cases/3/intent`) where the file has structure; empty for the whole file. */
  readonly pointer?: string;
  /** 1-based. */
  readonly line?: number;
  readonly message: string;
}
