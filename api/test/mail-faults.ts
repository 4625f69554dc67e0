import type { Message } from '../src/platform/mail';
import { toText } from '../src/platform/mail/message';
import { toHtml } from '../src/platform/mail/message-html';

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';

/** Faults of every text that we write to a member, in emails and in the list, which no name or title may cause. */
const FAULTS: Record<string, RegExp> = {
  'two full stops': /(?<!\.)\.\.(?!\.)/,
  'a date that is not British': new RegExp(
    `${MONTH} \\d{1,2},? \\d{4}|\\d{4}-\\d\\d-\\d\\d|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d [AP]M\\b`,
  ),

  'a full stop after another mark': /[!?…]\.(?=\s|$)/,
  'a space before a mark': / [,.;:!?](?=\s|$)/,
  'a missing value': /\bundefined\b|\bnull\b|\bNaN\b|\[object/,
  'a plural of one': /(?<![\d.,])1 (?:days|hours|minutes|weeks|months|milestones|others|units|files|people|jobs)\b/,
  'repeated spaces': /\S {2,}\S/,
  'repeated commas': /,\s*,/,
};
const GREETING = /^Hello(?: [^\s@/:,.]+(?:[ '’.-]+[^\s@/:,.]+)*)?,$/u;

/** Returns what is wrong in the text of a notification. */
export const faultsOfLine = (text: string): string[] =>
  Object.entries(FAULTS).flatMap(([fault, pattern]) => (pattern.test(text) ? [`${fault}: ${text}`] : []));

const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&#39;/g, '’')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n');

/** Returns what is wrong in an email, in its subject, text and HTML. */
export function faultsOf(message: Message): string[] {
  const texts = { subject: message.subject, text: toText(message), HTML: textOf(toHtml(message)) };
  const found = Object.entries(texts).flatMap(([where, text]) =>
    Object.entries(FAULTS).flatMap(([fault, pattern]) => {
      const match = pattern.exec(text);
      return match ? [`${fault} in the ${where}: ${text.slice(Math.max(0, match.index - 40), match.index + 20)}`] : [];
    }),
  );
  return GREETING.test(message.greeting) ? found : [...found, `the greeting: ${message.greeting}`];
}
