import { type ComponentType, createContext, lazy } from 'react';
import type { JobApplicationProps } from './applying/apply-act';
import type { SaveJobProps } from './own-save';

interface OwnJob {
  Application: ComponentType<JobApplicationProps>;
  Save: ComponentType<SaveJobProps>;
}

/** Renders a member's actions on a job. Loaded lazily on public pages; Verse pages provide them with `OwnJobs`. */
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
