import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Section, SectionOf } from '../remotes/sections';
import type { Field } from '../shared/typed-fields';

export const SectionsContext = createContext<SectionOf>(() => undefined);

/** The section of the open address. */
export const useSection = () => useContext(SectionsContext)(useLocation().pathname);

export type Replace = (section: Section, typed: readonly Field[]) => Promise<boolean>;

/** On the server there is no other release to load. */
export const ReplaceContext = createContext<Replace>(() => Promise.resolve(false));
