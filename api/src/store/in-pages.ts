import type { CollectionPort, Filter, StoredDocument } from './port';

interface Part {
  /** Begins behind this id. */
  after?: string;
  /** As many at most. */
  limit?: number;
}

/** Documents may have half a megabyte each. */
const PAGE = 20;

/**
 * All documents that match, in the order of their ids, a page at a time: the memory holds one page, and other requests
 * get their turn between two. The filter says nothing of `_id`.
 */
export async function* inPages<T extends StoredDocument>(
  collection: CollectionPort<T>,
  filter: Filter,
  { after = '', limit = Infinity }: Part = {},
): AsyncGenerator<T, void> {
  let last = after;
  for (let left = limit; left > 0; left -= PAGE) {
    const page = await collection
      .find({ ...filter, _id: { $gt: last } })
      .sort({ _id: 1 })
      .limit(Math.min(PAGE, left))
      .toArray();
    yield* page;
    if (page.length < PAGE) return;
    last = page.at(-1)!._id;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
