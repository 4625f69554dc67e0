import { categoryKeyOf } from '@verse/api-contract/blog-category';
import { MOST_NUMBERED } from '@verse/api-contract/paging';
import { MOST_COUNTED, type Total } from '../../platform/http';
import { type DbPort, type Filter, isDuplicateKey } from '../../store';
import { cursorOf, tooFarBack } from './cursor';
import { tokenize } from './tokenize';

/** `_id` is the word and the place of the post: in the order of ids, the posts of a word stand newest first. */
interface EntryDocument {
  _id: string;
  blogId: string;
}

interface Term {
  term: string;
  /** How many posts have it; counted to `MOST_COUNTED`. */
  count: number;
}

export interface SearchedPost {
  id: string;
  title: string;
  category: string;
  content: string;
  publishedAt: Date;
}

export interface Question {
  q: string;
  category?: string | undefined;
  /** Only posts behind this place. */
  before?: string | undefined;
  skip: number;
  limit: number;
}

export interface Hits {
  ids: string[];
  total: Total;
  /** Where to go on when no number of a page leads there. */
  before?: string;
}

export interface BlogSearch {
  /** Ids of the posts that have all words, newest first. */
  find(question: Question): Promise<Hits>;
  /** Makes the words of posts findable, and those they no longer have not. */
  put(...posts: SearchedPost[]): Promise<void>;
  remove(id: string): Promise<void>;
  knows(id: string): Promise<boolean>;
}

const MOST_WORDS = 8;
/**
 * How far one page of several words looks: a few posts first, which is enough where the words go together, then the rest
 * at once. Words that have nothing to do with each other fill a page sooner than that, even in 100,000 posts.
 */
const STRIDES = [60, 1140];
const NOTHING: Hits = { ids: [], total: { count: 0, isAtLeast: false } };

/** No word begins like this, so a category can be asked for as if it were one. */
const categoryTerm = (category: string) => `#${encodeURIComponent(categoryKeyOf(category))}`;
const termsOf = ({ title, category, content }: SearchedPost) => [
  categoryTerm(category),
  ...tokenize(`${title} ${category} ${content}`),
];
const keyOf = (term: string, place: string) => `${term} ${place}`;
const placeIn = (key: string) => key.slice(key.indexOf(' ') + 1);
const idIn = (place: string) => place.slice(place.indexOf('-') + 1);
/** No term has a space in it, and `!` is the sign after the space. */
const entriesOf = (term: string, before = ''): Filter => ({ _id: { $gt: keyOf(term, before), $lt: `${term}!` } });

/**
 * One key for each word of each post. A page of a word is the next keys in order, and whether a post has another word is
 * one key as well; so the cost of a search follows the page, not the number of posts, and both stores need nothing but
 * the index that every collection has.
 */
