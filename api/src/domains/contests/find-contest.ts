import { AppError } from '../../platform/http';
import { type Contest, isPublished } from './contest';
import type { ContestRepository } from './contests.repository';

export const UNKNOWN_CONTEST = 'There is no such contest.';

/** A published contest that has terms and therefore accepts entries. */
export type RunContest = Contest & Required<Pick<Contest, 'terms'>>;

export const isRun = (contest: Contest | undefined): contest is RunContest =>
  contest?.terms !== undefined && isPublished(contest);

/** Creates functions that find published contests. They treat drafts and cancelled contests as unknown. */
export function createFinders({ find }: Pick<ContestRepository, 'find'>) {
  const unknown = () => new AppError('not-found', UNKNOWN_CONTEST);
  return {
    async findContest(id: string): Promise<Contest> {
      const contest = await find(id);
      if (!contest || !isPublished(contest)) throw unknown();
      return contest;
    },
    /** Treats contests without terms as unknown, too. */
    async findRunContest(id: string): Promise<RunContest> {
      const contest = await find(id);
      if (!isRun(contest)) throw unknown();
      return contest;
    },
  };
}
