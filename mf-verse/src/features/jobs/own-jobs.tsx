import type { ReactNode } from 'react';
import { OwnApplication } from './applying/own-application';
import { OwnJobContext } from './own-job-context';
import { OwnSave } from './own-save';

const OWN = { Application: OwnApplication, Save: OwnSave };

/** Used on members' pages, so that their job buttons are rendered from the start rather than loaded lazily. */
export const OwnJobs = ({ children }: { children: ReactNode }) => <OwnJobContext value={OWN}>{children}</OwnJobContext>;
