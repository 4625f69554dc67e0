import type { Contest } from './contest';
import type { Phase } from './listing';

export const CONTESTS = 'contests';

export type ContestDocument = Omit<Contest, 'id'> & {
  _id: string;
  /** Null or absent until the contest is indexed for the list. */
  phase?: Phase | null;
  /** Number of taken places, by which the popularity list is sorted. */
  taken?: number;
};

export const toContest = ({ _id, phase: _, taken: __, ...contest }: ContestDocument): Contest => ({
  id: _id,
  ...contest,
});
