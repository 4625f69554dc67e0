import {
  type CollectionPort,
  createId,
  type DbPort,
  insertIfAbsent,
  readInPages,
  type StoredDocument,
} from '../../store';

/**
 * A handle with the member who uses it or used it earlier. It stays reserved for that member while the account is
 * active.
 */
interface HandleDocument extends StoredDocument {
  memberId: string;
  /** Id of the latest attempt to claim the handle. */
  claim: string;
  since: Date;
  /** Time at which the handle becomes available after the account was erased. */
  freeAt?: Date;
}

export interface HandleRepository {
  /**
   * Claims a handle by inserting it, so that no other member can. A handle that the member already has is claimed
   * again. Returns the id of the claim, or undefined when another member has the handle.
   */
  claim(handle: string, memberId: string, at: Date): Promise<string | undefined>;
  /** Releases an unused claim; has no effect when the handle has been claimed again since. */
  release(handle: string, claim: string): Promise<void>;
  findOwner(handle: string): Promise<string | undefined>;
  /** Returns the owners of the handles; omits handles without an owner. */
  ownersAmong(handles: readonly string[]): Promise<Map<string, string>>;
  listOfMember(memberId: string): Promise<string[]>;
  /** Detaches the member's handles; they cannot be claimed before `freeAt`. */
  retire(memberId: string, freeAt: Date): Promise<void>;
  removeFree(now: Date): Promise<number>;
}

const NO_OWNER = '';
const MOST = 200;

async function claimExisting(handles: CollectionPort<HandleDocument>, _id: string, memberId: string, claim: string) {
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
        (await claimExisting(handles, handle, memberId, claim)) ||
        (await insertIfAbsent(handles, { _id: handle, memberId, claim, since })) ||
        (await claimExisting(handles, handle, memberId, claim));
      return isOwn ? claim : undefined;
    },
    release: async (handle, claim) => void (await handles.deleteOne({ _id: handle, claim })),
    async findOwner(handle) {
      return (await handles.findOne({ _id: handle }))?.memberId || undefined;
    },
    async ownersAmong(among) {
      const found = await handles.find({ _id: { $in: [...among] } }).toArray();
      return new Map(found.flatMap(({ _id, memberId }) => (memberId === NO_OWNER ? [] : [[_id, memberId] as const])));
    },
    async listOfMember(memberId) {
      const all: string[] = [];
      for await (const { _id } of readInPages(handles, { memberId }, { limit: MOST })) all.push(_id);
      return all;
    },
    retire: async (memberId, freeAt) =>
      void (await handles.updateMany({ memberId }, { $set: { memberId: NO_OWNER, freeAt } })),
    removeFree: async (now) => (await handles.deleteMany({ freeAt: { $lte: now } })).deletedCount,
  };
}
