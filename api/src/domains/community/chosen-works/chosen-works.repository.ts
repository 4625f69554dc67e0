import { createDocuments } from '../../../platform/documents';
import { afterCursor, type DbPort, type KeysetCursor } from '../../../store';
import { chosenAt, type ChosenWork, newChosenWork } from './chosen-work';

/** `at` is the epoch if all choices of the work were taken back. */
type ChosenDocument = Omit<ChosenWork, 'id'> & { _id: string; isListed: boolean; at: Date };

export type ChosenRow = ChosenWork & { at: Date };

/** Maximum number of attempts. Rarely reached, because only concurrent choices of one work compete. */
const TRIES = 20;
const NEVER = new Date(0);

export type ChosenWorkRepository = Awaited<ReturnType<typeof createChosenWorkRepository>>;

export async function createChosenWorkRepository(db: DbPort) {
  const documents = await createDocuments<ChosenDocument, ChosenRow>(db, {
    name: 'chosen_works',
    indexes: [
      { isListed: 1, at: -1, _id: -1 },
      { memberId: 1, _id: 1 },
      [{ 'week.id': 1, _id: 1 }, { sparse: true }],
      [{ 'staff.curatorId': 1, _id: 1 }, { sparse: true }],
    ],
    toDomain: ({ _id, isListed: _, ...row }) => ({ id: _id, ...row }),
  });

  function toFields(row: ChosenWork) {
    const at = chosenAt(row);
    return { memberId: row.memberId, week: row.week, staff: row.staff, isListed: at !== null, at: at ?? NEVER };
  }

  return {
    find: (id: string) => documents.find(id),
    /** Lists works with a choice that counts, last chosen first. */
    listed: (cursor: KeysetCursor | undefined, limit: number) =>
      documents.list(
        { isListed: true, ...afterCursor('at', cursor, 'newest-first') },
        { sort: { at: -1, _id: -1 }, limit },
      ),
    /** Changes a choice under its revision. `change` returns undefined to leave it as it is. */
    async change(
      { id, memberId }: Pick<ChosenWork, 'id' | 'memberId'>,
      change: (row: ChosenWork) => ChosenWork | undefined,
    ): Promise<void> {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const kept = await documents.find(id);
        const next = change(kept ?? newChosenWork(id, memberId));
        if (!next) return;
        const fields = toFields(next);
        const isSaved = kept
          ? await documents.update({ _id: id, acts: kept.acts }, { $set: fields, $inc: { acts: 1 } })
          : await documents.insert({ _id: id, ...fields, acts: 1 });
        if (isSaved) return;
      }
      throw new Error(`the choice of work ${id} keeps changing`);
    },
    ofWeek: (week: string) => documents.each({ 'week.id': week }),
    ofMember: (memberId: string) => documents.each({ memberId }),
    chosenBy: (curatorId: string) => documents.each({ 'staff.curatorId': curatorId }),
    remove: (id: string) => documents.remove(id),
  };
}
