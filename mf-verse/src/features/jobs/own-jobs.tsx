import type { ReactNode } from 'react';
import { OwnApplication } from './applying/own-application';
import { OwnJobContext } from './own-job-context';
import { OwnSave } from './own-save';

const OWN = { Application: OwnApplication, Save: OwnSave };

/** For pages of members, where jobs have their own buttons from the first render. */
export const OwnJobs = ({ children }: { children: ReactNode }) => <OwnJobContext value={OWN}>{children}</OwnJobContext>;
