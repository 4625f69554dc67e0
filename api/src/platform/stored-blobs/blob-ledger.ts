import { randomUUID } from 'node:crypto';
import { type BlobStore, type DbPort, insertIfAbsent } from '../../store';
import type { Quota, Quotas } from '../quotas';

/** Owner of what staff upload for the site, such as products, and of sample content. It has no quota. */
export const SITE_OWNER = 'site';

/** A row of the ledger. A blob has exactly one row, however many documents refer to it. */
interface BlobRow {
  /** Name of the blob. */
  _id: string;
  /**
   * Account that the bytes count against, a guest's record such as `order:5f0c…`, or `SITE_OWNER`. Null once the
   * account is erased, until the next owner is found.
   */
  ownerId: string | null;
  bytes: number;
  /** Time of the last put. */
  putAt: Date;
  /** Identifies the last put. */
  token: string;
  /** Whether the bytes are known to be stored. */
  isSettled: boolean;
}

interface Dependencies {
  db: DbPort;
  blobs: BlobStore;
  now: () => Date;
  quotas: Pick<Quotas, 'create'>;
  /** Quota of an account, in bytes. */
  bytes: number;
  /** Quota of a guest's record, in bytes. */
  recordBytes: number;
  /** Counts the bytes that an account has announced but not sent yet. */
  announcedBytes: (accountId: string) => Promise<number>;
}

const BATCH = 500;
/** Ids of accounts have no colon. */
const isRecord = (ownerId: string) => ownerId.includes(':');

/** Creates the quotas of accounts and of guests' records, which are counted from the rows. */
function createReserve(
  {
    quotas,
    bytes,
    recordBytes,
    announcedBytes,
  }: Pick<Dependencies, 'quotas' | 'bytes' | 'recordBytes' | 'announcedBytes'>,
  bytesOf: (ownerId: string) => Promise<number>,
): Quota {
  const ofAccounts = quotas.create({
    name: 'stored-bytes',
    most: bytes,
    message: 'Your account is full. Delete some pictures or files. Their space is free again after about a day.',
    count: async (accountId) => (await bytesOf(accountId)) + (await announcedBytes(accountId)),
  });
  const ofRecords = quotas.create({
    name: 'stored-record-bytes',
    most: recordBytes,
    message: 'There’s no more room for files here.',
    count: bytesOf,
  });
  return async (ownerId, amount = 0) => {
    if (ownerId === SITE_OWNER || amount === 0) return;
    await (isRecord(ownerId) ? ofRecords : ofAccounts)(ownerId, amount);
  };
}

export type BlobLedger = Awaited<ReturnType<typeof createBlobLedger>>;

/**
 * The only way to store and remove blobs. Each blob has a row with its owner and size, written before the bytes and
 * removed after them. Therefore, a process killed at any point leaves a row without bytes, which `settle` removes,
 * but no bytes without a row. An owner's quota is the sum of its rows: bytes count until they are gone.
 */
export async function createBlobLedger({ db, blobs, now, quotas, bytes, recordBytes, announcedBytes }: Dependencies) {
  const rows = db.collection<BlobRow>('stored_blobs');
  await rows.createIndex({ ownerId: 1, _id: 1 });
  await rows.createIndex({ isSettled: 1, putAt: 1 });

  async function bytesOf(ownerId: string): Promise<number> {
    let total = 0;
    for await (const row of rows.find({ ownerId }).project({ bytes: 1 })) total += row.bytes ?? 0;
    return total;
  }

  const reserve = createReserve({ quotas, bytes, recordBytes, announcedBytes }, bytesOf);

  /** Removes the row of a put that failed, unless the bytes are stored all the same. */
  async function forgetAbsent(name: string, token: string): Promise<void> {
    if ((await blobs.sizeOf(name)) === 0) await rows.deleteOne({ _id: name, token });
  }

  /** Stores bytes for which space was reserved. The first owner of identical bytes keeps them. */
  async function put(name: string, content: Uint8Array, ownerId: string): Promise<void> {
    const token = randomUUID();
    const { upsertedCount } = await rows.updateOne(
      { _id: name },
      { $set: { putAt: now(), token, isSettled: false }, $setOnInsert: { ownerId, bytes: content.length } },
      { upsert: true },
    );
    if (upsertedCount === 0) await rows.updateOne({ _id: name, ownerId: null }, { $set: { ownerId } });
    try {
      await blobs.put(name, content);
    } catch (error) {
      await forgetAbsent(name, token).catch(() => undefined);
      throw error;
    }
  }

  async function remove(name: string, unusedSince: Date): Promise<boolean> {
    const isOld = { _id: name, putAt: { $lt: unusedSince } };
    await rows.updateOne(isOld, { $set: { isSettled: false } });
    if (!(await blobs.remove(name, unusedSince))) return false;
    await rows.deleteOne(isOld);
    return true;
  }

  return {
    get: blobs.get,
    /**
     * Reserves space for bytes that are then put.
     *
     * @throws AppError `limit` if the owner's quota is reached
     */
    reserve,
    put,
    bytesOf,
    /** Removes a blob unless it was put again since the given time. Returns false if it was, or if it is missing. */
    remove,

    /** Removes a blob with a random name that no document refers to. */
    async discard(name: string): Promise<void> {
      await blobs.remove(name, new Date(now().getTime() + 1));
      await rows.deleteOne({ _id: name });
    },

    /** Returns those of the names that no row or an erased account owns. */
    async unowned(names: Iterable<string>): Promise<Set<string>> {
      const found = new Set(names);
      const all = [...found];
      for (let at = 0; at < all.length; at += BATCH) {
        const known = rows.find({ _id: { $in: all.slice(at, at + BATCH) } }).project({ ownerId: 1 });
        for await (const { _id, ownerId } of known) if (ownerId !== null) found.delete(_id!);
      }
      return found;
    },

    /** Gives a stored blob its owner, unless it has one. */
    async adopt(name: string, ownerId: string): Promise<void> {
      const size = await blobs.sizeOf(name);
      // The oldest time, because no upload of it is running.
      const row = { _id: name, ownerId, bytes: size, putAt: new Date(0), token: randomUUID(), isSettled: false };
      if (size > 0 && (await insertIfAbsent(rows, row))) return;
      await rows.updateOne({ _id: name, ownerId: null }, { $set: { ownerId } });
    },

    /** Removes rows older than the given time whose bytes were never stored, or are gone. Returns their number. */
    async settle(before: Date): Promise<number> {
      let removed = 0;
      for (;;) {
        const open = await rows
          .find({ isSettled: false, putAt: { $lt: before } })
          .sort({ putAt: 1 })
          .limit(BATCH)
          .toArray();
        for (const { _id, token } of open) {
          if ((await blobs.sizeOf(_id)) > 0) await rows.updateOne({ _id, token }, { $set: { isSettled: true } });
          else removed += (await rows.deleteOne({ _id, token })).deletedCount;
        }
        if (open.length < BATCH) return removed;
      }
    },

    /** Erasure takes the bytes from the account. Those that others still need get another owner. */
    personalData: {
      name: 'storedBlobs',
      export: async () => [],
      erase: async (ownerId: string) => void (await rows.updateMany({ ownerId }, { $set: { ownerId: null } })),
    },
  };
}
