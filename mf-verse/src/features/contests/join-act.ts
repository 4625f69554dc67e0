import type { Contest } from '@verse/api-contract/contests';

export interface ContestEntryProps {
  contest: Contest;
  /** The id of the heading that names the contest. */
  titleId: string;
  /** Whether the contest is on a page of its own, which also knows the place on the waiting list. */
  isAlone?: boolean;
  /** Loads the contest again. */
  onChange: () => Promise<void>;
}

/** Names the act for which guests sign in. */
export const joinAct = ({ id }: Contest): string => `join-${id}`;
