import { createHash } from 'node:crypto';
import { integrityOf, type Release } from '@verse/releases';
import { ENTRY_SCRIPT, exposedChunkOf } from '@verse/releases/names';
import { STATE_ELEMENT } from '../../src/app/page-state';

/** Sets the layer order before any style sheet arrives. Otherwise, a remote's style sheet could set it. */
const LAYERS = '@layer reset, tokens, base, ui, section;';

/** Hashes of the site's only inline code, for the Content Security Policy. */
export const INLINE_HASHES = {
  scripts: Object.values(INLINE_SCRIPTS).map(({ hash }) => hash),
  styles: [`'sha256-${createHash('sha256').update(LAYERS).digest('base64')}'`],
};

interface PageFile {
  address: string;
  integrity: string | undefined;
}

const toPageFile = (release: Release, name: string): PageFile => ({
  address: release.publicPath + name,
  integrity: integrityOf(release, name),
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

function createHead(parts: PageParts): string {
  const sheets = [
    ...findFiles(parts.shell, ['main', ...parts.chunks], 'css'),
    ...findFiles(parts.release, parts.chunks, 'css'),
  ];
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${LAYERS}</style>`,
    `<script>${INLINE_SCRIPTS['device-hints'].text}</script>`,
    ...sheets.map(({ address, integrity }) => `<link rel="stylesheet" href="${address}" integrity="${integrity}">`),
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

function createTail(parts: PageParts): string {
  const block = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;
  const scripts = block('verse-scripts', JSON.stringify(listScripts(parts)));
  return `${block(STATE_ELEMENT, parts.state)}${scripts}<script>${INLINE_SCRIPTS['load-scripts'].text}</script>`;
}

const START = '<html';
const HEAD = '<head>';
const END = '</body></html>';

/** Adds the server's parts of head and body to the document rendered by React. */
export function assemble(html: string, parts: PageParts): string {
  const head = html.indexOf(HEAD) + HEAD.length;
  const end = html.lastIndexOf(END);
  const start = html.slice(html.indexOf(START), head);
  return `<!DOCTYPE html>${start}${createHead(parts)}${html.slice(head, end)}${createTail(parts)}${END}`;
}
