import { createHash } from 'node:crypto';
import { integrityOf, type Release } from '@verse/releases';
import { ENTRY_SCRIPT, exposedChunkOf } from '@verse/releases/names';
import { STATE_ELEMENT } from '../../src/app/page-state';
import { inlineSheet } from './inline-sheets';

/** Sets the layer order before any style sheet arrives. Otherwise, a remote's style sheet could set it. */
const LAYERS = '@layer reset, tokens, base, ui, section;';

/** Hashes of the inline code of every page, for the Content Security Policy. */
export const INLINE_HASHES = {
  scripts: Object.values(INLINE_SCRIPTS).map(({ hash }) => hash),
  styles: [`'sha256-${createHash('sha256').update(LAYERS).digest('base64')}'`],
};

interface PageFile {
  address: string;
  integrity: string | undefined;
  /** The text, if the file can be part of the page. */
  text: string | undefined;
}

const toPageFile = (release: Release, name: string): PageFile => ({
  address: release.publicPath + name,
  integrity: integrityOf(release, name),
  text: name.endsWith('.css') ? inlineSheet(release, name) : undefined,
});

function findFiles(release: Release | undefined, chunks: string[], kind: 'js' | 'css'): PageFile[] {
  if (!release) return [];
  const names = new Set(chunks.flatMap((chunk) => release.chunks[chunk]?.[kind] ?? []));
  return [...names].map((name) => toPageFile(release, name));
}

export interface PageParts {
  shell: Release;
  release: Release | undefined;
  chunks: string[];
  state: string;
  fonts: string[];
  icon: string;
}

const findSheets = ({ shell, release, chunks }: PageParts) => [
  ...findFiles(shell, ['main', ...chunks], 'css'),
  ...findFiles(release, chunks, 'css'),
];

/** A sheet inside the page needs no round trip before the first paint. The browser knows it by its address. */
const toStyle = ({ address, integrity, text }: PageFile) =>
  text === undefined
    ? `<link rel="stylesheet" href="${address}" integrity="${integrity}">`
    : `<style data-sheet="${address}">${text}</style>`;

function createHead(parts: PageParts): string {
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${LAYERS}</style>`,
    `<script>${INLINE_SCRIPTS['before-paint'].text}</script>`,
    ...parts.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    `<link rel="icon" href="${parts.icon}" type="image/svg+xml">`,
  ].join('');
}

const toHint = ({ address: href, integrity }: PageFile) => ({
  rel: 'preload',
  as: 'script',
  fetchpriority: 'low',
  href,
  integrity,
});

/**
 * Returns the tags for the shell's script, and preload hints for the files that it will request next. The integrity of
 * a hint must match that of the request. Otherwise, the file would be downloaded twice.
 */
function listScripts({ shell, release, chunks }: PageParts) {
  const [main] = findFiles(shell, ['main'], 'js');
  const later = [
    ...(release ? [toPageFile(release, ENTRY_SCRIPT)] : []),
    ...findFiles(release, [...(release ? [exposedChunkOf(release.section)] : []), ...chunks], 'js'),
    ...findFiles(shell, chunks, 'js'),
  ];
  return {
    main: { src: main?.address, integrity: main?.integrity, async: '', fetchpriority: 'low' },
    later: later.map(toHint),
  };
}

/** The data come last, because they are up to a third of the page, and the scripts are requested without them. */
function createTail(parts: PageParts): string {
  const block = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;
  const scripts = block('verse-scripts', JSON.stringify(listScripts(parts)));
  return `${scripts}<script>${INLINE_SCRIPTS['load-scripts'].text}</script>${block(STATE_ELEMENT, parts.state)}`;
}

const START = '<html';
const HEAD = '<head>';
const HEAD_END = '</head>';
const END = '</body></html>';

/**
 * Adds the server's parts of head and body to the document rendered by React. The style sheets end the head, so that
 * the browser first finds the preload hints, React's included. `styles` are the hashes of the sheets inside the page.
 */
export function assemble(html: string, parts: PageParts): { html: string; styles: string[] } {
  const sheets = findSheets(parts);
  const head = html.indexOf(HEAD) + HEAD.length;
  const headEnd = html.indexOf(HEAD_END, head);
  const end = html.lastIndexOf(END);
  const start = html.slice(html.indexOf(START), head);
  return {
    html: [
      `<!DOCTYPE html>${start}${createHead(parts)}${html.slice(head, headEnd)}`,
      ...sheets.map(toStyle),
      `${html.slice(headEnd, end)}${createTail(parts)}${END}`,
    ].join(''),
    styles: sheets.flatMap(({ text, integrity }) => (text === undefined ? [] : [`'${integrity}'`])),
  };
}
