import type { DbPort } from '../../store';
import { wordsOf } from './words';

interface WordDocument {
  /** Word and post: asking whether a post has a word is asking for one key. */
  _id: string;
  word: string;
  blogId: string;
  publishedAt: Date;
}

export interface SearchedPost {
  id: string;
  title: string;
  category: string;
  content: string;
  publishedAt: Date;
}

export interface BlogSearch {
  /** Ids of the posts that have all words, newest first: at most 240, found among the newest 2,400 with the rarest word. */
  find(query: string): Promise<string[]>;
  /** Makes the words of a post findable, and those it no longer has not. */
  put(post: SearchedPost): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Twenty pages of twelve. Nobody reads on; and what is bounded costs the same with 100 posts as with 100,000. */
const MOST_HITS = 240;
const MOST_LOOKED_AT = 2400;
/** How far one looks to tell a rare word from a common one. */
const GLANCE = 60;
const MOST_WORDS = 8;

const keyOf = (word: string, id: string) => `${word} ${id}`;

/**
 * One small document for each word of each post, under an index that is already in the order of the answer. A search
 * touches as many documents as it has hits, however many posts there are; an array of words inside the post would have
 * an index on MongoDB only.
 */
export async function createBlogSearch(db: DbPort): Promise<BlogSearch> {
  const entries = db.collection<WordDocument>('blog_words');
  await entries.createIndex({ word: 1, publishedAt: -1, blogId: -1 });
  await entries.createIndex({ blogId: 1 });

  const newestOf = (word: string, skip: number, limit: number) => entries.find({ word }).sort({ publishedAt: -1, blogId: -1 }).skip(skip).limit(limit).toArray();

  /** The word with the fewest posts comes first: the others are then a question of a few keys. */
  async function rarestFirst(words: readonly string[]): Promise<string[]> {
    if (words.length < 2) return [...words];
    const glances = await Promise.all(words.map(async (word) => ({ word, count: (await newestOf(word, 0, GLANCE)).length })));
    return glances.toSorted((a, b) => a.count - b.count).map(({ word }) => word);
  }

  async function having(word: string, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const found = await entries.find({ _id: { $in: ids.map((id) => keyOf(word, id)) } }).toArray();
    const holders = new Set(found.map(({ blogId }) => blogId));
    return ids.filter((id) => holders.has(id));
  }

  return {
    async find(query) {
      const [rarest, ...others] = await rarestFirst(wordsOf(query).slice(0, MOST_WORDS));
      const hits: string[] = [];
      for (let looked = 0; rarest !== undefined && hits.length < MOST_HITS && looked < MOST_LOOKED_AT; looked += MOST_HITS) {
        const found = (await newestOf(rarest, looked, MOST_HITS)).map(({ blogId }) => blogId);
        let ids = found;
        for (const word of others) ids = await having(word, ids);
        hits.push(...ids);
        if (found.length < MOST_HITS) break;
      }
      return hits.slice(0, MOST_HITS);
    },

    async put({ id, title, category, content, publishedAt }) {
      const wanted = new Map(wordsOf(`${title} ${category} ${content}`).map((word) => [keyOf(word, id), word]));
      const present = await entries.find({ blogId: id }).toArray();
      const gone = present.filter((entry) => !wanted.has(entry._id) || entry.publishedAt.getTime() !== publishedAt.getTime()).map(({ _id }) => _id);
      if (gone.length > 0) await entries.deleteMany({ _id: { $in: gone } });
      const kept = new Set(present.map(({ _id }) => _id).filter((key) => !gone.includes(key)));
      const missing = [...wanted].filter(([key]) => !kept.has(key)).map(([_id, word]) => ({ _id, word, blogId: id, publishedAt }));
      if (missing.length > 0) await entries.insertMany(missing);
    },

    async remove(id) {
      await entries.deleteMany({ blogId: id });
    },
  };
}
