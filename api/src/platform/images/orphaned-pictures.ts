import { type BlobStore, type DbPort, NAME_OF_BLOB, type StoredDocument } from '../../store';
import type { Job } from '../background';

export interface OrphanedPicturesDependencies {
  blobs: BlobStore;
  db: DbPort;
  /** The names of all collections that may name a picture: what is left out here loses its pictures. */
  collections: readonly string[];
  now: () => Date;
}

/** A picture is stored before the document that shows it. No request takes this long. */
const RESTING_MS = 24 * 60 * 60 * 1000;
/** Names looked for in one reading of all documents: a bound for the memory. */
const AT_ONCE = 50_000;
const PAGE = 200;

const NAMES = new RegExp(NAME_OF_BLOB, 'g');
/** Wherever a document has it, in a text as well: rather one picture too many. */
const namesIn = (document: object) => JSON.stringify(document).match(NAMES) ?? [];

async function* documentsOf(db: DbPort, name: string): AsyncGenerator<object> {
  const collection = db.collection<StoredDocument>(name);
  for (let last = ''; ;) {
    const page = await collection
      .find({ _id: { $gt: last } })
      .sort({ _id: 1 })
      .limit(PAGE)
      .toArray();
    yield* page;
    if (page.length < PAGE) return;
    last = page.at(-1)!._id;
    // Whoever is asking for a page meanwhile goes first.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

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
 * Removes the pictures that no document names any more; each call gives their number. Pictures are shared by what they
 * look like, so only reading everything tells. Two things keep a picture that is just being used: it goes only when it
 * was not put for a day, which the store checks in the step that removes it; and only when the call before this one has
 * found it orphaned too, since a name may move from one document to another while they are read.
 */
function createOrphanRemoval({ blobs, db, collections, now }: OrphanedPicturesDependencies): () => Promise<number> {
  let orphansBefore = new Set<string>();

  return async () => {
    const restingSince = new Date(now().getTime() - RESTING_MS);
    const stillOrphans = new Set<string>();
    let removed = 0;
    for await (const names of inSlices(blobs.restingSince(restingSince))) {
      for (const collection of collections) {
        for await (const document of documentsOf(db, collection))
          for (const name of namesIn(document)) names.delete(name);
      }
      for (const name of names) {
        if (!orphansBefore.has(name)) stillOrphans.add(name);
        else if (await blobs.remove(name, restingSince)) removed += 1;
      }
    }
    orphansBefore = stillOrphans;
    return removed;
  };
}

export const orphanedPicturesJob = (dependencies: OrphanedPicturesDependencies): Job => ({
  name: 'remove-loose-pictures',
  run: createOrphanRemoval(dependencies),
  failed: 'pictures that nothing shows could not be removed',
  done: 'pictures that nothing shows were removed',
});
