import path from 'node:path';
import { createBlogRepository, createBlogSearch, fillSearch } from '../src/domains/publishing/blogs';
import { createId, openStore, type StoredDocument } from '../src/store';
import { admitEditor } from './test-editor';

const folder = process.argv[2]!;
const count = Number(process.argv[3]);

/**
 * Returns the text of a post. The word `common` occurs in every post, `half` in every second one and `tenth` in every
 * tenth. The other words are spread evenly.
 */
function textOf(index: number): string {
  const share = [...(index % 2 === 0 ? ['half'] : []), ...(index % 10 === 0 ? ['tenth'] : [])];
  const others = Array.from({ length: 20 }, (_, place) => `word${(index * 7919 + place * 104_729) % 5000}`);
  return ['common', ...share, ...others].join(' ');
}

const AT_ONCE = 500;

/**
 * Fills a store with published posts, one per minute, for benchmarks: `node test/typescript.cjs fill-store.ts <folder>
 * <count>`.
 */
async function fill(): Promise<void> {
  const store = await openStore({ path: path.join(folder, 'verse.sqlite') });
  const blogs = await createBlogRepository(store.db);
  const documents = store.db.collection<StoredDocument & Record<string, unknown>>('blogs');
  const picture = { sizes: [{ width: 800, height: 500, webp: 'none.webp', jpeg: 'none.jpg' }], small: 'none.jpg' };
  const first = {
    id: createId(),
    title: 'Post',
    category: 'Craft',
    readTime: '3 minutes',
    content: 'common',
    contentFormat: 'plain',
    thumbnail: { picture, alt: '' },
    images: [],
    authorId: 'editor',
    status: 'published',
    version: 1,
  } as const;
  const start = new Date(Date.UTC(2020, 0, 1));
  await blogs.insert({ ...first, tags: [], images: [], updatedAt: start, publishedAt: start, scheduledFor: null });
  // Copies the first post's document in bulk, because saving posts individually would take one commit per post.
  const pattern = await documents.findOne({ _id: first.id });
  for (let index = 1; index < count; index += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - index) }, (_, place) => index + place);
    await documents.insertMany(numbers.map((number) => ({ ...pattern, _id: createId(), ...changed(number) })));
  }
  await fillSearch(blogs, await createBlogSearch(store.db));
  await admitEditor(store.db);
  await store.close();
}

function changed(number: number) {
  const publishedAt = new Date(Date.UTC(2020, 0, 1) + number * 60_000);
  const category = number % 3 === 0 ? 'Craft' : 'Design';
  return {
    title: `Post ${number}`,
    category,
    categoryKey: category.toLowerCase(),
    content: textOf(number),
    publishedAt,
    updatedAt: publishedAt,
  };
}

void fill();
