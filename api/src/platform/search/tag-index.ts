import { type DbPort, insertIfAbsent, type StoredDocument } from '../../store';
import { createTermIndex } from './term-index';
import type { Hits } from './term-search';

export type TagAudience = 'guest' | 'member';
const PREFIX: Record<TagAudience, string> = { guest: 'g#', member: 'm#' };

const MOST_NAMES = 20;

interface Tagged {
  id: string;
  at: Date;
  tags: readonly string[];
  /** Audiences that may find the document. The caller checks access again when reading the document. */
  audiences: readonly TagAudience[];
}

interface TagIndexOptions {
  collection: string;
  /** Collection containing the names of all tags. */
  names: string;
  /** Field of an entry that contains its document's id. */
  owner: string;
}

/** Index of documents by tag, newest first. */
export type TagIndex = Awaited<ReturnType<typeof createTagIndex>>;

export async function createTagIndex(db: DbPort, { collection, names: namesCollection, owner }: TagIndexOptions) {
  const index = await createTermIndex(db, { collection, owner });
  const names = db.collection<StoredDocument>(namesCollection);
  const find = (audience: TagAudience, tag: string, before: string, limit: number): Promise<Hits> =>
    index.find({ terms: [PREFIX[audience] + tag], before, skip: 0, limit });
  return {
    find,
    remove: index.remove,
    async put({ id, at, tags, audiences }: Tagged): Promise<void> {
      const terms = tags.flatMap((tag) => audiences.map((audience) => PREFIX[audience] + tag));
      if (terms.length === 0) return index.remove(id);
      await index.put({ id, at, terms });
      for (const tag of tags) await insertIfAbsent(names, { _id: tag });
    },
    /** Removes the names of tags that no document uses. */
    async forgetUnused(tags: readonly string[]): Promise<void> {
      for (const tag of tags) {
        const { total } = await find('member', tag, '', 1);
        if (total.count === 0) await names.deleteOne({ _id: tag });
      }
    },
    /** Returns tags that start with `start` and are or were in use, in alphabetical order. */
    async beginningWith(start: string): Promise<string[]> {
      const found = names.find({ _id: { $gte: start, $lt: `${start}\u{10ffff}` } }).sort({ _id: 1 });
      return (await found.limit(MOST_NAMES).toArray()).map(({ _id }) => _id);
    },
  };
}
