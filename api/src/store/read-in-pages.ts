import type { CollectionPort, Filter, StoredDocument } from './port';

interface Part {
  /** Start after this id. */
  after?: string;
  limit?: number;
}

/** Small, because a single document may be half a megabyte. */
const PAGE = 20;

/**
 * Yields all matching documents in id order, reading one page at a time, so that memory holds only one page and other
 * requests can run between pages. The filter must not restrict `_id`.
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