export async function createBlogSearch(db: DbPort): Promise<BlogSearch> {
  const entries = db.collection<EntryDocument>('blog_search');
  await entries.createIndex({ blogId: 1 });

  async function placesOf(
    term: string,
    { before, skip = 0, limit }: { before?: string | undefined; skip?: number; limit: number },
  ): Promise<string[]> {
    const found = await entries
      .find(entriesOf(term, before))
      .sort({ _id: 1 })
      .skip(skip)
      .limit(limit)
      .project({ _id: 1 })
      .toArray();
    return found.map(({ _id = '' }) => placeIn(_id));
  }

  /** The term with the fewest posts first: whether those have the others is then a question of a few keys. */
  async function rarestFirst({ q, category }: Question): Promise<Term[]> {
    const words = tokenize(q).slice(0, MOST_WORDS);
    const terms = words.length === 0 || category === undefined ? words : [...words, categoryTerm(category)];
    const counted = await Promise.all(
      terms.map(async (term) => ({
        term,
        count: await entries.countDocuments(entriesOf(term), { limit: MOST_COUNTED }),
      })),
    );
    return counted.toSorted((one, other) => one.count - other.count);
  }

  /** Which of these places, newest first, a term has: of a rare term all keys between them, of a common one just these. */
  async function having({ term, count }: Term, places: readonly string[]): Promise<string[]> {
    const keys = places.map((place) => keyOf(term, place));
    const asked = count < MOST_COUNTED ? { $gte: keys[0], $lte: keys.at(-1) } : { $in: keys };
    const found = await entries.find({ _id: asked }).project({ _id: 1 }).toArray();
    const held = new Set(found.map(({ _id = '' }) => placeIn(_id)));
    return places.filter((place) => held.has(place));
  }

  async function ofOne(term: string, count: number, { before, skip, limit }: Question): Promise<Hits> {
    const places = await placesOf(term, { before, skip, limit: limit + 1 });
    const shown = places.slice(0, limit);
    const hasMore = places.length > limit;
    const isNumbered = before === undefined && skip + limit < MOST_NUMBERED;
    const seen = before === undefined && shown.length > 0 ? skip + places.length : 0;
    const hasSeenEnd = seen > 0 && !hasMore;
    return {
      ids: shown.map(idIn),
      total: { count: Math.max(count, seen), isAtLeast: count >= MOST_COUNTED && !hasSeenEnd },
      ...(hasMore && !isNumbered ? { before: shown.at(-1)! } : {}),
    };
  }

  /** Walks along the rarest term and keeps what has the others, until the page is full. Nobody has counted all of them. */
  async function ofSeveral([rarest, ...others]: [Term, ...Term[]], { before, skip, limit }: Question): Promise<Hits> {
    const hits: string[] = [];
    let from = before;
    let isOver = false;
    for (const stride of STRIDES) {
      if (isOver || hits.length > skip + limit) break;
      const places = await placesOf(rarest.term, { before: from, limit: stride });
      let left = places;
      for (const other of others) if (left.length > 0) left = await having(other, left);
      hits.push(...left);
      from = places.at(-1) ?? from;
      isOver = places.length < stride;
    }
    const shown = hits.slice(skip, skip + limit);
    const hasMore = hits.length > skip + limit;
    const total = {
      count: hasMore ? skip + limit + 1 : hits.length,
      isAtLeast: hasMore || !isOver || before !== undefined,
    };
    if (hasMore)
      return {
        ids: shown.map(idIn),
        total,
        ...(before === undefined && skip + limit < MOST_NUMBERED ? {} : { before: shown.at(-1)! }),
      };
    return { ids: shown.map(idIn), total, ...(isOver || from === undefined ? {} : { before: from }) };
  }

  /** Another process may make the same words findable now, as when a post falls due. What it has stored is passed over. */
  async function insertMissing(documents: readonly EntryDocument[]): Promise<void> {
    let missing = documents;
    while (missing.length > 0) {
      try {
        await entries.insertMany(missing);
        return;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const stored = new Set(
        (await entries.find({ _id: { $in: missing.map(({ _id }) => _id) } }).toArray()).map(({ _id }) => _id),
      );
      missing = missing.filter(({ _id }) => !stored.has(_id));
    }
  }

  return {
    async find(question) {
      const [rarest, ...others] = await rarestFirst(question);
      if (!rarest || rarest.count === 0) return NOTHING;
      if (question.skip >= MOST_NUMBERED) {
        if (rarest.count >= MOST_COUNTED) throw tooFarBack();
        return NOTHING;
      }
      if (others.length === 0) return ofOne(rarest.term, rarest.count, question);
      return ofSeveral([rarest, ...others], question);
    },

    async put(...posts) {
      const wanted = new Map(
        posts.flatMap((post) =>
          termsOf(post).map((term) => [keyOf(term, cursorOf(post.publishedAt, post.id)), post.id] as const),
        ),
      );
      const present = (await entries.find({ blogId: { $in: posts.map(({ id }) => id) } }).toArray()).map(
        ({ _id }) => _id,
      );
      const gone = present.filter((key) => !wanted.has(key));
      if (gone.length > 0) await entries.deleteMany({ _id: { $in: gone } });
      for (const key of present) wanted.delete(key);
      if (wanted.size > 0) await insertMissing([...wanted].map(([_id, blogId]) => ({ _id, blogId })));
    },

    async remove(id) {
      await entries.deleteMany({ blogId: id });
    },

    knows: async (id) => (await entries.findOne({ blogId: id })) !== null,
  };
}
