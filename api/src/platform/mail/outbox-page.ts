import { formatUtcSecond } from '@verse/api-contract/formats';
import { DARK, escapeHtml, FONT, LIGHT } from './message-html';
import type { KeptMail } from './transport';

const colour = (name: keyof typeof LIGHT) => `light-dark(${LIGHT[name]},${DARK[name]})`;

const STYLE = `
:root{color-scheme:light dark;--line:${colour('line')};--muted:${colour('muted')}}
body{margin:0 auto;max-width:48rem;padding:2rem 1rem;font:1rem/1.5 ${FONT}}
body{background:${colour('page')};color:${colour('text')}}
h1{color:${colour('heading')}}
a{color:light-dark(#4a35b8,#c2b8ff)}
ul{margin:0;padding:0;list-style:none}
li{padding:.75rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
.about{display:flex;flex-wrap:wrap;gap:.25rem 1rem;color:var(--muted);font-size:.875rem}
`;

function toItem({ name, at, message: { to, subject } }: KeptMail): string {
  const address = (kind: string) => `/api/outbox/${name}.${kind}`;
  const about = [
    `<span>to ${escapeHtml(to)}</span>`,
    `<time datetime="${at.toISOString()}">${formatUtcSecond(at)} UTC</time>`,
    `<a href="${address('txt')}">as text</a>`,
    `<a href="${address('eml')}">as a file</a>`,
  ].join('');
  return `<li><a href="${address('html')}">${escapeHtml(subject)}</a><div class="about">${about}</div></li>`;
}

/** Lists the emails that were stored instead of sent, newest first. */
export function outboxPage(mails: readonly KeptMail[]): string {
  const content =
    mails.length > 0
      ? `<ul>${mails.map(toItem).join('')}</ul>`
      : '<p>No mail has been written yet. Sign up, and the first one appears here within seconds.</p>';
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Outbox</title><style>${STYLE}</style></head><body><main><h1>Outbox</h1>`,
    '<p>This installation has no mail server: its mails stay here, and anybody on this machine can read them.</p>',
    `${content}</main></body></html>`,
  ].join('');
}
