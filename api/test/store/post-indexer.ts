import { createBlogSearch } from '../../src/domains/publishing/blogs/blog-search.repository';
import { openSiteStore } from '../site-store';

const POSTS = 40;
const WORDS = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');

/** Indexes the same posts as another process running at the same time, and prints their number. */
async function indexPosts(dataDir: string): Promise<void> {
  const { db, close } = await openSiteStore(dataDir);
  const search = await createBlogSearch(db);
  process.stdout.write('ready\n');
  await new Promise((go) => process.stdin.once('data', go));
  for (let index = 0; index < POSTS; index += 1) {
    await search.put({
      id: `post${index}`,
      title: `Post ${index}`,
      category: 'Craft',
      content: WORDS,
      contentFormat: 'plain',
      tags: [],
      publishedAt: new Date(index * 1000),
    });
  }
  await close();
  process.stdout.write(`${POSTS} done\n`);
  process.exit(0);
}

void indexPosts(process.argv[2]!);
