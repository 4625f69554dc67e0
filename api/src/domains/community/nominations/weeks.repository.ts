import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';
import type { ChosenWeek } from './nomination';

type WeekDocument = Omit<ChosenWeek, 'id'> & { _id: string; untoldSince?: Date; unlistedSince?: Date };

export type WeekRepository = Awaited<ReturnType<typeof createWeekRepository>>;

export async function createWeekRepository(db: DbPort) {
  const documents = await createDocuments<WeekDocument, ChosenWeek>(db, {
    name: 'chosen_weeks',
    toDomain: ({ _id, untoldSince: _, unlistedSince: __, ...week }) => ({ id: _id, ...week }),
  });
  return {
    documents,
    find: (id: string) => documents.find(id),
    /** Returns false if the week is closed already. The marks say that the winners are not told and not listed. */
    insert: ({ id, ...week }: ChosenWeek) =>
      documents.insert({ _id: id, ...week, untoldSince: week.closedAt, unlistedSince: week.closedAt }),
    /** Marks that the works of the week must be listed again. Returns undefined if the week is not closed. */
    markUnlisted: (id: string, at: Date) => documents.update({ _id: id }, { $set: { unlistedSince: at } }),
    /** Weeks closed by earlier releases, which did not list works. */
    markAllUnlisted: (at: Date) => documents.collection.updateMany({}, { $set: { unlistedSince: at } }),
    /** Lists weeks before the given one, newest first. */
    listBefore: (id: string, limit: number) => documents.list({ _id: { $lt: id } }, { sort: { _id: -1 }, limit }),
  };
}
