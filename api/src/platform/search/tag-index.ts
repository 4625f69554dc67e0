import { type DbPort, insertIfAbsent, type StoredDocument } from '../../store';
import { decodeCursor, encodeCursor } from '../http';
import { decodePosition, encodePosition } from './position';
import { createTermIndex, type Hits } from './term-index';

export type TagAudience = 'guest' | 'member';
const PREFIX: Record<TagAudience, string> = { guest: 'g#', member: 'm#' };

const MOST_NAMES = 20;

interface Tagged {
  id: string;
  at: Date;
  tags: readonly string[];
  /** Readers who may find the document. The caller checks the rights again when it reads the document. */
  audiences: readonly TagAudience[];
}

interface TagIndexOptions {
  collection: string;
  /** Collection of the names of all tags. */
  names: string;
  /** Field of an entry with the id of its document. */
  owner: string;
}

/** Index of documents by tag, newest first. */
export interface TagIndex {
  put(document: Tagged): Promise<void>;
  remove(id: string): Promise<void>;
  /** Removes the names of tags without documents. */
  forgetUnused(tags: readonly string[]): Promise<void>;
  find(audience: TagAudience, tag: string, before: string, limit: number): Promise<Hits>;
  /** Returns tags that start with `start` and that documents have or had, in alphabetical order. */
  beginningWith(start: string): Promise<string[]>;
}

export async function createTagIndex(
  db: DbPort,
  { collection, names: namesCollection, owner }: TagIndexOptions,
): Promise<TagIndex> {
  const index = await createTermIndex(db, { collection, owner });
  const names = db.collection<StoredDocument>(namesCollection);
  const find: TagIndex['find'] = (audience, tag, before, limit) =>
    index.find({ terms: [PREFIX[audience] + tag], before, skip: 0, limit });
  return {
    find,
    remove: index.remove,
    async put({ id, at, tags, audiences }) {
      const terms = tags.flatMap((tag) => audiences.map((audience) => PREFIX[audience] + tag));
      if (terms.length === 0) return index.remove(id);
      await index.put({ id, at, terms });
      for (const tag of tags) await insertIfAbsent(names, { _id: tag });
    },
    async forgetUnused(tags) {
      for (const tag of tags) {
        const { total } = await find('member', tag, '', 1);
        if (total.count === 0) await names.deleteOne({ _id: tag });
      }
    },
    async beginningWith(start) {
      const found = names.find({ _id: { $gte: start, $lt: `${start}\u{10ffff}` } }).sort({ _id: 1 });
      return (await found.limit(MOST_NAMES).toArray()).map(({ _id }) => _id);
    },
  };
}

/** Maximum number of hits read for one page. A reader who may see few of them gets a short page and a cursor. */
const MOST_READ = 300;

interface TagPageRequest {
  audience: TagAudience;
  tag: string;
  /** Name of the list that the cursor belongs to. */
  list: string;
  cursor: string | undefined;
  limit: number;
}

/**
 * Reads a page of documents with a tag, newest first. `read` returns the documents that the reader may see; reading
 * continues until the page is full.
 */
export async function readTagPage<T>(
  index: Pick<TagIndex, 'find'>,
  { audience, tag, list, cursor, limit }: TagPageRequest,
  read: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<{ found: T[]; next: string | null }> {
  const from = decodeCursor(list, cursor);
  const found: T[] = [];
  let before: string | undefined = from ? encodePosition(from.at, from.id) : '';
  for (let count = 0; before !== undefined && found.length < limit && count < MOST_READ; count += limit) {
    const hits = await index.find(audience, tag, before, limit - found.length);
    found.push(...(await read(hits.ids)));
    ({ before } = hits);
  }
  return { found, next: before === undefined ? null : encodeCursor(list, decodePosition(before)) };
}
