import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { BlogCard, Problem } from '@verse/api-contract/api';
import { openSiteStore, removeSite } from '../../../../test/site-store';
import { asEditor, type RunningApi, startApi, stopApis } from '../../../../test/start-api';
import { openTestStore } from '../../../../test/test-store';
import { tokenize } from '../../../platform/search';
import { createId } from '../../../store';
import { createBlogSearch } from './blog-search.repository';
import { type BlogPost, createBlogRepository } from './blogs.repository';
import { fillSearch } from './fill-search';

afterEach(stopApis);

interface Text {
  title?: string;
  category?: string;
  content?: string;
}

const START = Date.UTC(2026, 0, 1);

/**
 * Stores published posts directly, without processing pictures. They are a minute apart, and the last one is the
 * newest.
 */
async function write(api: Pick<RunningApi, 'store'>, texts: Text[], isFindable = true): Promise<string[]> {
  const blogs = await createBlogRepository(api.store.db);
  const search = await createBlogSearch(api.store.db);
  const picture = { sizes: [{ width: 400, height: 300, webp: 'none.webp', jpeg: 'none.jpg' }], small: 'small.jpg' };
  const posts: (BlogPost & { publishedAt: Date })[] = [];
  for (const [index, { title = `Post ${index}`, category = 'Craft', content = 'Words' }] of texts.entries()) {
    const id = createId();
    const publishedAt = new Date(START + index * 60_000);
    const post = {
      id,
      title,
      category,
      readTime: '1 minute',
      content,
      contentFormat: 'plain' as const,
      tags: [],
      thumbnail: { picture, alt: '' },
      images: [],
      authorId: 'editor',
      status: 'published' as const,
      version: 1,
      updatedAt: publishedAt,
      publishedAt,
      scheduledFor: null,
    };
    await blogs.insert(post);
    posts.push(post);
  }
  if (isFindable) await search.put(...posts);
  return posts.map(({ id }) => id);
}

const many = (count: number, text: (index: number) => Text) => Array.from({ length: count }, (_, index) => text(index));

async function ask(api: RunningApi, query: string) {
  const response = await api.call(`/api/blogs?view=cards&${query}`);
  const cards = (await response.json()) as BlogCard[];
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  return {
    titles: cards.map(({ title }) => title),
    total: response.headers.get('x-total-count'),
    relation: response.headers.get('x-total-count-relation'),
    next,
  };
}

describe('what counts as a word', () => {
  // @proves GAP-027
  it.each([
    ['capitals and accents', 'CAFÉ Übung Ọdún', ['cafe', 'ubung', 'odun']],
    ['letters that keyboards lack', 'ɓauna Straße smørrebrød', ['bauna', 'strasse', 'smorrebrod']],
    ['Arabic without its vowel points', 'كِتَاب', ['كتاب']],
    ['Hindi with its vowel signs', 'हिन्दी', ['हिन्दी']],
    ['Chinese, where no space parts the words', '创意设计', ['创', '意', '设', '计', '创意', '意设', '设计']],
    ['Korean, whose endings are part of a word', '서울에', ['서', '울', '에', '서울', '울에']],
    ['Cyrillic', 'Дизайн', ['дизаин']],
    ['one sign where signs are words, and no article', '猫 a', ['猫']],
    ['names of one letter or two', 'R, C++, c# and C: Go AI 3D', ['r', 'c++', 'c#', 'and', 'c', 'go', 'ai', '3d']],
    ['no letter behind an apostrophe', "It’s what I don't", ['it', 'what', 'don']],
    ['each word once, and no punctuation', 'Design, design & (DESIGN)!', ['design']],
  ])('splits %s into words in the same way as a search', (_, text, words) => {
    expect(tokenize(text)).toEqual(words);
  });
});

