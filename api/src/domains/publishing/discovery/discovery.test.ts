import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawContent } from '../../../../test/content-folder';
import { POST, published } from '../../../../test/publishing';
import { asEditor, type RunningApi, startApi, stopApis } from '../../../../test/start-api';
import { titleLines } from './card.view';

afterEach(stopApis);

const ORIGIN = 'https://verse.example';
const start = async (contentDir?: string) =>
  startApi({ PUBLIC_ORIGIN: ORIGIN, API_CONTENT_DIR: contentDir ?? (await drawContent()) });
const sitemapOf = async (api: RunningApi) => (await api.call('/sitemap.xml')).text();
const addressesIn = (sitemap: string) => [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const pixelsOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the sitemap', () => {
  // @proves GAP-077
  it('names every public page once, with its whole address and nothing private', async () => {
    const api = await start();
    const response = await api.call('/sitemap.xml');
    const addresses = addressesIn(await response.text());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/xml');
    for (const page of [
      '/',
      '/about',
      '/features',
      '/showcase',
      '/services',
      '/contact',
      '/open',
      '/terms',
      '/privacy-policy',
      '/resources',
      '/resources/blogs',
      '/resources/digital-products',
      '/store',
      '/jobs',
      '/contests',
      '/marketplace',
      '/hire',
      '/critique',
    ])
      expect(addresses).toContain(ORIGIN + page);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.join(' ')).not.toMatch(/verse\.example\/(verse|sign|api|resources\/blog-management)/);
  });

  // @proves GAP-077 SVC-09
  it('addresses a service by the slug rule, with two hyphens where the rule leaves two', async () => {
    const addresses = addressesIn(await sitemapOf(await start()));
    expect(addresses).toContain(`${ORIGIN}/services/service/talent-matchmaking--hiring`);
    expect(addresses).toContain(`${ORIGIN}/services/service/creativity-verse-pro`);
  });

  // @proves GAP-077
  it('follows posts as they are published, changed and deleted, each with its day', async () => {
    const api = await start();
    const before = await sitemapOf(api);
    const { _id: id } = await published(api);
    const after = await sitemapOf(api);
    expect(before).not.toContain(id);
    expect(after).toMatch(
      new RegExp(`<loc>${ORIGIN}/resources/blogs/${id}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[^<]+Z</lastmod>`),
    );
    const deleted = await api.call(`/api/blogs/${id}`, {
      method: 'DELETE',
      headers: { ...asEditor, 'if-match': '"1"' },
    });
    expect(deleted.ok).toBe(true);
    expect(await sitemapOf(api)).not.toContain(id);
  });

  // @proves GAP-077
  it('follows the services file without a restart', async () => {
    const folder = await drawContent();
    const api = await start(folder);
    await sitemapOf(api);
    const file = path.join(folder, 'services.json');
    const { services } = JSON.parse(await readFile(file, 'utf8')) as { services: object[] };
    await writeFile(
      file,
      JSON.stringify({ services: [...services, { title: 'Sound & Vision', overview: 'Both.', type: 'brand' }] }),
    );
    expect(await sitemapOf(api)).toContain(`${ORIGIN}/services/service/sound--vision</loc>`);
  });

  // @proves GAP-077 R1
  it('is split into parts for many posts, which together name every post once', async () => {
    const api = await start();
    const posts = Array.from({ length: 2100 }, (_, count) => ({
      _id: `p${count}`,
      title: `Post ${count}`,
      category: 'Craft',
      status: count % 7 === 0 ? 'review' : 'published',
      updatedAt: new Date(count),
    }));
    await api.store.db.collection('blogs').insertMany(posts as never[]);
    const partsOf = async () => addressesIn(await sitemapOf(api)) as string[];
    const parts = await partsOf();
    expect(parts).toEqual([0, 1, 2].map((part) => `${ORIGIN}/sitemap.xml?part=${part}`));
    const [fixed, ...rest] = await Promise.all(
      parts.map(async (address) => addressesIn(await (await api.call(address.slice(ORIGIN.length))).text())),
    );
    expect(fixed).toContain(`${ORIGIN}/about`);
    expect(rest.map(({ length }) => length)).toEqual([1000, 800]);
    expect(new Set(rest.flat())).toEqual(
      new Set(
        posts.filter(({ status }) => status === 'published').map(({ _id }) => `${ORIGIN}/resources/blogs/${_id}`),
      ),
    );
    expect([(await api.call('/sitemap.xml?part=3')).status, (await api.call('/sitemap.xml?part=x')).status]).toEqual([
      404, 400,
    ]);
    expect(api.scans).toEqual([]);
  });

  // @proves GAP-077
  it('is not sent again to a client that has it', async () => {
    const api = await start();
    const etag = (await api.call('/sitemap.xml')).headers.get('etag') ?? '';
    expect(
      (await api.call('/sitemap.xml', { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status,
    ).toBe(304);
  });
});

describe('robots.txt', () => {
  // @proves GAP-077
  it('keeps robots from calls, members and accounts, and names the sitemap', async () => {
    const response = await (await start()).call('/robots.txt');
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/plain');
    for (const line of [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /verse',
      'Disallow: /signin',
      'Allow: /api/cards/',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
    ])
      expect(text.split('\n')).toContain(line);
    expect(text.split('\n')).not.toContain('Disallow: /');
  });
});

describe('the picture of a shared link', () => {
  // @proves GAP-077
  it('is drawn for pages, services and posts at 1200 by 630', async () => {
    const api = await start();
    const { _id: id } = await published(api);
    for (const name of ['page/home', 'page/resources-blogs', 'service/talent-matchmaking--hiring', `post/${id}`]) {
      const response = await api.call(`/api/cards/${name}.png`);
      expect([name, response.status, response.headers.get('content-type')]).toEqual([name, 200, 'image/png']);
      const { width, height, format } = await sharp(await pixelsOf(response)).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'png']);
    }
  });

  // @proves GAP-077
  it('shows its own title, even with characters that our font lacks', async () => {
    const api = await start();
    const titles = ['Łódź <b>&amp;</b> "quotes"', 'Привет 🎨', 'x'.repeat(100)];
    const pictures = [];
    for (const title of titles) {
      const { _id: id } = await published(api, { text: { ...POST, title } });
      const response = await api.call(`/api/cards/post/${id}.png`);
      expect(response.status).toBe(200);
      pictures.push((await pixelsOf(response)).toString('base64'));
    }
    expect(new Set(pictures).size).toBe(titles.length);
  });

  // @proves GAP-077
  it('breaks its title into lines of similar length, without cutting it', () => {
    expect(titleLines('Talent Matchmaking & Hiring').lines).toEqual(['Talent', 'Matchmaking', '& Hiring']);
    expect(titleLines('A fair place for people who make things').lines).toEqual([
      'A fair place for',
      'people who',
      'make things',
    ]);
    expect(titleLines('Direct Mentorship').lines.join(' ')).toBe('Direct Mentorship');
    expect(titleLines('x'.repeat(100)).lines.at(-1)).toMatch(/…$/);
  });

  // @proves GAP-077
  it('is not drawn again for a client that has it, and may be embedded by other sites', async () => {
    const api = await start();
    const first = await api.call('/api/cards/page/about.png');
    await first.arrayBuffer();
    const again = await api.call('/api/cards/page/about.png', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(first.headers.get('cache-control')).toContain('public');
  });

  // @proves GAP-077
  it('does not exist for what the public cannot see', async () => {
    const api = await start();
    const { _id: id } = await published(api);
    await api.call(`/api/blogs/${id}`, { method: 'DELETE', headers: { ...asEditor, 'if-match': '"1"' } });
    for (const name of [
      `post/${id}`,
      'post/nothing',
      'page/nothing',
      'service/talent-matchmaking-hiring',
      'other/home',
      'page/__proto__',
      'page/home.png.exe',
    ])
      expect([name, (await api.call(`/api/cards/${name}.png`)).status]).toEqual([name, 404]);
  });
});
