import type { BlobStore, DbPort, Store } from '../src/store';
import { openTestStore } from './test-store';

export interface LedgerRow {
  _id: string;
  ownerId: string | null;
  bytes: number;
  isSettled: boolean;
}

/** A store that also gives a test its blobs. `change` replaces some of their methods. */
export async function openWatchedBlobs(
  change: (blobs: BlobStore) => Partial<BlobStore> = () => ({}),
): Promise<{ store: Store; blobs: () => BlobStore }> {
  const store = await openTestStore();
  let opened: BlobStore | undefined;
  const openBlobs: Store['openBlobs'] = (place) => {
    const blobs = store.openBlobs(place);
    return (opened = { ...blobs, ...change(blobs) });
  };
  return { store: { ...store, openBlobs }, blobs: () => opened! };
}

export async function sizesIn(blobs: BlobStore): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const name of blobs.list()) sizes.set(name, await blobs.sizeOf(name));
  return sizes;
}

export const ledgerOf = (db: DbPort): Promise<LedgerRow[]> =>
  db.collection<LedgerRow>('stored_blobs').find({}).toArray();

/** Fails unless the ledger has exactly the blobs of the store, with their sizes. */
export async function expectBalanced(db: DbPort, blobs: BlobStore): Promise<void> {
  const rows = (await ledgerOf(db)).map(({ _id, bytes }): [string, number] => [_id, bytes]);
  expect(new Map(rows)).toEqual(await sizesIn(blobs));
}

export const bytesOf = async (db: DbPort, ownerId: string): Promise<number> =>
  (await ledgerOf(db)).reduce((sum, row) => (row.ownerId === ownerId ? sum + row.bytes : sum), 0);
