/** A row of a table of edits. */
export type Row = readonly [title: unknown, ...rest: readonly unknown[]];

export interface Project {
  readonly folder: string;
  readonly write: (file: string, text: unknown) => void;
  readonly remove: (...files: readonly string[]) => void;
  readonly move: (from: string, to: string) => void;
  readonly commit: (message: string) => void;
  readonly git: (...args: readonly string[]) => string;
  readonly gate: (...args: readonly string[]) => { readonly status: number; readonly text: string };
  readonly judge: Project["gate"];
  readonly record: (config?: string, ...args: readonly string[]) => string;
  readonly lose: (...words: readonly string[]) => void;
  readonly drop: (...words: readonly string[]) => void;
  readonly expect: (expected: readonly string[], ...words: readonly string[]) => void;
  readonly cases: (
    words: readonly string[],
    change: (each: Record<string, unknown>) => unknown,
  ) => void;
  readonly config: (change: (config: Record<string, unknown>) => unknown, file?: string) => void;
}

export class Projects {
  constructor(command: string);
  copyBase(name?: string, prepare?: (base: Project) => void): Project;
  remove(): void;
}

export const WORDS: readonly string[];

export function judgeRow(
  projects: Projects,
  row: Row,
): {
  readonly title: string;
  readonly status: number;
  readonly text: string;
  readonly isAsExpected: boolean;
};
