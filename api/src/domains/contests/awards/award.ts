import type { Prize, PrizeStep } from '@verse/api-contract/contests/contest-awards.values';

/** A reported step in awarding a prize. Immutable, because steps serve as evidence. */
export interface Step {
  contestId: string;
  prize: Prize;
  step: PrizeStep;
  note: string;
  link: string;
  at: Date;
  by: string;
}

/** Progress of the tasks that follow a contest's results. */
export interface Award {
  contestId: string;
  awardBy: Date;
  /** Number of entries in the ranking. */
  entries: number;
  /** Highest place number up to which members have been notified of the results. */
  notifiedUpTo: number;
  announcedAt?: Date;
  /** When the winner and the organisation were notified that the prize is overdue. */
  overdueSince?: Date;
}

/** Whether the step counts as awarding the prize. */
export const isAward = ({ step }: Pick<Step, 'step'>): boolean => step === 'sent' || step === 'received';
