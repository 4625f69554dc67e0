import { VOTE_LIMITS, type VoteStage } from '@verse/api-contract/contests/contest-voting.values';
import type { BallotFields } from '../../../platform/ballots';
import { graceEnd } from '../contest';
import type { RunContest } from '../find-contest';

/** A member's vote. Its id is published together with the entry number. */
export interface Ballot extends BallotFields {
  contestId: string;
  /** Number of the entry. */
  number: number;
}

/** Final count of all ballots. */
export interface Tally {
  contestId: string;
  countedAt: Date;
  ballots: number;
  /** Sorted by votes in descending order, then by time of submission, earliest first. */
  totals: { number: number; votes: number }[];
}

export type VotedContest = RunContest & { terms: { vote: NonNullable<RunContest['terms']['vote']> } };

export const hasVote = (contest: RunContest): contest is VotedContest => contest.terms.vote !== null;

/** Returns the time after which no more ballots can arrive. */
export const countedFrom = ({ terms }: VotedContest): Date =>
  new Date(terms.vote.until.getTime() + VOTE_LIMITS.countingSeconds * 1000);

export function voteStageOf(contest: VotedContest, now: Date): VoteStage {
  if (now < graceEnd(contest)) return 'before';
  if (now < contest.terms.vote.until) return 'open';
  return now < countedFrom(contest) ? 'counting' : 'counted';
}
