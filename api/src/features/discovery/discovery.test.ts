import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawContent } from '../../../test/content-folder';
import { POST, published } from '../../../test/publishing';
import { asEditor, startApi, stopApis, type RunningApi } from '../../../test/start-api';
import { titleLines } from './card.view';

afterEach(stopApis);

const ORIGIN = 'https://verse.example';
const start = async (contentDir?: string) => startApi({ PUBLIC_ORIGIN: ORIGIN, API_CONTENT_DIR: contentDir ?? (await drawContent()) });
const sitemapOf = async (api: RunningApi) => (await api.call('/sitemap.xml')).text();
const addressesIn = (sitemap: string) => [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const pixelsOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the sitemap', () => {
  it('names every public page once, with its whole address and nothing private [GAP-077]', async () => {
    const api = await start();
    const response = await api.call('/sitemap.xml');
    const addresses = addressesIn(await response.text());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/xml');
    for (const page of ['/', '/about', '/features', '/showcase', '/services', '/contact', '/open', '/terms', '/privacy-policy', '/resources', '/resources/blogs', '/resources/digital-products', '/store'])
      expect(addresses).toContain(ORIGIN + page);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.join(' ')).not.toMatch(/verse\.example\/(verse|sign|api|resources\/blog-management)/);
  });

  it('writes a service as the rule for its address says, with two hyphens where the rule leaves two [GAP-077, SVC-09]', async () => {
    const addresses = addressesIn(await sitemapOf(await start()));
    expect(addresses).toContain(`${ORIGIN}/services/service/talent-matchmaking--hiring`);
    expect(addresses).toContain(`${ORIGIN}/services/service/creativity-verse-pro`);
  });

  it('follows posts as they are published, changed and deleted, each with its day [GAP-077]', async () => {
    const api = await start();
    const before = await sitemapOf(api);
    const { _id: id } = await published(api);
    const after = await sitemapOf(api);
    expect(before).not.toContain(id);
    expect(after).toMatch(new RegExp(`<loc>${ORIGIN}/resources/blogs/${id}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[^<]+Z</lastmod>`));
    const deleted = await api.call(`/api/blogs/${id}`, { method: 'DELETE', headers: { ...asEditor, 'if-match': '"1"' } });
    expect(deleted.ok).toBe(true);
    expect(await sitemapOf(api)).not.toContain(id);
  });

  it('follows the services file without a restart [GAP-077]', async () => {
    const folder = await drawContent();
    const api = await start(folder);
    await sitemapOf(api);
    const file = path.join(folder, 'services.json');
    const { services } = JSON.parse(await readFile(file, 'utf8')) as { services: object[] };
    await writeFile(file, JSON.stringify({ services: [...services, { title: 'Sound & Vision', overview: 'Both.', type: 'brand' }] }));
    expect(await sitemapOf(api)).toContain(`${ORIGIN}/services/service/sound--vision</loc>`);
  });

  it('is not sent again to who has it [GAP-077]', async () => {
    const api = await start();
    const etag = (await api.call('/sitemap.xml')).headers.get('etag') ?? '';
    expect((await api.call('/sitemap.xml', { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status).toBe(304);
  });
});

describe('robots.txt', () => {
  it('keeps robots from calls, members and accounts, and names the sitemap [GAP-077]', async () => {
    const response = await (await start()).call('/robots.txt');
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/plain');
    for (const line of ['User-agent: *', 'Disallow: /api/', 'Disallow: /verse', 'Disallow: /signin', 'Allow: /api/cards/', `Sitemap: ${ORIGIN}/sitemap.xml`]) expect(text.split('\n')).toContain(line);
    expect(text.split('\n')).not.toContain('Disallow: /');
  });
});

describe('the picture of a shared link', () => {
  it('is drawn for pages, services and posts at 1200 by 630 [GAP-077]', async () => {
    const api = await start();
    const { _id: id } = await published(api);
    for (const name of ['page/home', 'page/resources-blogs', 'service/talent-matchmaking--hiring', `post/${id}`]) {
      const response = await api.call(`/api/cards/${name}.png`);
      expect([name, response.status, response.headers.get('content-type')]).toEqual([name, 200, 'image/png']);
      const { width, height, format } = await sharp(await pixelsOf(response)).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'png']);
    }
  });

  it('shows its own title, and a letter outside our face breaks neither [GAP-077]', async () => {
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

  it('sets its title in lines of about one length, and leaves nothing of it out [GAP-077]', () => {
    expect(titleLines('Talent Matchmaking & Hiring').lines).toEqual(['Talent', 'Matchmaking', '& Hiring']);
    expect(titleLines('A fair place for people who make things').lines).toEqual(['A fair place for', 'people who', 'make things']);
    expect(titleLines('Direct Mentorship').lines.join(' ')).toBe('Direct Mentorship');
    expect(titleLines('x'.repeat(100)).lines.at(-1)).toMatch(/…$/);
  });

  it('is not drawn again for who has it, and may be shown on other sites [GAP-077]', async () => {
    const api = await start();
    const first = await api.call('/api/cards/page/about.png');
    await first.arrayBuffer();
    const again = await api.call('/api/cards/page/about.png', { headers: { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' } });
    expect(again.status).toBe(304);
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(first.headers.get('cache-control')).toContain('public');
  });

  it('does not exist for what the public cannot see [GAP-077]', async () => {
    const api = await start();
    const { _id: id } = await published(api);
    await api.call(`/api/blogs/${id}`, { method: 'DELETE', headers: { ...asEditor, 'if-match': '"1"' } });
    for (const name of [`post/${id}`, 'post/nothing', 'page/nothing', 'service/talent-matchmaking-hiring', 'other/home', 'page/__proto__', 'page/home.png.exe'])
      expect([name, (await api.call(`/api/cards/${name}.png`)).status]).toEqual([name, 404]);
  });
});
