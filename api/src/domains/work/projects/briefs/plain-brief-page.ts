import { createHash } from 'node:crypto';
import { PROJECT_FILES } from '@verse/api-contract/files';
import { CURRENCIES, type Currency } from '@verse/api-contract/money';
import { megabytes } from '@verse/api-contract/pictures';
import { BRIEF_TEXTS, PROJECT_LIMITS } from '@verse/api-contract/work/projects.values';
import type { BriefField } from '@verse/api-contract/work/typed-brief';
import { addressOf } from '@verse/contract/addresses';
import type { PlainForm } from '../../../../platform/files';
import type { AppError } from '../../../../platform/http';
import { DARK, escapeHtml, FONT, LIGHT } from '../../../../platform/mail';
import { FILES_FIELD, HIDDEN_FIELDS } from './plain-briefs.service';

interface PlainBriefPage {
  texts: PlainForm['texts'];
  error: Pick<AppError, 'code' | 'message' | 'fields'>;
  /** Theme chosen on the site; undefined if it follows the device setting. */
  theme: 'dark' | 'light' | undefined;
}

const colour = (name: keyof typeof LIGHT) => `light-dark(${LIGHT[name]},${DARK[name]})`;
const RED = 'light-dark(#b3261e,#ff9090)';

const STYLE = `
:root{color-scheme:light dark;accent-color:${colour('accent')}}
:root[data-theme=dark]{color-scheme:dark}
:root[data-theme=light]{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:${colour('page')};color:${colour('text')};font:1rem/1.6 ${FONT};overflow-wrap:anywhere}
header{padding:1rem 1.25rem;border-bottom:1px solid ${colour('line')};font-weight:700}
header a{color:${colour('heading')};text-decoration:none}
main{max-width:42rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{margin:0 0 1rem;color:${colour('heading')};font-size:2rem;line-height:1.2}
a{color:${colour('accent')}}
.problem{padding:1rem 1.25rem;border:1px solid ${RED};border-inline-start-width:4px;border-radius:12px}
.problem{background:${colour('card')}}
.problem p,.problem ul{margin:0}
.problem ul{padding-inline-start:1.25rem}
form{display:grid;gap:1.25rem;margin-top:1.5rem}
.row{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));align-items:start}
.field{display:grid;gap:.375rem;min-width:0}
label{color:${colour('heading')};font-weight:600}
.hint{margin:0;color:${colour('muted')};font-size:.875rem}
.error{margin:0;color:${RED};font-size:.875rem}
input,textarea,select{width:100%;min-height:3.125rem;padding:.625rem .875rem;font:inherit;color:inherit}
input,textarea,select{background:${colour('card')};border:1px solid ${colour('muted')};border-radius:10px}
[aria-invalid]{border-color:${RED}}
button{justify-self:start;padding:.875rem 1.75rem;border:0;border-radius:999px;font:600 1rem/1.25 ${FONT}}
button{background:${colour('accent')};color:${colour('onAccent')};cursor:pointer}
:focus-visible{outline:3px solid ${colour('accent')};outline-offset:2px}
`;

/** Blocks all scripts and allows only the page's own styles. */
export const PLAIN_BRIEF_POLICY =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

interface ShownField {
  name: BriefField | typeof FILES_FIELD;
  label: string;
  hint?: string;
  control: (attributes: string, typed: string) => string;
}

const input = (more: string) => (attributes: string, typed: string) =>
  `<input ${attributes} ${more} value="${escapeHtml(typed)}">`;
// Browsers drop the first line break in a textarea, so an extra one protects a leading line break in the text.
const area = (rows: number, more: string) => (attributes: string, typed: string) =>
  `<textarea ${attributes} rows="${rows}" ${more}>\n${escapeHtml(typed)}</textarea>`;

const CURRENCY_NAMES: Record<Currency, string> = { USD: 'US dollars ($)', NGN: 'Naira (₦)' };
const options = (chosen: string) =>
  CURRENCIES.map(
    (one) => `<option value="${one}"${one === chosen ? ' selected' : ''}>${CURRENCY_NAMES[one]}</option>`,
  ).join('');

