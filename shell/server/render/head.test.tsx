import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ADDRESSES } from '@verse/contract/addresses';
import { PageHead, ShellProvider } from '@verse/contract/react';
import { createServerShellApi } from '../../src/shell-api/shell-api';
import { assemble } from './head';
import { drawPreview } from './link-preview';

const ORIGIN = 'https://verse.example';
const PLACES = { addresses: () => ADDRESSES, outside: { 'community-chat': '' }, origin: ORIGIN };
const release = {
  section: 'shell',
  release: '0'.repeat(16),
  version: '0.1.0',
  builtAt: '2026-11-22T00:00:00.000Z',
  contract: 1,
  shared: {},
  publicPath: '/mf/shell/0/client/',
  chunks: {},
  files: {},
  parts: [],
  pages: {},
  folder: '/nowhere',
};

/** Returns the whole page at the given path as sent by the server, so that tests can check its metadata. */
function pageAt(path: string, head: ReactNode = <PageHead title="About us" description="Who we are" place="about" />) {
  const html = renderToString(
    <ShellProvider shell={createServerShellApi(PLACES)} preview={drawPreview}>
      <MemoryRouter initialEntries={[path]}>
        <html lang="en">
          <head />
          <body>
            <main>{head}</main>
          </body>
        </html>
      </MemoryRouter>
    </ShellProvider>,
  );
  return assemble(html, {
    shell: release,
    release: undefined,
    chunks: [],
    state: '{"words":"</body></html>"}',
    fonts: [],
    icon: '/icon.svg',
  }).html;
}

const contentOf = (page: string, name: string) =>
  [...page.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'))].map(
    ([, content]) => content,
  );
const cardAt = (path: string, head?: ReactNode) => contentOf(pageAt(path, head), 'og:image')[0];

describe('the preview of a shared link', () => {
  // @proves GAP-077
  it('is a large card with a picture of our own server, its size and its words', () => {
    const page = pageAt('/about?from=mail');
    expect(contentOf(page, 'og:image')).toEqual([`${ORIGIN}/api/cards/page/about.png`]);
    expect(contentOf(page, 'og:image:width')).toEqual(['1200']);
    expect(contentOf(page, 'og:image:height')).toEqual(['630']);
    expect(contentOf(page, 'og:image:alt')).toEqual(['About us']);
    expect(contentOf(page, 'twitter:card')).toEqual(['summary_large_image']);
    expect(contentOf(page, 'og:site_name')).toEqual(['Creativity Verse']);
    expect(contentOf(page, 'og:title')).toEqual(['About us']);
    expect(contentOf(page, 'og:type')).toEqual(['website']);
    expect(contentOf(page, 'og:url')).toEqual([`${ORIGIN}/about`]);
    expect(contentOf(page, 'og:description')).toEqual(['Who we are']);
  });

  // @proves GAP-077
  it('is the card of this very page, or the one that the page names', () => {
    expect(cardAt('/', <PageHead title="Creativity Verse" place="home" />)).toBe(`${ORIGIN}/api/cards/page/home.png`);
    expect(cardAt('/resources/blogs', <PageHead title="Blog" place="blogs" />)).toBe(
      `${ORIGIN}/api/cards/page/resources-blogs.png`,
    );
    const post = <PageHead title="A" place="blog" params={{ id: '6b01' }} card="post/6b01" type="article" />;
    expect(cardAt('/resources/blogs/6b01', post)).toBe(`${ORIGIN}/api/cards/post/6b01.png`);
    expect(contentOf(pageAt('/resources/blogs/6b01', post), 'og:type')).toEqual(['article']);
  });

  // @proves GAP-077
  it('is the card of the site for a page that search engines may not index', () => {
    const page = pageAt('/nowhere', <PageHead title="Page Not Found" />);
    expect(contentOf(page, 'robots')).toEqual(['noindex']);
    expect(contentOf(page, 'og:image')).toEqual([`${ORIGIN}/api/cards/page/home.png`]);
    expect(page).not.toContain('rel="canonical"');
  });

  // @proves GAP-077
  it('never lets an address or a title out of its attribute', () => {
    const page = pageAt('/a"><b>', <PageHead title={'"><b>'} isListed />);
    expect(page).not.toContain('<b>');
    expect(contentOf(page, 'og:image')).toHaveLength(1);
    expect(contentOf(page, 'og:title')).toEqual(['&quot;&gt;&lt;b&gt;']);
  });
});

describe('the head of a page', () => {
  // @proves GAP-077
  it('has the absolute canonical URL, with the site’s own origin, once', () => {
    expect(pageAt('/about?from=mail').match(/<link rel="canonical"[^>]*>/g)).toEqual([
      `<link rel="canonical" href="${ORIGIN}/about"/>`,
    ]);
  });

  it('ends the title with the site’s name, once', () => {
    const titleOf = (title: string) => /<title>([^<]*)</.exec(pageAt('/about', <PageHead title={title} />))?.[1];
    expect(titleOf('Features')).toBe('Features | Creativity Verse');
    expect(titleOf('About Creativity Verse')).toBe('About Creativity Verse');
  });

  it('begins with the server’s part, and the data are at the end of the document', () => {
    const page = pageAt('/about');
    expect(page).toMatch(/^<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">/);
    expect(page.split('<script type="application/json" id="verse-state">')).toHaveLength(2);
    expect(page).toMatch(/<\/script><\/body><\/html>$/);
  });
});

describe('the feed', () => {
  // @proves GAP-077
  it('is announced on the pages of the resources section only', () => {
    const feeds = (path: string) =>
      [...pageAt(path).matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)"/g)].map(([, type, href]) => [
        type,
        href,
      ]);
    const all = [
      ['application/rss+xml', '/feed.xml'],
      ['application/atom+xml', '/feed.atom'],
      ['application/feed+json', '/feed.json'],
    ];
    expect([feeds('/resources'), feeds('/resources/blogs/6b01a3f7'), feeds('/about')]).toEqual([all, all, []]);
  });
});
