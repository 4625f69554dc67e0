import { AppError } from '../../../platform/http';
import type { Contest } from '../contest';
import type { ContestRepository } from '../contests.repository';
import { UNKNOWN_CONTEST } from '../contests.service';

/** A published contest that has terms and therefore accepts entries. */
export type RunContest = Contest & Required<Pick<Contest, 'terms'>>;
export type FindRunContest = (id: string) => Promise<RunContest>;

export const isRun = (contest: Contest | undefined): contest is RunContest =>
  contest?.terms !== undefined && (contest.state ?? 'published') === 'published';

/** Finds a published contest. Treats drafts and cancelled contests as unknown. */
export const createFindRunContest =
  (contests: Pick<ContestRepository, 'find'>): FindRunContest =>
  async (id) => {
    const contest = await contests.find(id);
    if (!isRun(contest)) throw new AppError('not-found', UNKNOWN_CONTEST);
    return contest;
  };
