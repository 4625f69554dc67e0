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
  /** Who may find it; the caller checks again when it reads. */
  audiences: readonly TagAudience[];
}

interface TagIndexOptions {
  collection: string;
  /** The collection of the names of all tags. */
  names: string;
  /** The field of an entry that refers to its document. */
  owner: string;
}

/** Which documents have a tag, newest first. */
export interface TagIndex {
  put(document: Tagged): Promise<void>;
  remove(id: string): Promise<void>;
  /** Forgets the names of those that no document has any more. */
  forgetUnused(tags: readonly string[]): Promise<void>;
  find(audience: TagAudience, tag: string, before: string, limit: number): Promise<Hits>;
  /** Tags that begin so and that documents have had, in alphabetical order. */
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

/** Most hits that one page reads: a reader who sees few of them gets a short page and a cursor. */
const MOST_READ = 300;

interface TagPageRequest {
  audience: TagAudience;
  tag: string;
  /** Name of the list, to which the cursor belongs. */
  list: string;
  cursor: string | undefined;
  limit: number;
}

/** Reads documents with a tag, newest first, until the page has as many as `read` keeps of them. */
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
