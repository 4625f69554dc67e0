import { createHash } from 'node:crypto';
import { THEME_SCRIPT } from '../../src/frame';
import { STATE_ELEMENT } from '../../src/app/page-state';
import type { Release } from '../releases/release';

/** The order of the layers must be known before any sheet arrives, or a remote's sheet would set it. */
const LAYERS = '@layer reset, tokens, base, ui, section;';

/**
 * Brings the scripts after the picture: on a slow line they would share it with what the visitor is waiting to see. The
 * hints for the later files go out in the same moment, so the chain is one round trip deep.
 */
const BOOT = `(function(){var s=JSON.parse(document.getElementById("verse-scripts").textContent),d=false;
function add(t,a){var e=document.createElement(t);for(var k in a)e.setAttribute(k,a[k]);document.head.appendChild(e)}
function go(){if(d)return;d=true;s.later.forEach(function(a){add("link",a)});add("script",{src:s.main,async:"",fetchpriority:"low"})}
var i=document.querySelector("img[fetchpriority=high]");
if(i&&!i.complete){i.addEventListener("load",go);i.addEventListener("error",go);setTimeout(go,4000)}else{requestAnimationFrame(function(){setTimeout(go,0)});setTimeout(go,500)}})()`;

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The only inline code of the site, by hash, for the content security policy. */
export const INLINE_HASHES = { scripts: [digest(THEME_SCRIPT), digest(BOOT)], styles: [digest(LAYERS)] };

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const filesOf = (release: Release | undefined, names: string[], kind: 'js' | 'css') =>
  release ? names.flatMap((name) => (release.chunks[name]?.[kind] ?? []).map((file) => release.publicPath + file)) : [];

export interface PageParts {
  shell: Release;
  release: Release | undefined;
  /** Checksum of the remote's entry script. */
  integrity: string | undefined;
  /** The chunks of the matched routes. */
  chunks: string[];
  state: string;
  publicOrigin: string;
  path: string;
  fonts: string[];
  icon: string;
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

const POST = /^\/resources\/blogs\/([^/]+)$/;
const SERVICE = /^\/services\/service\/([^/]+)$/;

/** Which of the API's card pictures stands for a page. What is not for search engines has no card of its own. */
function cardOf(html: string, path: string): string {
  const [post, service] = [first(path, POST), first(path, SERVICE)];
  if (/<meta name="robots" content="noindex"/.test(html)) return 'page/home';
  if (post) return `post/${post}`;
  if (service) return `service/${service}`;
  return `page/${path.slice(1).replaceAll('/', '-') || 'home'}`;
}

const SHARED_BY_PAGE = /<meta property="og:[^>]*>/g;
/** The first is what readers take that understand all three. */
const FEEDS = [
  ['application/rss+xml', '/feed.xml', 'RSS'],
  ['application/atom+xml', '/feed.atom', 'Atom'],
  ['application/feed+json', '/feed.json', 'JSON Feed'],
]
  .map(([type, href, name]) => `<link rel="alternate" type="${type}" href="${href}" title="The Verse Blog (${name})">`)
  .join('');

/** What link previews ask for, taken from the words that the page itself rendered. */
function socialTags(html: string, { publicOrigin, path }: PageParts): string {
  const title = first(html, /<meta property="og:title" content="([^"]*)"/) ?? first(html, /<title>([^<]*)<\/title>/);
  const description = first(html, /<meta name="description" content="([^"]*)"/);
  const tags: [string, string | undefined][] = [
    ['og:site_name', 'Creativity Verse'],
    ['og:type', POST.test(path) ? 'article' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', escape(publicOrigin + path)],
    ['og:image', escape(`${publicOrigin}/api/cards/${cardOf(html, path)}.png`)],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
  ];
  const shared = tags.map(([name, content]) => (content ? `<meta property="${name}" content="${content}">` : '')).join('');
  return `${shared}<meta name="twitter:card" content="summary_large_image">${/^\/resources(\/|$)/.test(path) ? FEEDS : ''}`;
}

function headOf(html: string, parts: PageParts): string {
  const sheets = [...filesOf(parts.shell, ['main', ...parts.chunks], 'css'), ...filesOf(parts.release, parts.chunks, 'css')];
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${LAYERS}</style>`,
    `<script>${THEME_SCRIPT}</script>`,
    ...[...new Set(sheets)].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...parts.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    `<link rel="icon" href="${parts.icon}" type="image/svg+xml">`,
    socialTags(html, parts),
  ].join('');
}

const hint = (href: string, integrity?: string) => ({ rel: 'preload', as: 'script', fetchpriority: 'low', href, ...(integrity ? { integrity } : {}) });

/** The shell's script, and the files it will ask for next. A hint without the checksum of the request is a second download. */
function scriptsOf({ shell, release, chunks, integrity }: PageParts) {
  const later = [...filesOf(release, [`${release?.section}-remote`, ...chunks], 'js'), ...filesOf(shell, chunks, 'js')];
  const entry = release ? [hint(`${release.publicPath}remote-entry.js`, integrity)] : [];
  return { main: filesOf(shell, ['main'], 'js')[0], later: [...entry, ...[...new Set(later)].map((href) => hint(href))] };
}

function tailOf(parts: PageParts): string {
  const block = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;
  return `${block(STATE_ELEMENT, parts.state)}${block('verse-scripts', JSON.stringify(scriptsOf(parts)))}<script>${BOOT}</script>`;
}

const FACTS = /(?<=<script type="application\/ld\+json">)[^<]*/g;
/** A key of schema.org that holds an address, one or the first of a list, and the slash of a page of ours. */
const OWN_ADDRESS = /("(?:url|item|image|logo|mainEntityOfPage)":\[?")(?=\/)/g;

/** Search engines take no address that lacks its host. */
const withWholeAddresses = (facts: string, origin: string) => facts.replace(OWN_ADDRESS, (_, key: string) => key + JSON.stringify(origin).slice(1, -1));

/** Puts the server's part of head and body into what React has rendered. */
export function assemble(html: string, parts: PageParts): string {
  // One voice: the server's tags have whole addresses, which those of a page cannot have.
  return `<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '').replace(SHARED_BY_PAGE, '')}`
    .replace(/(?<=<link rel="canonical" href=")(?=\/)/, () => escape(parts.publicOrigin))
    .replace(FACTS, (facts) => withWholeAddresses(facts, parts.publicOrigin))
    .replace(/<head>/, () => `<head>${headOf(html, parts)}`)
    .replace(/<\/body><\/html>\s*$/, () => `${tailOf(parts)}</body></html>`);
}
