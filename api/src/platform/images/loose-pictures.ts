import { NAME_OF_BLOB, type BlobStore } from '../blobs';

interface Page {
  sort(sort: { _id: 1 }): Page;
  limit(count: number): Page;
  toArray(): Promise<{ _id: string }[]>;
}

/** The part of a collection that is needed to read it whole, a page at a time. The storage port's collections have it. */
export interface ReadableCollection {
  find(filter: object): Page;
}

export interface LoosePicturesDependencies {
  blobs: BlobStore;
  /** All that may name a picture: what is left out here loses its pictures. */
  collections: readonly ReadableCollection[];
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

async function* documentsOf(collection: ReadableCollection): AsyncGenerator<object> {
  for (let last = ''; ; ) {
    const page = await collection.find({ _id: { $gt: last } }).sort({ _id: 1 }).limit(PAGE).toArray();
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
 * found it loose too, since a name may move from one document to another while they are read.
 */
export function createLoosePictures({ blobs, collections, now }: LoosePicturesDependencies): () => Promise<number> {
  let looseBefore = new Set<string>();

  return async () => {
    const restingSince = new Date(now().getTime() - RESTING_MS);
    const stillLoose = new Set<string>();
    let removed = 0;
    for await (const names of inSlices(blobs.restingSince(restingSince))) {
      for (const collection of collections) {
        for await (const document of documentsOf(collection)) for (const name of namesIn(document)) names.delete(name);
      }
      for (const name of names) {
        if (!looseBefore.has(name)) stillLoose.add(name);
        else if (await blobs.remove(name, restingSince)) removed += 1;
      }
    }
    looseBefore = stillLoose;
    return removed;
  };
}
