import { type DbPort, insertIfAbsent } from '../../../store';

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

const toWebinar = ({ _id, ...webinar }: WebinarDocument): Webinar => ({ id: _id, ...webinar });

export async function createWebinarRepository(db: DbPort) {
  const webinars = db.collection<WebinarDocument>(WEBINARS);
  await webinars.createIndex({ startsAt: 1 });
  return {
    /** Lists webinars that start after the given time, earliest first. */
    async after(moment: Date): Promise<Webinar[]> {
      const coming = webinars.find({ startsAt: { $gt: moment } }).sort({ startsAt: 1 });
      return (await coming.limit(MOST).toArray()).map(toWebinar);
    },
    async find(id: string): Promise<Webinar | undefined> {
      const found = await webinars.findOne({ _id: id });
      return found ? toWebinar(found) : undefined;
    },
    /** No-op if the webinar already exists. */
    insert: async ({ id, ...webinar }: Webinar) => void (await insertIfAbsent(webinars, { _id: id, ...webinar })),
  };
}
