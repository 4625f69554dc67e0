import type { CollectionPort, Filter, StoredDocument } from './port';

interface Part {
  /** Starts after this id. */
  after?: string;
  limit?: number;
}

/** Small, because a document may be half a megabyte in size. */
const PAGE = 20;

/**
 * Yields all matching documents by id, a page at a time, so that memory holds only one page and other requests run
 * between pages. The filter must not restrict `_id`.
 */
export async function* readInPages<T extends StoredDocument>(
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
