import { DAY_MS } from '@verse/api-contract/time';
import type { BlobStore, DbPort, StoredDocument } from '../../store';
import type { Job } from '../background';
import { type BlobLedger, SITE_OWNER } from '../stored-blobs';
import { findPictureNames, readDocuments } from './named-pictures';
import type { PictureReferences } from './picture-references';

/** A collection whose documents refer to pictures and files. */
export interface BlobHolder {
  collection: string;
  /** Owner of a picture or file of the document; undefined if it belongs to another document. */
  ownerOf: (document: StoredDocument, name: string) => string | undefined;
}

export interface BlobKeepingDependencies {
  blobs: Pick<BlobStore, 'list' | 'unusedSince'>;
  ledger: Pick<BlobLedger, 'unowned' | 'adopt' | 'remove' | 'settle'>;
  db: DbPort;
  /** All collections that can refer to pictures. If one is missing here, its pictures are deleted. */
  holders: readonly BlobHolder[];
  references: Pick<PictureReferences, 'forget'>;
  now: () => Date;
}

/**
 * Minimum age of an orphan. A new picture may have no reference yet, because it is stored before the document that
 * shows it. No request takes this long.
 */
const UNUSED_MS = DAY_MS;
/** Number of names checked in one pass over all documents, to bound memory use. */
const AT_ONCE = 50_000;
const FILLED = 'stored-blobs';

async function* inSlices(names: AsyncIterable<string>): AsyncGenerator<Set<string>> {
  let slice = new Set<string>();
  for await (const name of names) {
    slice.add(name);
    if (slice.size < AT_ONCE) continue;
    yield slice;
    slice = new Set();
  }
  if (slice.size > 0) yield slice;
}

/**
 * Removes from `names` those that a document refers to, and gives each name without an owner the owner that its
 * documents name.
 */
async function findUnused(names: Set<string>, { db, ledger, holders }: BlobKeepingDependencies): Promise<void> {
  const unowned = await ledger.unowned(names);
  const owners = new Map<string, string>();
  for (const { collection, ownerOf } of holders) {
    for await (const document of readDocuments(db, collection)) {
      for (const name of findPictureNames(document)) {
        names.delete(name);
        const ownerId = unowned.has(name) && !owners.has(name) ? ownerOf(document, name) : undefined;
        if (ownerId) owners.set(name, ownerId);
      }
    }
  }
  for (const name of unowned) await ledger.adopt(name, owners.get(name) ?? SITE_OWNER);
}

/**
 * Removes pictures that no document refers to. Each call returns the number of removed pictures. Identical pictures are
 * shared, so only a scan of all documents can find orphans. A picture is removed only if two conditions are met. First,
 * it was not stored again within the last day, which the blob store checks on removal. Second, the previous call also
 * found it orphaned, because a single scan can miss a name that moves from one document to another.
 */
function createOrphanRemoval(dependencies: BlobKeepingDependencies): () => Promise<number> {
  const { blobs, ledger, references, now } = dependencies;
  let orphansBefore = new Set<string>();

  return async () => {
    const unusedSince = new Date(now().getTime() - UNUSED_MS);
    const stillOrphans = new Set<string>();
    let removed = 0;
    for await (const names of inSlices(blobs.unusedSince(unusedSince))) {
      await findUnused(names, dependencies);
      for (const name of names) {
        if (!orphansBefore.has(name)) stillOrphans.add(name);
        else if (await ledger.remove(name, unusedSince)) {
          await references.forget(name);
          removed += 1;
        }
      }
    }
    orphansBefore = stillOrphans;
    await ledger.settle(unusedSince);
    return removed;
  };
}

/** One-time migration that gives owners to the blobs of earlier releases. The hourly job does so for stragglers. */
export async function fillLedger(dependencies: BlobKeepingDependencies): Promise<void> {
  const settings = dependencies.db.collection('settings');
  if (await settings.findOne({ _id: FILLED })) return;
  for await (const names of inSlices(dependencies.blobs.list())) await findUnused(names, dependencies);
  await settings.updateOne({ _id: FILLED }, { $set: { at: dependencies.now() } }, { upsert: true });
}

export const orphanedPicturesJob = (dependencies: BlobKeepingDependencies): Job => ({
  name: 'remove-loose-pictures',
  run: createOrphanRemoval(dependencies),
  failed: 'failed to remove unused pictures',
  done: 'removed unused pictures',
});