describe('searching posts', () => {
  // @proves GAP-027
  it('finds whole words of title, category and text, whatever the case and the accents', async () => {
    const api = await startApi();
    await write(api, [
      { title: 'Un café créatif' },
      { title: 'Cafeteria', category: 'Plätze' },
      { title: 'Tea', content: 'With a CAFE next door' },
    ]);
    expect((await ask(api, 'q=Cafe')).titles).toEqual(['Tea', 'Un café créatif']);
    expect((await ask(api, 'q=plaetze')).titles).toEqual([]);
    expect((await ask(api, 'q=PLATZE')).titles).toEqual(['Cafeteria']);
  });

  // @proves GAP-027
  it('finds only posts with every word, newest first, and narrows by category as well', async () => {
    const api = await startApi();
    await write(
      api,
      many(200, (index) => ({
        content: `colour ${index % 2 ? 'paper' : 'glass'}`,
        category: index % 3 ? 'Graphic' : 'Graphic Design',
      })),
    );
    const both = await ask(api, 'q=paper%20colour&category=graphic%20design&limit=3');
    expect(both.titles).toEqual(['Post 195', 'Post 189', 'Post 183']);
    expect((await ask(api, 'q=paper%20glass')).titles).toEqual([]);
    expect((await ask(api, 'q=colour&category=graphic&limit=2')).titles).toEqual(['Post 199', 'Post 197']);
  });

  // @proves GAP-027
  it('counts one word exactly, and says when it stopped counting', async () => {
    const api = await startApi();
    await write(
      api,
      many(1030, (index) => ({ content: index < 30 ? 'common rare' : 'common' })),
    );
    expect(await ask(api, 'q=rare&limit=20')).toMatchObject({ total: '30', relation: null });
    expect(await ask(api, 'q=common&limit=20')).toMatchObject({ total: '1000', relation: 'gte' });
    expect(await ask(api, 'q=common%20rare&limit=20')).toMatchObject({ total: '21', relation: 'gte' });
    expect(await ask(api, 'q=common%20rare&limit=20&page=2')).toMatchObject({ total: '30', relation: null });
    const { titles, total, relation } = await ask(api, 'q=common&limit=50&page=21');
    expect([titles.length, total, relation]).toEqual([30, '1030', null]);
  });

  // @proves GAP-027
  it('shows the newest posts for a frequent word, and pages through all of them', async () => {
    const api = await startApi();
    await write(
      api,
      many(130, () => ({ content: 'everywhere' })),
    );
    const seen: string[] = [];
    for (let next: string | undefined = '/api/blogs?q=everywhere&limit=50'; next;) {
      const page: Awaited<ReturnType<typeof ask>> = await ask(
        api,
        next.slice(next.indexOf('?') + 1).replace('view=cards&', ''),
      );
      seen.push(...page.titles);
      next = page.next;
    }
    expect(seen).toEqual(many(130, () => ({})).map((_, index) => `Post ${129 - index}`));
  });

  // @proves GAP-027
  it('continues after a gap in which two words rarely occur together', async () => {
    const api = await startApi();
    await write(
      api,
      many(2500, (index) => ({ content: index === 0 ? 'left right' : index % 2 ? 'left' : 'right' })),
    );
    const first = await ask(api, 'q=left%20right');
    expect(first).toMatchObject({ titles: [], relation: 'gte', next: expect.stringContaining('before=') });
    expect((await ask(api, first.next!.split('?')[1]!.replace('view=cards&', ''))).titles).toEqual(['Post 0']);
  });

  // @proves GAP-025 GAP-027
  it('no longer finds the words that a post had before it was changed or taken back', async () => {
    const api = await startApi();
    const [id] = await write(api, [{ title: 'Mistake' }]);
    const change = (body: object, version: number) =>
      api.call(`/api/blogs/${id}`, {
        method: 'PATCH',
        headers: { ...asEditor, 'content-type': 'application/json', 'if-match': `"${version}"` },
        body: JSON.stringify(body),
      });
    expect((await change({ title: 'Corrected' }, 1)).status).toBe(200);
    expect([(await ask(api, 'q=mistake')).titles, (await ask(api, 'q=corrected')).titles]).toEqual([[], ['Corrected']]);
    await change({ status: 'unpublished' }, 2);
    expect(await ask(api, 'q=corrected')).toMatchObject({ titles: [], total: '0' });
  });

  // @proves GAP-027
  it('indexes the posts of a store that has no word index yet', async () => {
    const store = await openTestStore();
    await write(
      { store },
      many(450, (index) => ({ content: `number${index}` })),
      false,
    );
    const search = await createBlogSearch(store.db);
    await fillSearch(await createBlogRepository(store.db), search);
    for (const q of ['number0', 'number200', 'number449'])
      expect((await search.find({ q, skip: 0, limit: 5 })).ids).toHaveLength(1);
    await store.close();
  });
});

