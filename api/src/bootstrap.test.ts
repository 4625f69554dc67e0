import { appendFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Blog, BlogCard, CommunityFeed, JsonFeed, Product } from '@verse/api-contract/api';
import { productSchema } from '@verse/api-contract/commerce/products.schema';
import { collidingSlugs } from '@verse/api-contract/commerce/service-slug';
import { type Services, servicesSchema } from '@verse/api-contract/commerce/services.schema';
import { communityFeedSchema } from '@verse/api-contract/community/community.schema';
import { blogSchema } from '@verse/api-contract/publishing/blogs.schema';
import { jsonFeedSchema } from '@verse/api-contract/publishing/feeds.schema';
import { atEnd } from '../test/at-end';
import { drawContent } from '../test/content-folder';
import { published } from '../test/publishing';
import { openSiteStore, removeSite } from '../test/site-store';
import { asEditor, type RunningApi, startApi, stopApis } from '../test/start-api';
import { openTestStore } from '../test/test-store';

afterEach(stopApis);

const jsonOf = async <T>(api: RunningApi, path: string) => (await (await api.call(path)).json()) as T;

describe('a fresh installation', () => {
  // @proves API-13 ENT-01 ENT-14 ENT-17
  it('has six posts, nine products in the store and twelve posts of the community', async () => {
    const api = await startApi({ SEED: '1', API_CONTENT_DIR: await drawContent() });
    const blogs = await jsonOf<Blog[]>(api, '/api/blogs');
    expect(blogs.map(({ _id }) => _id)).toEqual(['b01', 'b02', 'b03', 'b04', 'b05', 'b06']);
    for (const blog of blogs) expect(blogSchema.parse(blog)).toEqual(blog);
    const products = await jsonOf<Product[]>(api, '/api/products?area=store');
    expect(products).toHaveLength(9);
    for (const product of products) expect(productSchema.parse(product)).toEqual(product);
    const feed = await jsonOf<CommunityFeed>(api, '/Data/communityPost.json');
    expect(communityFeedSchema.parse(feed)).toEqual(feed);
    expect(feed.posts).toHaveLength(12);
    expect(api.scans).toEqual([]);
  });

  // @proves API-13
  it('omits and logs samples without a picture', async () => {
    const api = await startApi({
      SEED: '1',
      API_CONTENT_DIR: await drawContent({ without: ['b02.jpg', 'enamel-pin.webp'] }),
    });
    expect(await jsonOf<BlogCard[]>(api, '/api/blogs?view=cards')).toHaveLength(5);
    expect(await jsonOf<Product[]>(api, '/api/products')).toHaveLength(8);
    expect(api.log.some(({ address }) => address === '/images/blog/b02.jpg')).toBe(true);
  });

  // @proves API-13
  it('gets the samples once: existing and deleted content is not touched', async () => {
    const folder = await drawContent();
    const site = await mkdtemp(path.join(tmpdir(), 'verse-'));
    atEnd(() => removeSite(site));
    const first = await startApi({ SEED: '1', API_CONTENT_DIR: folder }, { store: await openSiteStore(site) });
    await first.store.db.collection('blogs').deleteMany({ _id: { $ne: 'b03' } });
    await first.stop();
    const again = await startApi({ SEED: '1', API_CONTENT_DIR: folder }, { store: await openSiteStore(site) });
    expect(await again.store.db.collection('blogs').countDocuments({})).toBe(1);
  });

  // @proves API-13
  it('gets no samples beside own posts', async () => {
    const store = await openTestStore();
    const own = await startApi({}, { store });
    await published(own);
    const again = await startApi({ SEED: '1', API_CONTENT_DIR: await drawContent() }, { store });
    expect(await again.store.db.collection('blogs').countDocuments({})).toBe(1);
  });
});

describe('products', () => {
  // @proves ENT-17 STO-11
  it('are of one area and, if asked, of one category, with prices as they were given', async () => {
    const api = await startApi({ SEED: '1', API_CONTENT_DIR: await drawContent() });
    const fashion = await jsonOf<Product[]>(api, '/api/products?area=store&category=Fashion');
    expect(fashion.map(({ name, price, oldPrice }) => [name, price, oldPrice])).toEqual([
      ['Make Things Canvas Tote', 19.5, undefined],
      ['Cotton Work Apron', 34, undefined],
      ['Weekend Cap', 17, 21],
    ]);
    expect((await jsonOf<Product[]>(api, '/api/products?area=marketplace')).map(({ id }) => Number(id) > 100)).toEqual(
      Array(12).fill(true),
    );
    expect((await api.call('/api/products?area=attic')).status).toBe(400);
  });
});

