import { hostOf, parseUrl } from './parse-url';
/** A part of a post: plain text, or a URL with its link target. */
export type TextPart = { text: string; href?: undefined } | { text: string; href: string };

/**
 * Characters allowed in a URL. Excludes invisible and direction-changing characters (except joiners) and the
 * punctuation of scripts written without spaces.
 */
const CHARACTER = '[^\\s<>"\\p{C}\\u2800\\u3001-\\u3011\\u3164\\uFF00-\\uFF20\\uFF61-\\uFF64]|[\\u200C\\u200D]';
/** Matches two URLs separately even if only a comma separates them. */
const ADDRESS = new RegExp(`(?:\\b|_)(https?://(?:(?![,;|)*]{1,3}https?://)(?:${CHARACTER}))+)`, 'giu');
/** Characters that end a sentence or a quotation rather than a URL. */
const TRAILING = `.,:;!?'’‘”“…«»‹›*_~|\`\u200C\u200D`;
const OPENING: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
const HOST = /^[\w.:[\]-]+$/;
const OVERRIDES = /[\u202D\u202E]/g;

/** Splits a member's text into plain text and links. Only http and https URLs become links. */
export function splitText(written: string): TextPart[] {
  // Posts from earlier releases may contain direction overrides, which change the order in which letters are displayed.
  const post = written.replace(OVERRIDES, '');
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of post.matchAll(ADDRESS)) {
    const start = match.index + match[0].length - match[1]!.length;
    const typed = trimEnd(match[1]!);
    const link = toLink(typed);
    if (!link) continue;
    if (start > end) parts.push({ text: post.slice(end, start) });
    parts.push(link);
    end = start + typed.length;
  }
  if (end < post.length) parts.push({ text: post.slice(end) });
  return parts;
}

/** Removes trailing sentence punctuation and closing brackets, but keeps brackets that were opened within the URL. */
function trimEnd(address: string): string {
  const surplus = (close: string) => address.split(close).length - address.split(OPENING[close]!).length;
  const extra: Record<string, number> = { ')': surplus(')'), ']': surplus(']'), '}': surplus('}') };
  for (let end = address.length; ; end -= 1) {
    const last = address.charAt(end - 1);
    if (extra[last]! > 0) extra[last]! -= 1;
    else if (!TRAILING.includes(last)) return address.slice(0, end);
  }
}

function toLink(typed: string): TextPart | undefined {
  const url = parseUrl(typed);
  if (!url) return undefined;
  const { href, host, username, password } = url;
  // "https://bank.example@evil.example" looks like the bank's URL but leads to evil.example.
  if (username || password || !HOST.test(host)) return undefined;
  // If the host contains look-alike letters, displays the host that the browser will actually open.
  const isPlain = typed.toLowerCase().includes(`//${host}`);
  return { text: isPlain ? typed : href, href };
}

/** Matches a domain such as `bank.example`, even without `https://`. */
const DOMAIN = /(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24}(?![\p{L}\p{N}-])/giu;
const MAILBOX = /(?<![^\s<>()])[^\s<>()@]{1,64}@[^\s<>()@]{1,255}/gu;

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '');
const shownHost = (address: string) => withoutWww(hostOf(address));

/** Returns the hosts and mailboxes that a text shows. */
const destinationsIn = (label: string): string[] => [
  ...splitText(label).flatMap(({ href }) => (href === undefined ? [] : [shownHost(href)])),
  ...(label.match(DOMAIN) ?? []).map((domain) => shownHost(`https://${domain}`)),
  ...(label.match(MAILBOX) ?? []).map((mailbox) => mailbox.toLowerCase()),
];

/**
 * Returns where a link leads if its label shows another address, such as `bank.example` for a link to `evil.example`.
 * The reader must then see the destination as well.
 */
export function findHiddenDestination(label: string, address: string): string | undefined {
  const isMail = /^mailto:/i.test(address);
  const destination = isMail ? address.slice('mailto:'.length).split('?')[0]!.toLowerCase() : shownHost(address);
  const shown = destinationsIn(label);
  return shown.length === 0 || shown.includes(destination) ? undefined : destination;
}
