/** A periodic job that every process runs. Each run returns the number of items it processed. */
export interface Job {
  name: string;
  /** Interval in milliseconds; one hour by default. */
  everyMs?: number;
  run: () => Promise<number>;
  /** Log messages for a failed run and for a run that processed at least one item. */
  failed: string;
  done?: string;
}
