import type { BlobStore, DbPort } from '../../store';
import type { Job } from '../background';
import { findPictureNames, readDocuments } from './named-pictures';
import type { PictureReferences } from './picture-references';

export interface OrphanedPicturesDependencies {
  blobs: BlobStore;
  db: DbPort;
  /** Names of all collections that can refer to pictures. If one is missing here, its pictures are deleted. */
  collections: readonly string[];
  references: Pick<PictureReferences, 'forget'>;
  now: () => Date;
}

/**
 * Minimum age of an orphan. A new picture may have no reference yet, because it is stored before the document that
 * shows it. No request takes this long.
 */
const UNUSED_MS = 24 * 60 * 60 * 1000;
/** Number of names checked in one pass over all documents, to bound memory use. */
const AT_ONCE = 50_000;
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
 * Removes pictures that no document refers to. Each call returns the number of removed pictures. Identical pictures are
 * shared, so only a scan of all documents can find orphans. A picture is removed only if two conditions are met. First,
 * it was not stored again within the last day, which the blob store checks on removal. Second, the previous call also
 * found it orphaned, because a single scan can miss a name that moves from one document to another.
 */
function createOrphanRemoval({
  blobs,
  db,
  collections,
  references,
  now,
}: OrphanedPicturesDependencies): () => Promise<number> {
  let orphansBefore = new Set<string>();

  return async () => {
    const unusedSince = new Date(now().getTime() - UNUSED_MS);
    const stillOrphans = new Set<string>();
    let removed = 0;
    for await (const names of inSlices(blobs.unusedSince(unusedSince))) {
      for (const collection of collections) {
        for await (const document of readDocuments(db, collection))
          for (const name of findPictureNames(document)) names.delete(name);
      }
      for (const name of names) {
        if (!orphansBefore.has(name)) stillOrphans.add(name);
        else if (await blobs.remove(name, unusedSince)) {
          await references.forget(name);
          removed += 1;
        }
      }
    }
    orphansBefore = stillOrphans;
    return removed;
  };
}

export const orphanedPicturesJob = (dependencies: OrphanedPicturesDependencies): Job => ({
  name: 'remove-loose-pictures',
  run: createOrphanRemoval(dependencies),
  failed: 'unused pictures could not be removed',
  done: 'unused pictures were removed',
});
