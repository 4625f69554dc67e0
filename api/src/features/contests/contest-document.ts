import type { Contest } from './contest';
import type { Phase } from './listing';

export const CONTESTS = 'contests';

/** A contest as it is stored. */
export type ContestDocument = Omit<Contest, 'id'> & {
  _id: string;
  /** Null or absent until the contest is indexed for the list. */
  phase?: Phase | null;
  /** Number of places that are taken, for the list by popularity. */
  taken?: number;
};

export const toContest = ({ _id, phase: _, taken: __, ...contest }: ContestDocument): Contest => ({
  id: _id,
  ...contest,
});