describe('the services file', () => {
  // @proves API-08 GAP-013 GAP-081 ENT-07 ENT-08
  it('is served whole, with all seven services', async () => {
    const api = await startApi({ API_CONTENT_DIR: `${__dirname}/../content` });
    const catalogue = await jsonOf<Services>(api, '/Data/services.json');
    expect(servicesSchema.parse(catalogue)).toEqual(catalogue);
    expect(catalogue.services).toHaveLength(7);
    expect(collidingSlugs(catalogue.services.map(({ title }) => title))).toEqual([]);
  });

  // @proves API-08
  it('is served to all concurrent first requests', async () => {
    const api = await startApi({ API_CONTENT_DIR: `${__dirname}/../content` });
    const answers = await Promise.all([1, 2, 3, 4].map(() => api.call('/Data/services.json')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  // @proves SVC-12
  it('may be edited while the site runs; a broken edit is logged and changes nothing', async () => {
    const folder = await drawContent();
    const file = path.join(folder, 'services.json');
    const api = await startApi({ API_CONTENT_DIR: folder });
    const titles = async () => (await jsonOf<Services>(api, '/Data/services.json')).services.map(({ title }) => title);
    const before = await titles();
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('Direct Mentorship', 'Direct Mentoring'));
    expect(await titles()).toEqual(before.map((title) => title.replace('Mentorship', 'Mentoring')));
    const after = await titles();
    await appendFile(file, '}}');
    expect(await titles()).toEqual(after);
    expect(api.log.some(({ msg }) => String(msg).startsWith('the services file cannot be read'))).toBe(true);
    await writeFile(file, '{}');
    expect(await titles()).toEqual([]);
  });

  // @proves GAP-013
  it('rejects an edit that gives two services the same address, or a service none', async () => {
    const folder = await drawContent();
    const file = path.join(folder, 'services.json');
    const api = await startApi({ API_CONTENT_DIR: folder });
    const titles = async () => (await jsonOf<Services>(api, '/Data/services.json')).services.map(({ title }) => title);
    const before = await titles();
    const text = await readFile(file, 'utf8');
    for (const title of ['Direct -- Mentorship!', '直接指導']) {
      await writeFile(file, text.replace('"title": "Creativity Verse Pro"', `"title": "${title}"`));
      expect(await titles()).toEqual(before);
    }
    const refused = api.log.filter(({ msg }) => String(msg).startsWith('the services file cannot be read'));
    expect(refused).toHaveLength(2);
    expect(JSON.stringify(refused[0])).toContain('direct-mentorship');
  });

  // @proves GAP-070
  it('returns 503 with a message when there has never been a good one', async () => {
    const api = await startApi({ API_CONTENT_DIR: await mkdtemp(path.join(tmpdir(), 'verse-')) });
    expect((await api.call('/Data/services.json')).status).toBe(503);
  });
});

describe('feeds', () => {
  // @proves GAP-027
  it('name the posts with their addresses, pictures and dates', async () => {
    const api = await startApi({
      SEED: '1',
      API_CONTENT_DIR: await drawContent(),
      PUBLIC_ORIGIN: 'https://verse.example/',
    });
    const feed = await jsonOf<JsonFeed>(api, '/feed.json');
    expect(jsonFeedSchema.parse(feed)).toEqual(feed);
    expect(feed.items).toHaveLength(6);
    expect(feed.items[0]).toMatchObject({
      id: 'b01',
      url: 'https://verse.example/resources/blogs/b01',
      date_published: '2026-11-17T09:00:00.000Z',
      tags: ['Community'],
    });
    expect(feed.items[0]!.image).toMatch(/^https:\/\/verse\.example\/api\/images\/[0-9a-f]{32}\.jpg$/);
    const rss = await (await api.call('/feed.xml')).text();
    expect(rss.match(/<item>/g)).toHaveLength(6);
    expect(rss).toContain('<pubDate>Tue, 17 Nov 2026 09:00:00 GMT</pubDate>');
  });

  // @proves GAP-027
  it('are available as Atom, too, with the time of the last change', async () => {
    const clock = { now: new Date('2026-01-01T00:00:00Z') };
    const api = await startApi({ PUBLIC_ORIGIN: 'https://verse.example/' }, { now: () => clock.now });
    expect(await (await api.call('/feed.atom')).text()).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
    const { _id } = await published(api, { text: { title: 'Ink & <paper>', category: 'Craft' } });
    clock.now = new Date('2026-01-02T00:00:00Z');
    await api.call(`/api/blogs/${_id}`, {
      method: 'PATCH',
      headers: { ...asEditor, 'content-type': 'application/json', 'if-match': '"1"' },
      body: JSON.stringify({ content: 'New words' }),
    });
    const response = await api.call('/feed.atom');
    const atom = await response.text();
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(atom).toContain(
      '<link rel="self" type="application/atom+xml" href="https://verse.example/feed.atom"/>' +
        '<updated>2026-01-02T00:00:00.000Z</updated>',
    );
    expect(atom).toContain(
      `<entry><id>https://verse.example/resources/blogs/${_id}</id><title>Ink &amp; &lt;paper&gt;</title>` +
        `<link href="https://verse.example/resources/blogs/${_id}"/><category term="Craft"/>` +
        '<published>2026-01-01T00:00:00.000Z</published><updated>2026-01-02T00:00:00.000Z</updated>' +
        '<content type="html">&lt;p&gt;New words&lt;/p&gt;</content></entry>',
    );
  });

  // @proves GAP-029
  it('contain no scripts, and no characters that XML forbids', async () => {
    const api = await startApi();
    await published(api, {
      text: {
        title: ']]><script>alert(1)</script>\u0000\uFFFE',
        content: '<img src=x onerror=alert(1)>\n\nA & B\u0008',
      },
    });
    const rss = await (await api.call('/feed.xml')).text();
    expect(rss).not.toMatch(/<script|<img/);
    // Escaped once for XML, and once more for the HTML embedded in it.
    expect(rss).toContain(
      '&lt;p&gt;&amp;lt;img src=x onerror=alert(1)&amp;gt;&lt;/p&gt;&lt;p&gt;A &amp;amp; B&lt;/p&gt;',
    );
    expect(rss).not.toMatch(/[\u0000-\u0008\uFFFE]/);
  });
});
