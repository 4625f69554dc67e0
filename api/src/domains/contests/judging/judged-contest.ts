import { AppError } from '../../../platform/http';
import { type Contest, graceEnd } from '../contest';

export type JudgedContestTerms = Contest & Required<Pick<Contest, 'terms' | 'organisationId'>>;

/** Whether a contest is published, is run by an organisation, and accepts entries. */
export const isJudged = (contest: Contest): contest is JudgedContestTerms =>
  contest.terms !== undefined &&
  contest.organisationId !== undefined &&
  (contest.state === undefined || contest.state === 'published');

export const UNKNOWN_ENTRY = 'There is no such entry.';

export type JudgingStage = 'before' | 'judging' | 'results';

export function judgingStageOf(contest: Contest, now: Date): JudgingStage {
  if (contest.resultsAt) return 'results';
  return now >= graceEnd(contest) ? 'judging' : 'before';
}

export const closed = () => new AppError('wrong-state', 'Judging is over. The results are out, or about to be.');
