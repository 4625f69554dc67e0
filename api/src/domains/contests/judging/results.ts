/** An entry in the ranking. The tie rule makes ranks unique. */
export interface RankedEntry {
  entryId: string;
  number: number;
  rank: number;
  /** Sum of weight × score over all judges and criteria. The total is `points / judges / 100`. */
  points: number;
  judges: number;
  /** Sum of the scores for each criterion, in the order of the criteria. */
  criteria: number[];
}

/** Published results of a contest. Immutable. */
export interface ContestResults {
  contestId: string;
  closedAt: Date;
  ranking: RankedEntry[];
  /** For each judge, identified by pseudonym, the number of the entry that would win without that judge's scores. */
  withoutJudge: { judge: string; winner: number }[];
  /** Hash of the log's last line. */
  logHead: string;
}
