import {
  type CollectionPort,
  createId,
  type DbPort,
  insertIfAbsent,
  readInPages,
  type StoredDocument,
} from '../../store';

/** A handle and the member who claims it, now or formerly: no other member gets it while that one is active. */
interface HandleDocument extends StoredDocument {
  memberId: string;
  /** Of the latest attempt to claim it. */
  claim: string;
  since: Date;
  /** When it becomes free after an erasure. */
  freeAt?: Date;
}

export interface HandleRepository {
  /**
   * Claims a handle by inserting it, so that no other member can. A former claim of the same member is renewed. Returns
   * the claim, or undefined when another member has it.
   */
  claim(handle: string, memberId: string, at: Date): Promise<string | undefined>;
  /** Releases an unused claim, but no later one. */
  release(handle: string, claim: string): Promise<void>;
  findOwner(handle: string): Promise<string | undefined>;
  /** The owners of those of these handles that have one. */
  ownersAmong(handles: readonly string[]): Promise<Map<string, string>>;
  listOfMember(memberId: string): Promise<string[]>;
  /** Releases the member's handles, but blocks them until `freeAt`. */
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
        (await insertIfAbsent(handles, { _id: handle, memberId, claim, since })) ||
        (await takeUp(handles, handle, memberId, claim));
      return isOwn ? claim : undefined;
    },
    release: async (handle, claim) => void (await handles.deleteOne({ _id: handle, claim })),
    async findOwner(handle) {
      return (await handles.findOne({ _id: handle }))?.memberId || undefined;
    },
    async ownersAmong(among) {
      const found = await handles.find({ _id: { $in: [...among] } }).toArray();
      return new Map(found.flatMap(({ _id, memberId }) => (memberId === NOBODY ? [] : [[_id, memberId] as const])));
    },
    async listOfMember(memberId) {
      const all: string[] = [];
      for await (const { _id } of readInPages(handles, { memberId }, { limit: MOST })) all.push(_id);
      return all;
    },
    retire: async (memberId, freeAt) =>
      void (await handles.updateMany({ memberId }, { $set: { memberId: NOBODY, freeAt } })),
    removeFree: async (now) => (await handles.deleteMany({ freeAt: { $lte: now } })).deletedCount,
  };
}
