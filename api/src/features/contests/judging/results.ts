/** An entry in the ranking. Ranks are unique because of the tie rule. */
export interface RankedEntry {
  entryId: string;
  number: number;
  rank: number;
  /** Sum of weight times score over all judges and criteria. The total is `points / judges / 100`. */
  points: number;
  judges: number;
  /** Sum of the scores by criterion, in the order of the criteria. */
  criteria: number[];
}

/** Published results of a contest. They never change. */
export interface ContestResults {
  contestId: string;
  closedAt: Date;
  ranking: RankedEntry[];
  /** Number of the entry that would win without each judge, by pseudonym. */
  withoutJudge: { judge: string; winner: number }[];
  /** Hash of the last line of the log. */
  logHead: string;
}
