import { type CollectionPort, createId, type DbPort, inPages, insertNew, type StoredDocument } from '../../store';

/** A handle and who has claimed it, now or once: it is never given to somebody else while they are here. */
interface HandleDocument extends StoredDocument {
  memberId: string;
  /** Of the latest try to claim it. */
  claim: string;
  since: Date;
  /** When it becomes free, after the account was erased. */
  freeAt?: Date;
}

export interface HandleRepository {
  /**
   * Claims a handle by inserting it, so that nobody else can; a claim of one's own is
   * taken up again. Gives the claim, unless it is another's.
   */
  claim(handle: string, memberId: string, at: Date): Promise<string | undefined>;
  /** Gives a claim back that came to nothing, and no later one. */
  release(handle: string, claim: string): Promise<void>;
  ownerOf(handle: string): Promise<string | undefined>;
  allOf(memberId: string): Promise<string[]>;
  /** Nobody's, but not free before this moment. */
  retire(memberId: string, freeAt: Date): Promise<void>;
  removeFree(now: Date): Promise<number>;
}

const NOBODY = '';
const MOST = 200;

async function takeUp(handles: CollectionPort<HandleDocument>, _id: string, memberId: string, claim: string) {
  return (await handles.updateOne({ _id, memberId }, { $set: { claim } })).matchedCount === 1;
}

export async function createHandleRepository(db: DbPort): Promise<HandleRepository> {
  const handles = db.collection<HandleDocument>('handles');
  await handles.createIndex({ memberId: 1, _id: 1 });
  await handles.createIndex({ freeAt: 1 }, { sparse: true });
  return {
    async claim(handle, memberId, since) {
      const claim = createId();
      const isOwn =
        (await takeUp(handles, handle, memberId, claim)) ||
        (await insertNew(handles, { _id: handle, memberId, claim, since })) ||
        (await takeUp(handles, handle, memberId, claim));
      return isOwn ? claim : undefined;
    },
    release: async (handle, claim) => void (await handles.deleteOne({ _id: handle, claim })),
    async ownerOf(handle) {
      return (await handles.findOne({ _id: handle }))?.memberId || undefined;
    },
    async allOf(memberId) {
      const all: string[] = [];
      for await (const { _id } of inPages(handles, { memberId }, { limit: MOST })) all.push(_id);
      return all;
    },
    retire: async (memberId, freeAt) =>
      void (await handles.updateMany({ memberId }, { $set: { memberId: NOBODY, freeAt } })),
    removeFree: async (now) => (await handles.deleteMany({ freeAt: { $lte: now } })).deletedCount,
  };
}
