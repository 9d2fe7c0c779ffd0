/** What the outside world gives to a retriever. */
export interface RetrieverPorts {
  /** Absolute path of the repository root. */
  readonly root: string;
  /** The step's environment, before ours is taken out of it. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Absolute path of the script that hosts `module` retrievers. */
  readonly moduleHost: string;
  /** Aborted when the run is cancelled. */
  readonly signal: AbortSignal;
  /** Receives what the retriever writes for people (stderr, banners), as raw text. */
  readonly log: (text: string) => void;
}
