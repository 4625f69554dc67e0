import { createHash } from 'node:crypto';
import { integrityOf, type Release } from '@verse/releases';
import { ENTRY_SCRIPT, exposedChunkOf } from '@verse/releases/names';
import { STATE_ELEMENT } from '../../src/app/page-state';
import { THEME_SCRIPT } from '../../src/frame';

/** The order of the layers must be known before any style sheet arrives, or a remote's would set it. */
const LAYERS = '@layer reset, tokens, base, ui, section;';

/**
 * Requests the shell's script when the first bytes of the picture have arrived: the rest of it arrives during the round
 * trip of the script. The hints for later files wait for the whole picture, because each takes bandwidth from what the
 * visitor is waiting to see; the shell's script, ten times their size, still arrives after them. A page without a
 * picture has nothing to wait for: the style sheets are in when this runs, and nothing is laid out.
 *
 * Until the page is ready or the visitor scrolls, the style sheets keep pictures below a phone's first screen from
 * being requested (`while-scripts-come` of `@verse/ui/styles`); until the first navigation, they keep what is far below
 * from being laid out (`later-screen`), unless the visitor is scrolled to a place on the page.
 */
const BOOT = `(function(){var s=JSON.parse(document.getElementById("verse-scripts").textContent),m,d;
var r=document.documentElement.dataset;function come(){delete r.scripts}
function add(t,a){var e=document.createElement(t);for(var k in a)e.setAttribute(k,a[k]);document.head.appendChild(e)}
function main(){if(!m){m=1;add("script",s.main)}}
function all(){if(!d){d=1;s.later.forEach(function(a){add("link",a)});main()}}
var i=document.querySelector("img[fetchpriority=high]");
function look(){if(!i||i.complete)all();else if(i.naturalWidth)main();else if(!m)requestAnimationFrame(look)}
if(i){i.addEventListener("load",all);i.addEventListener("error",all);setTimeout(all,4000)}
var n=performance.getEntriesByType("navigation")[0];function exact(){delete r.afresh}
if(n&&n.type=="navigate"&&!location.hash){r.afresh="";addEventListener("click",function(e){
if(e.target.closest&&e.target.closest("a[href*='#']"))exact()},true)}
r.scripts="coming";addEventListener("scroll",come,{once:true,passive:true});setTimeout(come,4000);look()})()`;

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The only inline code of the site, by hash, for the content security policy. */
export const INLINE_HASHES = { scripts: [digest(THEME_SCRIPT), digest(BOOT)], styles: [digest(LAYERS)] };

interface PageFile {
  address: string;
  integrity: string | undefined;
}

const fileOf = (release: Release, name: string): PageFile => ({
  address: release.publicPath + name,
  integrity: integrityOf(release, name),
});

function filesOf(release: Release | undefined, chunks: string[], kind: 'js' | 'css'): PageFile[] {
  if (!release) return [];
  const names = new Set(chunks.flatMap((chunk) => release.chunks[chunk]?.[kind] ?? []));
  return [...names].map((name) => fileOf(release, name));
}

export interface PageParts {
  shell: Release;
  release: Release | undefined;
  /** The chunks of the matched routes. */
  chunks: string[];
  state: string;
  fonts: string[];
  icon: string;
}

function headOf(parts: PageParts): string {
  const sheets = [
    ...filesOf(parts.shell, ['main', ...parts.chunks], 'css'),
    ...filesOf(parts.release, parts.chunks, 'css'),
  ];
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${LAYERS}</style>`,
    `<script>${THEME_SCRIPT}</script>`,
    ...sheets.map(({ address, integrity }) => `<link rel="stylesheet" href="${address}" integrity="${integrity}">`),
    ...parts.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    `<link rel="icon" href="${parts.icon}" type="image/svg+xml">`,
  ].join('');
}

const hint = ({ address: href, integrity }: PageFile) => ({
  rel: 'preload',
  as: 'script',
  fetchpriority: 'low',
  href,
  integrity,
});

/**
 * The shell's script, and the files it will request next. A hint without the integrity of the request causes a second
 * download.
 */
function scriptsOf({ shell, release, chunks }: PageParts) {
  const [main] = filesOf(shell, ['main'], 'js');
  const later = [
    ...(release ? [fileOf(release, ENTRY_SCRIPT)] : []),
    ...filesOf(release, [...(release ? [exposedChunkOf(release.section)] : []), ...chunks], 'js'),
    ...filesOf(shell, chunks, 'js'),
  ];
  return {
    main: { src: main?.address, integrity: main?.integrity, async: '', fetchpriority: 'low' },
    later: later.map(hint),
  };
}

function tailOf(parts: PageParts): string {
  const block = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;
  const scripts = block('verse-scripts', JSON.stringify(scriptsOf(parts)));
  return `${block(STATE_ELEMENT, parts.state)}${scripts}<script>${BOOT}</script>`;
}

const START = '<html';
const HEAD = '<head>';
const END = '</body></html>';

/** Adds the server's part of head and body to the document that React has rendered. */
export function assemble(html: string, parts: PageParts): string {
  const head = html.indexOf(HEAD) + HEAD.length;
  const end = html.lastIndexOf(END);
  const start = html.slice(html.indexOf(START), head);
  return `<!DOCTYPE html>${start}${headOf(parts)}${html.slice(head, end)}${tailOf(parts)}${END}`;
}
