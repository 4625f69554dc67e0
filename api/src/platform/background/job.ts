/** A periodic background job of every process. Each run returns the number of items it processed. */
export interface Job {
  name: string;
  /** Defaults to an hour. */
  everyMs?: number;
  run: () => Promise<number>;
  /** Log messages for a failed run, and for a run that processed items. */
  failed: string;
  done?: string;
}
