import type { Contest } from '@verse/api-contract/api';

export interface ContestEntryProps {
  contest: Contest;
  /** Id of the heading that names the contest. */
  titleId: string;
  /** Whether this is the contest's own page. Only that page loads the waiting list position. */
  isAlone?: boolean;
  /** Reloads the contest. */
  onChange: () => Promise<void>;
}

/** Returns the name of the action that a guest continues after signing in. */
export const joinAct = ({ id }: Contest): string => `join-${id}`;