const { title, aim } = BRIEF_TEXTS;
const FILES_HINT =
  `Choose your files again. ${PROJECT_FILES.kinds}, at most ${megabytes(PROJECT_FILES.bytes)} each and ` +
  `${PROJECT_LIMITS.files} in all.`;

const TEXTS: readonly ShownField[] = [
  { name: 'title', label: title.label, control: input(`required maxlength="${title.max}"`) },
  { name: 'aim', label: aim.label, control: area(8, `required maxlength="${aim.max}"`) },
  {
    name: 'links',
    label: 'Links (optional)',
    hint: `One per line, up to ${PROJECT_LIMITS.links}.`,
    control: area(3, ''),
  },
];
const ROW: readonly ShownField[] = [
  { name: 'budget', label: 'Budget (optional)', control: input('inputmode="decimal" maxlength="40"') },
  {
    name: 'currency',
    label: 'Currency',
    control: (attributes, typed) => `<select ${attributes}>${options(typed)}</select>`,
  },
  { name: 'wantedBy', label: 'Wanted by (optional)', control: input('type="date"') },
];
const FILES: ShownField = {
  name: FILES_FIELD,
  label: 'Files (optional)',
  hint: FILES_HINT,
  control: (attributes) => `<input ${attributes} type="file" multiple accept="${PROJECT_FILES.types.join()}">`,
};

function fieldBlock({ name, label, hint, control }: ShownField, { texts, error }: PlainBriefPage): string {
  const message = error.fields?.[name];
  const ids = [message ? `${name}-error` : '', hint ? `${name}-hint` : ''].filter(Boolean).join(' ');
  const described = `${ids ? ` aria-describedby="${ids}"` : ''}${message ? ' aria-invalid="true"' : ''}`;
  return (
    `<div class="field"><label for="${name}">${label}</label>` +
    control(`id="${name}" name="${name}"${described}`, texts[name] ?? '') +
    (hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : '') +
    (message ? `<p class="error" id="${name}-error">${escapeHtml(message)}</p>` : '') +
    '</div>'
  );
}

const SIGN_IN =
  `<p>You are not signed in. <a href="${addressOf('sign-in')}" target="_blank">Sign in in another tab</a>, ` +
  'then send this form again. Signing in needs JavaScript: without it, please write to us on the ' +
  `<a href="${addressOf('contact')}">contact page</a>.</p>`;

function problemBlock({ code, message, fields = {} }: PlainBriefPage['error']): string {
  const shown = [...TEXTS, ...ROW, FILES].filter(({ name }) => fields[name]);
  const links = shown.map(({ name }) => `<li><a href="#${name}">${escapeHtml(fields[name]!)}</a></li>`);
  const text = code === 'unauthenticated' ? SIGN_IN : `<p>${escapeHtml(message)}</p>`;
  return `<div class="problem" role="alert">${links.length > 0 ? `<ul>${links.join('')}</ul>` : text}</div>`;
}

function formBlock(page: PlainBriefPage): string {
  const { texts } = page;
  const hidden = HIDDEN_FIELDS.map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(texts[name] ?? '')}">`,
  );
  const block = (field: ShownField) => fieldBlock(field, page);
  return (
    '<form method="post" action="/api/briefs" enctype="multipart/form-data" novalidate aria-label="Brief">' +
    `${hidden.join('')}${TEXTS.map(block).join('')}<div class="row">${ROW.map(block).join('')}</div>` +
    `${block(FILES)}<button>Send brief</button></form>`
  );
}

/** Returns a script-free page that redisplays a rejected brief form with the values typed by the user. */
export function plainBriefPage(page: PlainBriefPage): string {
  const { texts, error, theme } = page;
  // The form may have been rejected before any of its fields arrived.
  const hasTexts = texts.title !== undefined;
  return (
    `<!doctype html><html lang="en"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>Brief not sent – Creativity Verse</title><style>${STYLE}</style></head><body>` +
    `<header><a href="${addressOf('home')}">Creativity Verse</a></header><main><h1>Your brief was not sent</h1>` +
    problemBlock(error) +
    (hasTexts ? formBlock(page) : '<p>Go back in your browser to find what you typed.</p>') +
    '</main></body></html>'
  );
}
