import { type ComponentType, createContext, lazy } from 'react';
import type { ContestEntryProps } from './join-act';

/** A member's place in a contest. Public pages load it for members; pages of the Verse provide it with `OwnEntries`. */
export const OwnEntryContext = createContext<{ Entry: ComponentType<ContestEntryProps> }>({
  Entry: lazy(async () => {
    const { OwnEntry } = await import(/* webpackChunkName: "mf-verse-own-entry" */ './own-entry');
    return { default: OwnEntry };
  }),
});
