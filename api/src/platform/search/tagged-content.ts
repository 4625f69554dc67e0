import type { Reader } from '../people';
import type { DetailedItem } from '../syndication';
import { readHits } from './read-hits';
import type { TagAudience, TagIndex } from './tag-index';

/** The lists of a tag's page. */
export type TaggedKind = 'posts' | 'works' | 'blogPosts';

/** Tagged content of one kind, as the tags feature needs it. */
export interface TaggedContent {
  /** Whether the reader may read any content with the tag. */
  has: (reader: Reader, tag: string) => Promise<boolean>;
  /** Counts the content with the tag, including what some readers may not read. */
  countIndexed: (tag: string) => Promise<number>;
  /**
   * Counts the content with the tag that the reader may read. Checks only the newest hundred documents and counts all
   * older ones.
   */
  countReadable: (reader: Reader, tag: string) => Promise<number>;
  beginningWith: (start: string) => Promise<string[]>;
  /** Returns the tag list of each of the newest public documents. */
  newestTags: (most: number) => Promise<string[][]>;
  /** Returns the newest public documents; `link` and `image` are paths. */
  newest: (tag: string, most: number) => Promise<DetailedItem[]>;
}

interface TagPageOptions<T> {
  index: Pick<TagIndex, 'find' | 'beginningWith'>;
  /** List name used in cursors. */
  list: string;
  audienceOf?: (reader: Reader) => TagAudience;
  /** Returns the given documents that have the tag and that the reader may read. */
  read: (reader: Reader, tag: string, ids: readonly string[]) => Promise<readonly T[]>;
}

const MOST_CHECKED = 100;

/** Creates a tag's pages and counts, based on a single rule about what a reader may read. */
export function createTagPages<T>({ index, list, audienceOf = () => 'member', read }: TagPageOptions<T>) {
  const page = (reader: Reader, tag: string, cursor: string | undefined, limit: number) =>
    readHits({
      list: `${list}-${tag}`,
      cursor,
      limit,
      find: (before, most) => index.find(audienceOf(reader), tag, before, most),
      read: (ids) => read(reader, tag, ids),
    });
  return {
    page,
    beginningWith: index.beginningWith,
    has: async (reader: Reader, tag: string) => (await page(reader, tag, undefined, 1)).found.length > 0,
    countIndexed: async (tag: string) => (await index.find('member', tag, '', 1)).total.count,
    async countReadable(reader: Reader, tag: string) {
      const { ids, total } = await index.find(audienceOf(reader), tag, '', MOST_CHECKED);
      return total.count - ids.length + (await read(reader, tag, ids)).length;
    },
  };
}
