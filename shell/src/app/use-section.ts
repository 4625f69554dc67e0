import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Field } from '@verse/contract/fields';
import type { GetSection, Section } from '../remotes/sections';

export const SectionsContext = createContext<GetSection>(() => undefined);

/** The section of the open address. */
export const useSection = () => useContext(SectionsContext)(useLocation().pathname);

/** What helps a page whose code failed. On the server nothing does: the page is left to the browser. */
export interface Recovery {
  /** Tries another release, or the page's code again. Resolves with false where nothing is left to try. */
  recover(section: Section | undefined, typed: readonly Field[], isRemembered: boolean): Promise<boolean>;
  /** Requests the page again, with its code. */
  restart(): Promise<unknown>;
}

export const RecoveryContext = createContext<Recovery>({
  recover: () => Promise.resolve(false),
  restart: () => Promise.resolve(),
});
