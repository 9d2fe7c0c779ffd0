export interface Check {
  readonly name: string;
  readonly group: string;
  readonly run: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly needs?: readonly ("lib" | "node24" | "browser")[];
  readonly busy?: boolean;
  readonly figures?: boolean;
}

export const CHECKS: readonly Check[];
