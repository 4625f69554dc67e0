import { decodeCursor, encodeCursor } from '../http';
import { decodePosition, encodePosition } from './position';
import type { Hits } from './term-search';

interface HitsPage<T> {
  /** Name of the list to which the cursor belongs. */
  list: string;
  cursor?: string | undefined;
  limit: number;
  /** Finds the next hits after a position. */
  find: (before: string, limit: number) => Promise<Hits>;
  /** Returns those of the given documents that the reader may see. */
  read: (ids: readonly string[]) => Promise<readonly T[]>;
  /**
   * Maximum number of hits read. If the reader may see only a few of them, the page is shorter than requested but still
   * has a cursor.
   */
  mostRead?: number;
}

/** Reads a page of found documents, newest first. Reading continues until the page is full. */
export async function readHits<T>({
  list,
  cursor,
  limit,
  find,
  read,
  mostRead = 300,
}: HitsPage<T>): Promise<{ found: T[]; next: string | null }> {
  const from = decodeCursor(list, cursor);
  const found: T[] = [];
  let before: string | undefined = from ? encodePosition(from.at, from.id) : '';
  for (let count = 0; before !== undefined && found.length < limit && count < mostRead; count += limit) {
    const hits = await find(before, limit - found.length);
    found.push(...(await read(hits.ids)));
    ({ before } = hits);
  }
  return { found, next: before === undefined ? null : encodeCursor(list, decodePosition(before)) };
}
