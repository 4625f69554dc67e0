import type { Prize, PrizeStep } from '@verse/api-contract/contest-awards';

/** Reported step of awarding a prize. Steps are evidence, so they never change. */
export interface Step {
  contestId: string;
  prize: Prize;
  step: PrizeStep;
  note: string;
  link: string;
  at: Date;
  by: string;
}

/** State of the tasks that follow the results of a contest. */
export interface Award {
  contestId: string;
  awardBy: Date;
  /** Number of entries in the ranking. */
  entries: number;
  /** Number of the last place whose member was notified of the results. */
  notifiedUpTo: number;
  announcedAt?: Date;
  /** When the winner and the organisation were notified that the prize is overdue. */
  overdueSince?: Date;
}

/** Whether a step counts as awarding the prize. */
export const isAward = ({ step }: Pick<Step, 'step'>): boolean => step === 'sent' || step === 'received';
