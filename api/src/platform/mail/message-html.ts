import { type Message, UNSUBSCRIBE } from './message';

/**
 * Light and dark colours of the site. Email clients do not support custom properties, so the rules repeat the values.
 */
export const LIGHT = {
  page: '#f8f5ef',
  card: '#fffdf9',
  line: '#e2dacc',
  heading: '#15121d',
  text: '#37323f',
  muted: '#635c6e',
  accent: '#b23611',
  onAccent: '#fffdf9',
};
export const DARK: typeof LIGHT = {
  page: '#0b0a12',
  card: '#14121d',
  line: '#2f2b3f',
  heading: '#f7f3ec',
  text: '#d9d5e0',
  muted: '#a8a2b8',
  accent: '#ff7f57',
  onAccent: '#1c0904',
};
export const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** `!important`, because dark mode rules must override the inline styles. */
const rule = (name: string, ...declarations: string[]) =>
  `.${name}{${declarations.map((one) => `${one}!important`).join(';')}}`;

const DARK_RULES = [
  rule('page', `background:${DARK.page}`),
  rule('card', `background:${DARK.card}`, `border-color:${DARK.accent} ${DARK.line} ${DARK.line}`),
  rule('heading', `color:${DARK.heading}`),
  rule('text', `color:${DARK.text}`),
  rule('muted', `color:${DARK.muted}`),
  rule('mark', `color:${DARK.accent}`),
  rule('button', `background:${DARK.accent}`, `color:${DARK.onAccent}`),
].join('');

const STYLE =
  '<style>:root{color-scheme:light dark;supported-color-schemes:light dark}' +
  `@media (prefers-color-scheme:dark){${DARK_RULES}}</style>`;

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Uses inline styles, so that email clients that drop stylesheets show the light colours. */
function text(content: string, kind: 'text' | 'muted' = 'text', more = ''): string {
  const font = `${kind === 'text' ? '16px/1.6' : '14px/1.6'} ${FONT}`;
  const style = `margin:0 0 16px;font:${font};color:${LIGHT[kind]};overflow-wrap:anywhere${more}`;
  return `<p class="${kind}" style="${style}">${content}</p>`;
}

function toButton({ label, url }: NonNullable<Message['action']>): string {
  const href = escapeHtml(url);
  const shown = escapeHtml(label);
  const style = [
    'display:inline-block',
    'padding:14px 28px',
    'border-radius:999px',
    `background:${LIGHT.accent}`,
    `color:${LIGHT.onAccent}`,
    `font:600 16px/1.25 ${FONT}`,
    'text-decoration:none',
  ].join(';');
  const button = `<a class="button" href="${href}" style="${style}">${shown}</a>`;
  const copy = text(`Or copy this address into your browser:<br>${href}`, 'muted', ';word-break:break-all');
  return `<p style="margin:24px 0">${button}</p>${copy}`;
}

const MARK = `<span class="mark" style="color:${LIGHT.accent}" aria-hidden="true">&#9679;</span>`;
const BRAND =
  `<p class="heading" style="margin:0 0 20px;font:700 18px/1.25 ${FONT};color:${LIGHT.heading}">` +
  `${MARK} Creativity Verse</p>`;
const CARD = [
  'padding:32px 28px',
  `border:1px solid ${LIGHT.line}`,
  `border-top:4px solid ${LIGHT.accent}`,
  'border-radius:16px',
  `background:${LIGHT.card}`,
].join(';');
const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"';

/** Uses tables, because one widely used email client supports no other layout. */
export function toHtml({ subject, greeting, paragraphs, action, closing, unsubscribe }: Message): string {
  const title = escapeHtml(subject);
  const preview = escapeHtml(paragraphs[0] ?? '');
  const body = [
    `<h1 class="heading" style="margin:0 0 20px;font:700 26px/1.25 ${FONT};color:${LIGHT.heading}">${title}</h1>`,
    ...[greeting, ...paragraphs].map((paragraph) => text(escapeHtml(paragraph))),
    action ? toButton(action) : '',
    closing ? text(escapeHtml(closing), 'muted', ';margin-bottom:0') : '',
  ].join('');
  const off = unsubscribe ? `<br><a href="${escapeHtml(unsubscribe)}" style="color:inherit">${UNSUBSCRIBE}</a>` : '';
  const foot = text(
    'Creativity Verse<br>Fueling the Future of Creativity, Innovation &amp; Tech.' + off,
    'muted',
    ';margin:20px 0 0',
  );
  const card = `<div class="card" style="${CARD}">${body}</div>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${title}</title>${STYLE}</head>`,
    `<body class="page" style="margin:0;background:${LIGHT.page}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${preview}</div>`,
    `<div role="article" aria-label="${title}">`,
    `${TABLE}><tr><td align="center" style="padding:32px 16px">`,
    `${TABLE} style="max-width:560px;table-layout:fixed"><tr><td align="left">`,
    `${BRAND}${card}${foot}`,
    '</td></tr></table></td></tr></table></div></body></html>',
  ].join('');
}
