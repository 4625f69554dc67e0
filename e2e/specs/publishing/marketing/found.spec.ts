import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../../fixtures';

const FIXED = [
  '/',
  '/about',
  '/features',
  '/showcase',
  '/services',
  '/services/members',
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
  '/people',
  '/tags',
  '/hire',
  '/critique',
  '/works',
  '/waiting-lists',
];
const POST = /^\/resources\/blogs\/[^/]+$/;
/** Pages of members and of their works. */
const MEMBER = /^\/u\/[^/]+(?:\/works\/[^/]+)?$/;
const JOB = /^\/jobs\/[^/]+$/;
const CONTEST = /^\/contests\/[\w-]+$/;
const ORGANISATION = /^\/o\/[^/]+$/;
const TAG = /^\/tags\/[^/]+$/;

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '');

interface Service {
  title: string;
  faq?: unknown[];
}
const servicesOf = async (request: APIRequestContext) =>
  ((await (await request.get('/Data/services.json')).json()) as { services: Service[] }).services;
const postsOf = async (request: APIRequestContext) =>
  (await (await request.get('/api/blogs?view=cards&limit=3')).json()) as { _id: string }[];
const sitemapOf = async (request: APIRequestContext) =>
  [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => address,
  );

/** Returns a page's metadata from the server-rendered HTML. */
async function headOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
  return {
    status: answer.status(),
    titles: all(/<title>([^<]*)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
    social: Object.fromEntries(
      [...html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [name, content]),
    ) as Record<string, string>,
    facts: all(/<script type="application\/ld\+json">([^<]*)<\/script>/g).flatMap((json) => {
      const fact = JSON.parse(json) as { '@context': string; '@graph'?: Record<string, unknown>[] } & Record<
        string,
        unknown
      >;
      expect(fact['@context']).toBe('https://schema.org');
      return fact['@graph'] ?? [fact];
    }),
  };
}

/** Reads a PNG's type, width and height from its first bytes. */
function measure(bytes: Buffer) {
  return {
    isPng: bytes.subarray(1, 4).toString('latin1') === 'PNG',
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
  };
}

