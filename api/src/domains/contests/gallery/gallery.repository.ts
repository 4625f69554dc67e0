import { createDocuments } from '../../../platform/documents';
import type { PictureRecord } from '../../../platform/images';
import { createPending, type PendingOptions } from '../../../platform/pending';
import type { DbPort } from '../../../store';

/** An entry that a maker has agreed to show, with the id of the entry. */
export interface GalleryRow {
  id: string;
  contestId: string;
  agreedIds: string[];
  /** Set once the entry can be shown: the results are published, and all makers have agreed. */
  rank?: number;
  /** The entry's first picture, in small sizes. */
  picture?: PictureRecord;
  /** When the row was marked because the results are published. */
  readyAt?: Date;
  /** Set until the row has its rank and picture. */
  unpreparedSince?: Date;
}

type GalleryDocument = Omit<GalleryRow, 'id'> & { _id: string };

export const GALLERY = 'contest_gallery';

export type GalleryRepository = Awaited<ReturnType<typeof createGalleryRepository>>;

export async function createGalleryRepository(db: DbPort) {
  const rows = await createDocuments<GalleryDocument, GalleryRow>(db, {
    name: GALLERY,
    indexes: [
      { contestId: 1, rank: 1 },
      { contestId: 1, readyAt: 1 },
      { agreedIds: 1, _id: 1 },
    ],
    toDomain: ({ _id, ...row }) => ({ id: _id, ...row }),
  });

  return {
    find: (id: string) => rows.find(id),
    /** @param readyAt the current time if the results are published */
    async agree(id: string, contestId: string, memberId: string, readyAt: Date | undefined) {
      await rows.insert({ _id: id, contestId, agreedIds: [] });
      const ready = readyAt ? { $set: { readyAt, unpreparedSince: readyAt } } : {};
      return rows.update({ _id: id }, { $addToSet: { agreedIds: memberId }, ...ready });
    },
    /** Hides the entry. Its picture is removed. */
    disagree: async (id: string, memberId: string) =>
      void (await rows.collection.updateOne(
        { _id: id },
        { $pull: { agreedIds: memberId }, $unset: { rank: '', picture: '', unpreparedSince: '', readyAt: '' } },
      )),
    /** Marks the rows of a contest with results, so that they are prepared. */
    markReady: async (contestId: string, readyAt: Date) =>
      void (await rows.collection.updateMany(
        { contestId, readyAt: { $exists: false } },
        { $set: { readyAt, unpreparedSince: readyAt } },
      )),
    openUnprepared: ({ run, now }: Pick<PendingOptions<GalleryRow>, 'run' | 'now'>) =>
      createPending(rows, { field: 'unpreparedSince', run, now }),
    /** Lists the rows after a rank that can be shown, best first. */
    page: (contestId: string, after: number, limit: number) =>
      rows.list({ contestId, rank: { $gt: after } }, { sort: { rank: 1 }, limit }),
    ofMember: (memberId: string) => rows.each({ agreedIds: memberId }),
    /** Removes a member who left. The entry of the others stays. */
    forget: async (id: string, memberId: string) =>
      void (await rows.collection.updateOne({ _id: id }, { $pull: { agreedIds: memberId } })),
    remove: (id: string) => rows.remove(id),
  };
}
