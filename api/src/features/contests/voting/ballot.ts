import { VOTE_LIMITS, type VoteStage } from '@verse/api-contract/contest-voting';
import type { RunContest } from '../awards/run-contest';
import { graceEnd } from '../contest';

/** Vote of a member. The id is random, and is published with the number. */
export interface Ballot {
  id: string;
  contestId: string;
  /** Number of the entry. */
  number: number;
  at: Date;
  /** Absent after the voter's account was erased. */
  memberId?: string;
}

/** Count of all ballots, made once. */
export interface Tally {
  contestId: string;
  countedAt: Date;
  ballots: number;
  /** Sorted by votes, most first, then by the time of submission, earliest first. */
  totals: { number: number; votes: number }[];
}

export type VotedContest = RunContest & { terms: { vote: NonNullable<RunContest['terms']['vote']> } };

export const hasVote = (contest: RunContest): contest is VotedContest => contest.terms.vote !== null;

/** Returns the time when all ballots have arrived. */
export const countedFrom = ({ terms }: VotedContest): Date =>
  new Date(terms.vote.until.getTime() + VOTE_LIMITS.countingSeconds * 1000);

export function voteStageOf(contest: VotedContest, now: Date): VoteStage {
  if (now < graceEnd(contest)) return 'before';
  if (now < contest.terms.vote.until) return 'open';
  return now < countedFrom(contest) ? 'counting' : 'counted';
}
