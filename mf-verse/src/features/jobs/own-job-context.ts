import { type ComponentType, createContext, lazy } from 'react';
import type { JobApplicationProps } from './applying/apply-act';
import type { SaveJobProps } from './own-save';

interface OwnJob {
  Application: ComponentType<JobApplicationProps>;
  Save: ComponentType<SaveJobProps>;
}

/** What members do with a job. Public pages load it for them; pages of the Verse provide it with `OwnJobs`. */
export const OwnJobContext = createContext<OwnJob>({
  Application: lazy(async () => {
    const { OwnApplication } = await import(/* webpackChunkName: "mf-verse-own-job" */ './applying/own-application');
    return { default: OwnApplication };
  }),
  Save: lazy(async () => {
    const { OwnSave } = await import(/* webpackChunkName: "mf-verse-own-job" */ './own-save');
    return { default: OwnSave };
  }),
});
