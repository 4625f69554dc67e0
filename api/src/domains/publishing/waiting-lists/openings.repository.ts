import type { WaitingListName } from '@verse/api-contract/publishing/waiting-lists.values';
import { createDocuments } from '../../../platform/documents';
import { ERASED } from '../../../platform/people';
import type { DbPort } from '../../../store';

/** The opening of a waiting list, after which everyone on it is written to. */
export interface Opening {
  list: WaitingListName;
  /** Path of the page with the offer. */
  path: string;
  at: Date;
  by: string;
}

type OpeningDocument = Omit<Opening, 'list'> & { _id: WaitingListName };

export type OpeningRepository = Awaited<ReturnType<typeof createOpeningRepository>>;

export async function createOpeningRepository(db: DbPort) {
  const openings = await createDocuments<OpeningDocument, Opening>(db, {
    name: 'waiting_openings',
    indexes: [{ by: 1 }],
    toDomain: ({ _id, ...opening }) => ({ list: _id, ...opening }),
  });
  return {
    find: (list: WaitingListName) => openings.find(list),
    /** Returns false if the list is open already. */
    insert: ({ list, ...opening }: Opening): Promise<boolean> => openings.insert({ _id: list, ...opening }),
    forgetOpener: async (by: string): Promise<void> =>
      void (await openings.collection.updateMany({ by }, { $set: { by: ERASED } })),
  };
}
