import type { ReactNode } from 'react';
import { OwnEntry } from './own-entry';
import { OwnEntryContext } from './own-entry-context';

const OWN = { Entry: OwnEntry };

/** Used on members' pages, so that their contest buttons are rendered from the start rather than loaded lazily. */
export const OwnEntries = ({ children }: { children: ReactNode }) => (
  <OwnEntryContext value={OWN}>{children}</OwnEntryContext>
);
