import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Field } from '@verse/contract/fields';
import type { GetSection, Section } from '../remotes/sections';

export const SectionsContext = createContext<GetSection>(() => undefined);

export const useSection = () => useContext(SectionsContext)(useLocation().pathname);

/** Recovers a page whose code failed to load. Browser only. */
export interface Recovery {
  /** Tries another release, or loads the page's code again. Resolves with false if there is nothing left to try. */
  recover(section: Section | undefined, typed: readonly Field[], isRemembered: boolean): Promise<boolean>;
  /** Loads the page again at the same URL, including its code. */
  restart(): Promise<unknown>;
}

export const RecoveryContext = createContext<Recovery>({
  recover: () => Promise.resolve(false),
  restart: () => Promise.resolve(),
});