describe('a page far back in the list', () => {
  // @proves GAP-027
  it('is followed by others through the Link header after the last numbered page, to the last post', async () => {
    const api = await startApi();
    await write(
      api,
      many(2460, (index) => ({ category: index % 2 ? 'Odd' : 'Even' })),
    );
    const last = await ask(api, 'limit=50&page=48');
    expect(last.titles.at(-1)).toBe('Post 60');
    const behind = await ask(api, last.next!.split('?')[1]!.replace('view=cards&', ''));
    expect([behind.titles[0], behind.titles.length]).toEqual(['Post 59', 50]);
    const end = await ask(api, behind.next!.split('?')[1]!.replace('view=cards&', ''));
    expect(end).toMatchObject({ titles: many(10, () => ({})).map((_, index) => `Post ${9 - index}`), next: undefined });
    const refused = await api.call('/api/blogs?limit=50&page=49');
    expect([refused.status, ((await refused.json()) as Problem).fields?.page]).toEqual([
      400,
      expect.stringContaining('Link'),
    ]);
    expect((await ask(api, 'limit=50&page=999&category=none')).titles).toEqual([]);
    expect(api.scans).toEqual([]);
  });

  // @proves GAP-070
  it.each([
    'before=x',
    'before=00000000000-',
    'before=00000000000-a%20b',
    'before=cy340v78581-l',
    'before=zzzzzzzzzzz-a',
  ])('is rejected for %s, which no Link header contained', async (query) => {
    const api = await startApi();
    expect((await api.call(`/api/blogs?${query}`)).status).toBe(400);
  });

  // @proves GAP-022
  it('counts the caller’s posts only up to a limit, so that the list stays fast with many', async () => {
    const api = await startApi();
    await write(
      api,
      many(1100, () => ({})),
    );
    const response = await api.call('/api/blogs/mine?of=all&limit=2', { headers: asEditor });
    expect([response.headers.get('x-total-count'), response.headers.get('x-total-count-relation')]).toEqual([
      '1000',
      'gte',
    ]);
    expect((await response.json()) as unknown[]).toHaveLength(2);
  });
});

describe('two processes that index the same posts at once', () => {
  // @proves R6 GAP-072
  it('both finish, and index every word of every post', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verse-words-'));
    const { db, close } = await openSiteStore(folder);
    const search = await createBlogSearch(db);
    const test = join(__dirname, '../../../../test');
    const processes = Array.from({ length: 2 }, () =>
      spawn(process.execPath, [join(test, 'typescript.cjs'), join(test, 'store/post-indexer.ts'), folder], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    await Promise.all(processes.map(({ stdout }) => once(stdout, 'data')));
    const said = processes.map(async ({ stdout, stdin }) => {
      stdin.end('go\n');
      return text(stdout);
    });
    expect(await Promise.all(said)).toEqual(['40 done\n', '40 done\n']);
    for (const word of ['word0', 'word59', 'craft'])
      expect((await search.find({ q: word, skip: 0, limit: 5 })).total).toEqual({ count: 40, isAtLeast: false });
    await close();
    await removeSite(folder);
  });
});
