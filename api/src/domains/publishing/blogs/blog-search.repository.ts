import type { ContentFormat } from '@verse/api-contract/formatted-text';
import { toPlainText } from '@verse/api-contract/formatted-text-parser';
import { categoryKeyOf } from '@verse/api-contract/publishing/blog-category';
import { createTermIndex, tokenize, tokenizeQuery, TOKENS_EDITION } from '../../../platform/search';
import type { DbPort } from '../../../store';

export interface SearchedPost {
  id: string;
  title: string;
  category: string;
  content: string;
  contentFormat: ContentFormat;
  tags: readonly string[];
  publishedAt: Date;
}

export interface SearchQuery {
  q: string;
  category?: string | undefined;
  /** Only posts after this position in the list. */
  before?: string | undefined;
  skip: number;
  limit: number;
}

export type BlogSearch = Awaited<ReturnType<typeof createBlogSearch>>;

const MOST_WORDS = 8;
/** Term indexed for every post, so that the next start reindexes all posts if it has changed. */
const EDITION = `#edition-${TOKENS_EDITION}`;

/** No word starts with `#`, so a category can be indexed like a word. */
const toCategoryTerm = (category: string) => `#${encodeURIComponent(categoryKeyOf(category))}`;
const toTerms = ({ title, category, content, contentFormat, tags }: SearchedPost) => [
  EDITION,
  toCategoryTerm(category),
  ...tokenize(`${title} ${category} ${tags.join(' ')} ${toPlainText(content, contentFormat)}`),
];

function toQueryTerms({ q, category }: SearchQuery): string[] {
  const words = tokenizeQuery(q).slice(0, MOST_WORDS);
  return words.length === 0 || category === undefined ? words : [...words, toCategoryTerm(category)];
}

export async function createBlogSearch(db: DbPort) {
  const index = await createTermIndex(db, { collection: 'blog_search', owner: 'blogId' });
  return {
    /** Returns the ids of posts containing all the given words, newest first. */
    find: (question: SearchQuery) => index.find({ ...question, terms: toQueryTerms(question) }),
    /** Indexes posts, removing terms that no longer apply. */
    put: (...posts: SearchedPost[]) =>
      index.put(...posts.map((post) => ({ id: post.id, at: post.publishedAt, terms: toTerms(post) }))),
    remove: index.remove,
    /** Whether the post is indexed with the current release's terms. */
    knows: (id: string) => index.has(id, EDITION),
  };
}
