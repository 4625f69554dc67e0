/** What is done again and again beside requests, in every process. Each gives the number of what it dealt with. */
export interface Job {
  name: string;
  /** An hour when absent. */
  everyMs?: number;
  run: () => Promise<number>;
  /** What the log says when it could not be done, or when something was. */
  failed: string;
  done?: string;
}
