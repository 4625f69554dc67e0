import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Field } from '@verse/contract/fields';
import type { GetSection, Section } from '../remotes/sections';

export const SectionsContext = createContext<GetSection>(() => undefined);

/** The section of the open address. */
export const useSection = () => useContext(SectionsContext)(useLocation().pathname);

/** Recovery for a page whose code failed to load. The server cannot recover, so it leaves the page to the browser. */
export interface Recovery {
  /** Tries another release, or the page's code again. Resolves with false where nothing is left to try. */
  recover(section: Section | undefined, typed: readonly Field[], isRemembered: boolean): Promise<boolean>;
  /** Reloads the page, including its code. */
  restart(): Promise<unknown>;
}

export const RecoveryContext = createContext<Recovery>({
  recover: () => Promise.resolve(false),
  restart: () => Promise.resolve(),
});
