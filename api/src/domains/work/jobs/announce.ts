import { addressOf } from '@verse/contract/addresses';
import type { Platform } from '../../../platform/open-platform';
import type { Organisations } from '../../../platform/ports';

/** Pages affected by a change to a job: the list and the job's own page. */
const CHANGE = { areas: ['jobs', 'feeds'], paths: [`${addressOf('public-jobs')}*`] };

type Dependencies = Pick<Platform, 'events'> & { organisations: Pick<Organisations, 'findAll'> };

/** Invalidates the job pages, and the pages of the given organisations, which list their jobs. */
export const createAnnounce =
  ({ events, organisations }: Dependencies) =>
  async (...organisationIds: (string | undefined)[]): Promise<void> => {
    const known = await organisations.findAll(organisationIds.filter((id) => id !== undefined));
    const pages = [...known.values()].map(({ handle }) => addressOf('organisation', { handle }));
    await events.changed({ ...CHANGE, paths: [...CHANGE.paths, ...pages] });
  };

export type Announce = ReturnType<typeof createAnnounce>;
