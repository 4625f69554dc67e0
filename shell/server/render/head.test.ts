import { assemble, type PageParts } from './head';

const release = { section: 'shell', release: '0'.repeat(16), contract: 1, publicPath: '/mf/shell/0/client/', chunks: {}, files: {}, folder: '/nowhere' };

/** The whole page for what React has rendered into its head. */
function pageAt(path: string, head = '<title>About us | Creativity Verse</title><meta name="description" content="Who we are"/>', more: Partial<PageParts> = {}): string {
  const html = `<html><head>${head}</head><body><main></main></body></html>`;
  return assemble(html, { shell: release, release: undefined, integrity: undefined, chunks: [], state: '{}', publicOrigin: 'https://verse.example', path, fonts: [], icon: '/icon.svg', ...more });
}

const contentOf = (page: string, name: string) => [...page.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'))].map(([, content]) => content);
const cardAt = (path: string, head?: string) => contentOf(pageAt(path, head), 'og:image')[0];

describe('what a shared link shows', () => {
  it('is a large card with a picture of our own server, its size and its words [GAP-077]', () => {
    const page = pageAt('/about');
    expect(contentOf(page, 'og:image')).toEqual(['https://verse.example/api/cards/page/about.png']);
    expect(contentOf(page, 'og:image:width')).toEqual(['1200']);
    expect(contentOf(page, 'og:image:height')).toEqual(['630']);
    expect(contentOf(page, 'og:image:alt')).toEqual(['About us | Creativity Verse']);
    expect(contentOf(page, 'twitter:card')).toEqual(['summary_large_image']);
    expect(contentOf(page, 'og:url')).toEqual(['https://verse.example/about']);
    expect(contentOf(page, 'og:description')).toEqual(['Who we are']);
  });

  it('is the card of this very page, post or service [GAP-077]', () => {
    expect(cardAt('/')).toBe('https://verse.example/api/cards/page/home.png');
    expect(cardAt('/resources/digital-products')).toBe('https://verse.example/api/cards/page/resources-digital-products.png');
    expect(cardAt('/resources/blogs/6b01a3f7')).toBe('https://verse.example/api/cards/post/6b01a3f7.png');
    expect(cardAt('/services/service/talent-matchmaking--hiring')).toBe('https://verse.example/api/cards/service/talent-matchmaking--hiring.png');
  });

  it('is the card of the site for a page that is not to be found by searching [GAP-077]', () => {
    expect(cardAt('/nowhere', '<title>Page Not Found</title><meta name="robots" content="noindex"/>')).toBe('https://verse.example/api/cards/page/home.png');
  });

  it('is an article for a post and a website elsewhere [GAP-077]', () => {
    expect(contentOf(pageAt('/resources/blogs/6b01a3f7'), 'og:type')).toEqual(['article']);
    expect(contentOf(pageAt('/resources/blogs'), 'og:type')).toEqual(['website']);
  });

  it('is said once, in the words of the page [GAP-077]', () => {
    const page = pageAt('/resources/blogs/6b01a3f7', '<title>Colour | Creativity Verse</title><meta property="og:title" content="Colour &amp; light"/><meta property="og:type" content="website"/><meta property="og:image" content="/api/images/a.webp"/>');
    expect(contentOf(page, 'og:title')).toEqual(['Colour &amp; light']);
    expect(contentOf(page, 'og:type')).toEqual(['article']);
    expect(contentOf(page, 'og:image')).toHaveLength(1);
  });

  it('never lets an address out of its attribute [GAP-077]', () => {
    expect(cardAt('/a"><b>')).toBe('https://verse.example/api/cards/page/a&#34;&#62;&#60;b&#62;.png');
  });
});

describe('the canonical address', () => {
  it('is whole, with the site’s own origin, and stands once [GAP-077]', () => {
    const page = pageAt('/about?from=mail', '<title>About</title><link rel="canonical" href="/about"/>', { publicOrigin: 'https://verse.example' });
    expect(page.match(/<link rel="canonical"[^>]*>/g)).toEqual(['<link rel="canonical" href="https://verse.example/about"/>']);
  });
});

describe('what search engines read', () => {
  const facts = (json: string) => /<script type="application\/ld\+json">([^<]*)</.exec(pageAt('/about', `<title>A</title><script type="application/ld+json">${json}</script>`))?.[1];

  it('has whole addresses, with the site’s own origin [GAP-077]', () => {
    const json = JSON.stringify({ '@type': 'Article', url: '/a', image: ['/b.jpg'], mainEntityOfPage: '/c', itemListElement: [{ item: '/d' }] });
    expect(JSON.parse(facts(json) ?? '')).toEqual({
      '@type': 'Article', url: 'https://verse.example/a', image: ['https://verse.example/b.jpg'], mainEntityOfPage: 'https://verse.example/c', itemListElement: [{ item: 'https://verse.example/d' }],
    });
  });

  it('keeps addresses that are whole already, and the words of people [GAP-077]', () => {
    const json = JSON.stringify({ url: 'https://elsewhere.example/', name: '/shrug', description: 'say "url":"/x" and $& too' });
    expect(facts(json)).toBe(json);
  });
});

describe('the feed', () => {
  it('is announced on the pages of the resources section only [GAP-077]', () => {
    const feeds = (path: string) => [...pageAt(path).matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)"/g)].map(([, type, href]) => [type, href]);
    const all = [['application/rss+xml', '/feed.xml'], ['application/atom+xml', '/feed.atom'], ['application/feed+json', '/feed.json']];
    expect([feeds('/resources'), feeds('/resources/blogs/6b01a3f7'), feeds('/about')]).toEqual([all, all, []]);
  });
});
