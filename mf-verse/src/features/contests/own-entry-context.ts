import { type ComponentType, createContext, lazy } from 'react';
import type { ContestEntryProps } from './join-act';

/** Renders a member's place in a contest. Loaded lazily on public pages; Verse pages provide it with `OwnEntries`. */
export const OwnEntryContext = createContext<{ Entry: ComponentType<ContestEntryProps> }>({
  Entry: lazy(async () => {
    const { OwnEntry } = await import(/* webpackChunkName: "mf-verse-own-entry" */ './own-entry');
    return { default: OwnEntry };
  }),
});