// @proves GAP-077
test('every public page has a title, a description, an absolute URL, and a picture for sharing', async ({
  request,
  baseURL,
}) => {
  const services = (await servicesOf(request)).map(({ title }) => `/services/service/${slugOf(title)}`);
  const posts = (await postsOf(request)).slice(0, 1).map(({ _id: id }) => `/resources/blogs/${id}`);
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const paths = [...FIXED, ...services, ...posts];
  for (const path of paths) {
    const {
      status,
      titles: [title = ''],
      descriptions: [description = ''],
      canonical,
      robots,
      social,
      ...head
    } = await headOf(request, path);
    expect([path, status, head.facts.every((fact) => typeof fact['@type'] === 'string'), robots]).toEqual([
      path,
      200,
      true,
      [],
    ]);
    expect([path, title.length > 5, description.length > 30]).toEqual([path, true, true]);
    expect(canonical).toEqual([`${baseURL}${path}`]);
    expect(social).toMatchObject({
      'og:url': `${baseURL}${path}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:site_name': 'Creativity Verse',
    });
    titles.add(title);
    descriptions.add(description);
    const picture = await request.get(social['og:image'] ?? '');
    expect([path, picture.status(), picture.headers()['content-type']]).toEqual([path, 200, 'image/png']);
    expect(measure(await picture.body())).toEqual({ isPng: true, width: 1200, height: 630 });
  }
  expect([titles.size, descriptions.size]).toEqual([paths.length, paths.length]);
});

// @proves GAP-077
test('structured data describe the organisation, services, questions, posts, and breadcrumbs', async ({ request }) => {
  const kinds = async (path: string) => (await headOf(request, path)).facts.map((fact) => fact['@type']);
  expect(await kinds('/')).toEqual(['Organization']);
  for (const { title, faq = [] } of await servicesOf(request)) {
    expect([title, await kinds(`/services/service/${slugOf(title)}`)]).toEqual([
      title,
      ['Service', 'BreadcrumbList', ...(faq.length > 0 ? ['FAQPage'] : [])],
    ]);
  }
  expect(await kinds('/resources')).toContain('FAQPage');
  for (const { _id: id } of await postsOf(request))
    expect(await kinds(`/resources/blogs/${id}`)).toEqual(['Article', 'BreadcrumbList']);
});

/** Properties that search engines require, by type of structured data. */
const SAID: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  Service: ['name', 'description', 'url', 'provider'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'mainEntityOfPage', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

// @proves GAP-077
test('structured data have all properties that their type requires, with absolute URLs of this site', async ({
  request,
  baseURL,
}) => {
  const asked = (await servicesOf(request)).find(({ faq }) => faq?.length);
  const service = `/services/service/${slugOf(asked?.title ?? '')}`;
  const post = `/resources/blogs/${(await postsOf(request))[0]?._id}`;
  const told = new Set<string>();
  const check = (fact: unknown, at: string): void => {
    if (typeof fact !== 'object' || fact === null) return;
    const entries = Object.entries(fact);
    const kind = String((fact as Record<string, unknown>)['@type'] ?? '');
    told.add(kind);
    // A publisher or provider nested in other structured data needs only a name.
    const wanted = kind === 'Organization' && at.includes('.') ? ['name'] : (SAID[kind] ?? []);
    expect([
      at,
      kind,
      wanted.filter((key) => !entries.some(([name, value]) => name === key && value !== '' && value !== null)),
    ]).toEqual([at, kind, []]);
    for (const [key, value] of entries) {
      if (/^(url|item|image|logo|mainEntityOfPage)$/.test(key))
        for (const address of [value].flat())
          expect(String(address).startsWith(`${baseURL}/`), `${at}.${key}: ${String(address)}`).toBe(true);
      for (const part of [value].flat()) check(part, `${at}.${key}`);
    }
  };
  for (const path of ['/', service, post]) for (const fact of (await headOf(request, path)).facts) check(fact, path);
  expect([...told].filter(Boolean)).toEqual(expect.arrayContaining(Object.keys(SAID)));
});

// @proves GAP-077
test('the sitemap lists the public pages and nothing else; robots.txt links to it and blocks none of them', async ({
  request,
  baseURL,
}) => {
  const services = (await servicesOf(request)).map(({ title }) => `/services/service/${slugOf(title)}`);
  const listed = (await sitemapOf(request)).map((address) => {
    expect(address.startsWith(`${baseURL}/`)).toBe(true);
    return address.slice(baseURL?.length);
  });
  const products = (await (await request.get('/api/products?area=store')).json()) as { id: string }[];
  const members = listed.filter((path) => MEMBER.test(path));
  const jobs = listed.filter((path) => JOB.test(path));
  const contests = listed.filter((path) => CONTEST.test(path));
  const tags = listed.filter((path) => TAG.test(path));
  expect(
    listed.filter((path) => ![POST, MEMBER, JOB, CONTEST, ORGANISATION, TAG].some((kind) => kind.test(path))).sort(),
  ).toEqual([...FIXED, ...services, ...products.map(({ id }) => `/store/products/${id}`)].sort());
  for (const kind of [members, jobs, contests, tags]) expect(kind).not.toEqual([]);
  for (const path of [...members, ...jobs]) {
    const { status, robots } = await headOf(request, path);
    expect([path, status, robots.filter((word) => word.includes('noindex'))]).toEqual([path, 200, []]);
  }
  for (const { _id: id } of await postsOf(request)) expect(listed).toContain(`/resources/blogs/${id}`);
  expect(new Set(listed).size).toBe(listed.length);

  const robots = (await (await request.get('/robots.txt')).text()).split('\n');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const closed = robots.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  expect(closed).toEqual(expect.arrayContaining(['/api/', '/verse', '/signin']));
  expect(listed.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
});

// @proves GAP-077
test('the blog has two feeds, announced on its pages', async ({ request, baseURL }) => {
  const rss = await request.get('/feed.xml');
  expect([rss.status(), rss.headers()['content-type']]).toEqual([200, expect.stringContaining('application/rss+xml')]);
  const json = (await (await request.get('/feed.json')).json()) as { version: string; items: { url: string }[] };
  expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(json.items.length).toBeGreaterThan(0);
  for (const { url } of json.items) expect(url).toMatch(new RegExp(`^${baseURL}/resources/blogs/`));
  expect(await (await request.get('/resources/blogs')).text()).toContain(
    '<link rel="alternate" type="application/rss+xml" href="/feed.xml"',
  );
});

// @proves GAP-012 GAP-013 GAP-077 GAP-078
test('an address with one hyphen redirects to the one with two; a missing one is 404 and noindex', async ({
  request,
}) => {
  const moved = await request.get('/services/service/talent-matchmaking-hiring', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/services/service/talent-matchmaking--hiring']);
  for (const path of [
    '/no-such-page',
    '/services/service/no-such-service',
    '/resources/blogs/no-such-post',
    '/favicon.ico/x',
  ]) {
    const { status, robots, titles } = await headOf(request, path);
    expect([path, status, robots]).toEqual([path, 404, ['noindex']]);
    expect(titles).toHaveLength(1);
  }
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
});
