/** An entry in the ranking. Equal ranks do not exist: the tie rule decides. */
export interface RankedEntry {
  entryId: string;
  number: number;
  rank: number;
  /** Sum over all judges of weight times score, and the number of judges: the total is `points / judges / 100`. */
  points: number;
  judges: number;
  /** Sum of the scores by criterion, in the order of the criteria. */
  criteria: number[];
}

/** The published results of a contest. They never change. */
export interface ContestResults {
  contestId: string;
  closedAt: Date;
  ranking: RankedEntry[];
  /** The winner's number if this judge were left out, by pseudonym. */
  withoutJudge: { judge: string; winner: number }[];
  /** Hash of the last entry of the log. */
  logHead: string;
}
