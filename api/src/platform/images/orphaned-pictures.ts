import type { BlobStore, DbPort } from '../../store';
import type { Job } from '../background';
import { findPictureNames, readDocuments } from './named-pictures';
import type { PictureReferences } from './picture-references';

export interface OrphanedPicturesDependencies {
  blobs: BlobStore;
  db: DbPort;
  /** The names of all collections that may refer to a picture: a collection missing here loses its pictures. */
  collections: readonly string[];
  references: Pick<PictureReferences, 'forget'>;
  now: () => Date;
}

/** A picture is stored before the document that shows it. No request takes this long. */
const RESTING_MS = 24 * 60 * 60 * 1000;
/** Number of names checked in one pass over all documents, to bound memory. */
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
 * Removes pictures that no document refers to; each call returns their number. Equal pictures are shared, so only a
 * scan
 * of all documents can tell. Two conditions protect a picture in use: it was not stored again for a day, which the
 * store checks as it removes it; and the previous call found it orphaned too, since a name may move from one document
 * to another during the scan.
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
    const restingSince = new Date(now().getTime() - RESTING_MS);
    const stillOrphans = new Set<string>();
    let removed = 0;
    for await (const names of inSlices(blobs.restingSince(restingSince))) {
      for (const collection of collections) {
        for await (const document of readDocuments(db, collection))
          for (const name of findPictureNames(document)) names.delete(name);
      }
      for (const name of names) {
        if (!orphansBefore.has(name)) stillOrphans.add(name);
        else if (await blobs.remove(name, restingSince)) {
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
