import type { ReactNode } from 'react';
import { OwnEntry } from './own-entry';
import { OwnEntryContext } from './own-entry-context';

const OWN = { Entry: OwnEntry };

/** For pages of members, where contests have their own buttons from the first render. */
export const OwnEntries = ({ children }: { children: ReactNode }) => (
  <OwnEntryContext value={OWN}>{children}</OwnEntryContext>
);
