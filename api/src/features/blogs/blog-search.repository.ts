import { categoryKeyOf } from '@verse/api-contract/blog-category';
import { createTermIndex, type Hits, type TermIndex, tokenize } from '../../platform/search';
import type { DbPort } from '../../store';

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

export interface BlogSearch extends Pick<TermIndex, 'remove'> {
  /** Whether a post can be found by the words of this release. */
  knows(id: string): Promise<boolean>;
  /** Ids of the posts that have all words, newest first. */
  find(question: Question): Promise<Hits>;
  /** Makes the words of posts findable, and those they no longer have not. */
  put(...posts: SearchedPost[]): Promise<void>;
}

const MOST_WORDS = 8;
/** Each post has it as a term. Raised when {@link tokenize} changes, so that the next start fills the index again. */
const EDITION = '#edition-2';

/** No word begins like this, so a category can be asked for as if it were one. */
const categoryTerm = (category: string) => `#${encodeURIComponent(categoryKeyOf(category))}`;
const termsOf = ({ title, category, content }: SearchedPost) => [
  EDITION,
  categoryTerm(category),
  ...tokenize(`${title} ${category} ${content}`),
];

function askedFor({ q, category }: Question): string[] {
  const words = tokenize(q).slice(0, MOST_WORDS);
  return words.length === 0 || category === undefined ? words : [...words, categoryTerm(category)];
}

export async function createBlogSearch(db: DbPort): Promise<BlogSearch> {
  const index = await createTermIndex(db, { collection: 'blog_search', owner: 'blogId' });
  return {
    find: (question) => index.find({ ...question, terms: askedFor(question) }),
    put: (...posts) => index.put(...posts.map((post) => ({ id: post.id, at: post.publishedAt, terms: termsOf(post) }))),
    remove: index.remove,
    knows: (id) => index.has(id, EDITION),
  };
}
