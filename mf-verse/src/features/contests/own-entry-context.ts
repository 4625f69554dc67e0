import { type ComponentType, createContext, lazy } from 'react';
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

/** A member's place in a contest. Public pages load it for members; pages of the Verse provide it with `OwnEntries`. */
export const OwnEntryContext = createContext<{ Entry: ComponentType<ContestEntryProps> }>({
  Entry: lazy(async () => {
    const { OwnEntry } = await import(/* webpackChunkName: "mf-verse-own-entry" */ './own-entry');
    return { default: OwnEntry };
  }),
});
