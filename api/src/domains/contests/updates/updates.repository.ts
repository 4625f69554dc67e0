import { MOST_UPDATES, type UpdateRemover } from '@verse/api-contract/contests/contest-updates.values';
import { createDocuments } from '../../../platform/documents';
import { createPending, type PendingOptions } from '../../../platform/pending';
import { ERASED } from '../../../platform/people';
import type { DbPort } from '../../../store';

/** Message of an organisation to the entrants of its contest. Never edited, because entrants were notified of it. */
export interface ContestUpdate {
  id: string;
  contestId: string;
  authorId: string;
  title: string;
  text: string;
  at: Date;
  /** The text of a removed update is deleted; that there was one stays. */
  removal?: { by: UpdateRemover; at: Date };
  /** Whether a moderator's decision hides the update. Its text is kept, because the decision can be taken back. */
  isHidden?: boolean;
  /** Set until all entrants are notified. */
  untoldSince?: Date;
}

type UpdateDocument = Omit<ContestUpdate, 'id'> & { _id: string };

export async function createUpdateRepository(db: DbPort) {
  const updates = await createDocuments<UpdateDocument, ContestUpdate>(db, {
    name: 'contest_updates',
    indexes: [
      { contestId: 1, at: -1 },
      { authorId: 1, _id: 1 },
    ],
    toDomain: ({ _id, ...update }) => ({ id: _id, ...update }),
  });
  return {
    find: (id: string) => updates.find(id),
    /** Returns false if the id is taken. */
    insert: ({ id, ...update }: ContestUpdate) => updates.insert({ _id: id, ...update }),
    list: (contestId: string) => updates.list({ contestId }, { sort: { at: -1 }, limit: MOST_UPDATES }),
    /** Returns false if the update was removed before. */
    remove: async (id: string, removal: NonNullable<ContestUpdate['removal']>) =>
      (await updates.update(
        { _id: id, removal: { $exists: false } },
        { $set: { removal, title: '', text: '' }, $unset: { untoldSince: '' } },
      )) !== undefined,
    setHidden: async (id: string, isHidden: boolean) =>
      void (await updates.collection.updateOne(
        { _id: id },
        isHidden ? { $set: { isHidden } } : { $unset: { isHidden: '' } },
      )),
    openUntold: ({ run, now }: Pick<PendingOptions<ContestUpdate>, 'run' | 'now'>) =>
      createPending(updates, { field: 'untoldSince', run, now, lostAfterMs: 0 }),
    ofAuthor: (authorId: string) => updates.each({ authorId }),
    forget: async (authorId: string) =>
      void (await updates.collection.updateMany({ authorId }, { $set: { authorId: ERASED } })),
  };
}

export type UpdateRepository = Awaited<ReturnType<typeof createUpdateRepository>>;
