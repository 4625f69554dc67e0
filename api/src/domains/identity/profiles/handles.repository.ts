import {
  type CollectionPort,
  createId,
  type DbPort,
  insertIfAbsent,
  readInPages,
  type StoredDocument,
} from '../../../store';

/**
 * A handle and the member who uses it now or has used it before. It remains reserved for that member as long as the
 * account is active.
 */
interface HandleDocument extends StoredDocument {
  memberId: string;
  /** Id of the most recent attempt to claim the handle. */
  claim: string;
  since: Date;
  /** Time at which the handle becomes available again. Set once the account has been erased. */
  freeAt?: Date;
}

export type HandleRepository = Awaited<ReturnType<typeof createHandleRepository>>;

const NO_OWNER = '';
const MOST = 200;

async function claimExisting(handles: CollectionPort<HandleDocument>, _id: string, memberId: string, claim: string) {
  return (await handles.updateOne({ _id, memberId }, { $set: { claim } })).matchedCount === 1;
}

export async function createHandleRepository(db: DbPort) {
  const handles = db.collection<HandleDocument>('handles');
  await handles.createIndex({ memberId: 1, _id: 1 });
  await handles.createIndex({ freeAt: 1 }, { sparse: true });
  return {
    /**
     * Claims a handle by inserting it, so that no other member can claim it. A member can reclaim their own handle.
     * Returns the claim id, or undefined if another member holds the handle.
     */
    async claim(handle: string, memberId: string, since: Date): Promise<string | undefined> {
      const claim = createId();
      const isOwn =
        (await claimExisting(handles, handle, memberId, claim)) ||
        (await insertIfAbsent(handles, { _id: handle, memberId, claim, since })) ||
        (await claimExisting(handles, handle, memberId, claim));
      return isOwn ? claim : undefined;
    },
    /** Releases an unused claim; no-op if the handle has since been claimed again. */
    release: async (handle: string, claim: string): Promise<void> =>
      void (await handles.deleteOne({ _id: handle, claim })),
    async findOwner(handle: string): Promise<string | undefined> {
      return (await handles.findOne({ _id: handle }))?.memberId || undefined;
    },
    /** Returns the owners of up to `most` handles that begin with the given text, in the order of the handles. */
    async listOwnersByPrefix(prefix: string, most: number): Promise<string[]> {
      const found = await handles
        .find({ _id: { $gte: prefix, $lt: `${prefix}\uffff` } })
        .sort({ _id: 1 })
        .limit(most)
        .toArray();
      return found.map(({ memberId }) => memberId).filter((memberId) => memberId !== NO_OWNER);
    },
    /** Returns the owner of each handle; omits handles without an owner. */
    async ownersAmong(among: readonly string[]): Promise<Map<string, string>> {
      const found = await handles.find({ _id: { $in: [...among] } }).toArray();
      return new Map(found.flatMap(({ _id, memberId }) => (memberId === NO_OWNER ? [] : [[_id, memberId] as const])));
    },
    async listOfMember(memberId: string): Promise<string[]> {
      const all: string[] = [];
      for await (const { _id } of readInPages(handles, { memberId }, { limit: MOST })) all.push(_id);
      return all;
    },
    /** Detaches the member's handles. They cannot be claimed again before `freeAt`. */
    retire: async (memberId: string, freeAt: Date): Promise<void> =>
      void (await handles.updateMany({ memberId }, { $set: { memberId: NO_OWNER, freeAt } })),
    removeFree: async (now: Date): Promise<number> =>
      (await handles.deleteMany({ freeAt: { $lte: now } })).deletedCount,
  };
}
