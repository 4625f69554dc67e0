import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';
import type { ChosenWeek } from './nomination';

type WeekDocument = Omit<ChosenWeek, 'id'> & { _id: string; untoldSince?: Date };

export type WeekRepository = Awaited<ReturnType<typeof createWeekRepository>>;

export async function createWeekRepository(db: DbPort) {
  const documents = await createDocuments<WeekDocument, ChosenWeek>(db, {
    name: 'chosen_weeks',
    toDomain: ({ _id, untoldSince: _, ...week }) => ({ id: _id, ...week }),
  });
  return {
    documents,
    find: (id: string) => documents.find(id),
    /** Returns false if the week is closed already. `untoldSince` marks that the winners are not told. */
    insert: ({ id, ...week }: ChosenWeek) => documents.insert({ _id: id, ...week, untoldSince: week.closedAt }),
    /** Lists weeks before the given one, newest first. */
    listBefore: (id: string, limit: number) => documents.list({ _id: { $lt: id } }, { sort: { _id: -1 }, limit }),
  };
}
