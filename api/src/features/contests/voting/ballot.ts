import { VOTE_LIMITS, type VoteStage } from '@verse/api-contract/contest-voting';
import type { RunContest } from '../awards/run-contest';
import { graceEnd } from '../contest';

/** A member’s vote. The id is random, and is published with the number. */
export interface Ballot {
  id: string;
  contestId: string;
  /** Number of an entry. */
  number: number;
  at: Date;
  /** Absent after the voter's account was erased. */
  memberId?: string;
}

/** The count of all ballots, made once. */
export interface Tally {
  contestId: string;
  countedAt: Date;
  ballots: number;
  /** Most votes first, then the earlier submission. */
  totals: { number: number; votes: number }[];
}

export type VotedContest = RunContest & { terms: { vote: NonNullable<RunContest['terms']['vote']> } };

export const hasVote = (contest: RunContest): contest is VotedContest => contest.terms.vote !== null;

/** When all ballots have arrived. */
export const countedFrom = ({ terms }: VotedContest): Date =>
  new Date(terms.vote.until.getTime() + VOTE_LIMITS.countingSeconds * 1000);

export function voteStageOf(contest: VotedContest, now: Date): VoteStage {
  if (now < graceEnd(contest)) return 'before';
  if (now < contest.terms.vote.until) return 'open';
  return now < countedFrom(contest) ? 'counting' : 'counted';
}
