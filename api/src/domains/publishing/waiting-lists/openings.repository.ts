import type { WaitingListName } from '@verse/api-contract/publishing/waiting-lists.values';
import { ERASED } from '../../../platform/people';
import { type DbPort, insertIfAbsent } from '../../../store';

/** The opening of a waiting list, after which everyone on it is written to. */
export interface Opening {
  list: WaitingListName;
  /** Path of the page with the offer. */
  path: string;
  at: Date;
  by: string;
}

type OpeningDocument = Omit<Opening, 'list'> & { _id: string };

export type OpeningRepository = Awaited<ReturnType<typeof createOpeningRepository>>;

export async function createOpeningRepository(db: DbPort) {
  const openings = db.collection<OpeningDocument>('waiting_openings');
  await openings.createIndex({ by: 1 });
  return {
    async find(list: WaitingListName): Promise<Opening | undefined> {
      const found = await openings.findOne({ _id: list });
      if (!found) return undefined;
      const { _id, ...opening } = found;
      return { list, ...opening };
    },
    /** Returns false if the list is open already. */
    insert: ({ list, ...opening }: Opening): Promise<boolean> => insertIfAbsent(openings, { _id: list, ...opening }),
    forgetOpener: async (by: string): Promise<void> =>
      void (await openings.updateMany({ by }, { $set: { by: ERASED } })),
  };
}
