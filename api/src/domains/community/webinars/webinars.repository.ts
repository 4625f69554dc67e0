import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';

export interface Webinar {
  id: string;
  title: string;
  startsAt: Date;
  minutes: number;
  /** Incremented by each change, so that calendar apps update webinars that they have already imported. */
  version: number;
}

type WebinarDocument = Omit<Webinar, 'id'> & { _id: string };

export type WebinarRepository = Awaited<ReturnType<typeof createWebinarRepository>>;

export const WEBINARS = 'webinars';
const MOST = 20;

export async function createWebinarRepository(db: DbPort) {
  const webinars = await createDocuments<WebinarDocument, Webinar>(db, {
    name: WEBINARS,
    indexes: [{ startsAt: 1 }],
    toDomain: ({ _id, ...webinar }) => ({ id: _id, ...webinar }),
  });
  return {
    /** Lists webinars that start after the given time, earliest first. */
    after: (moment: Date): Promise<Webinar[]> =>
      webinars.list({ startsAt: { $gt: moment } }, { sort: { startsAt: 1 }, limit: MOST }),
    find: (id: string) => webinars.find(id),
    /** No-op if the webinar already exists. */
    insert: async ({ id, ...webinar }: Webinar) => void (await webinars.insert({ _id: id, ...webinar })),
  };
}
