import { createHash } from 'node:crypto';
import {
  NOTIFICATION_DEFAULTS,
  type NotificationGroup,
  type NotificationKind,
} from '@verse/api-contract/community/notifications.values';
import { addressOf } from '@verse/contract/addresses';
import { DIGEST_EVENT, type EmailEvent } from '../../../platform/feature';
import { DARK, escapeHtml, FONT, LIGHT } from '../../../platform/mail';

const colour = (name: keyof typeof LIGHT) => `light-dark(${LIGHT[name]},${DARK[name]})`;

const STYLE = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;background:${colour('page')};color:${colour('text')};font:1rem/1.6 ${FONT};overflow-wrap:anywhere}
header{padding:1rem 1.25rem;border-bottom:1px solid ${colour('line')};font-weight:700}
header a{color:${colour('heading')};text-decoration:none}
main{max-width:42rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{margin:0 0 1rem;color:${colour('heading')};font-size:2rem;line-height:1.2}
a{color:${colour('accent')}}
button{padding:.875rem 1.75rem;border:0;border-radius:999px;font:600 1rem/1.25 ${FONT}}
button{background:${colour('accent')};color:${colour('onAccent')};cursor:pointer}
:focus-visible{outline:3px solid ${colour('accent')};outline-offset:2px}
`;

/** Blocks all scripts and allows only the page's own styles. */
export const UNSUBSCRIBE_POLICY =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Completes “emails about …”. */
const GROUPS: Record<NotificationGroup, string> = {
  messages: 'messages and mentions',
  posts: 'your posts and works',
  jobs: 'jobs and applications',
  projects: 'projects and payments',
  contests: 'contests',
};

/** Completes “such as …”: what the email with the link was about. */
const EXAMPLES: Record<NotificationKind, string> = {
  likes: 'likes of your posts',
  comments: 'comments on your posts',
  replies: 'replies to your comments',
  mentions: 'mentions of you',
  follows: 'new followers',
  nominations: 'nominations of you and your works',
  applications: 'your job applications',
  'application-views': 'applications that were opened',
  'job-messages': 'messages about applications',
  'job-searches': 'new jobs for your searches',
  hiring: 'applications to your organisations',
  messages: 'messages from members',
  projects: 'projects you buy or sell in',
  contests: 'your places in contests',
  moderation: 'moderators’ decisions',
  referrals: 'people you invited',
  plan: 'your plan',
  posts: 'editors’ decisions on your blog posts',
  suggestions: 'decisions on tools you suggested',
};

function page(title: string, content: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)} | Creativity Verse</title><style>${STYLE}</style></head><body>`,
    `<header><a href="/">Creativity Verse</a></header><main><h1>${escapeHtml(title)}</h1>${content}</main>`,
    '</body></html>',
  ].join('');
}

function sayOff(event: EmailEvent): string {
  if (event === DIGEST_EVENT) return 'You won’t get the weekly summary any more.';
  const group = GROUPS[NOTIFICATION_DEFAULTS[event].group];
  return `You won’t get emails about ${group} any more, such as ${EXAMPLES[event]}.`;
}

const settingsLink = `<a href="${addressOf('settings')}">settings</a>`;

/** Asks before it changes anything, because email scanners open every link. */
export const unsubscribePage = (event: EmailEvent): string =>
  page(
    'Turn off these emails?',
    `<p>${sayOff(event)} You still see them on the site.</p>` +
      '<form method="post"><button>Turn them off</button></form>',
  );

export const unsubscribedPage = (event: EmailEvent): string =>
  page('These emails are off', `<p>${sayOff(event)} You can turn them on again in your ${settingsLink}.</p>`);

export const unknownLinkPage = (message: string): string =>
  page('This link is no longer valid', `<p>${escapeHtml(message)}</p><p>Open your ${settingsLink}.</p>`);
