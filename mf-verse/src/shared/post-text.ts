/** A piece of a post: words as they are, or an address that may be followed. */
export type TextPart = { text: string; href?: undefined } | { text: string; href: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi;
/** What ends a sentence rather than an address. */
const TRAILING = `.,:;!?'’”)]}`;

/** Splits what a member wrote, so that web addresses can be links. Only http and https: anything else stays words. */
export function splitText(post: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of post.matchAll(ADDRESS)) {
    const typed = trimEnd(match[0]);
    const link = toLink(typed);
    if (!link) continue;
    if (match.index > end) parts.push({ text: post.slice(end, match.index) });
    parts.push(link);
    end = match.index + typed.length;
  }
  if (end < post.length) parts.push({ text: post.slice(end) });
  return parts;
}

/** Full stops and closing brackets belong to the sentence, unless the address itself opened the bracket. */
function trimEnd(address: string): string {
  let end = address.length;
  while (TRAILING.includes(address.charAt(end - 1))) end -= 1;
  const rest = address.slice(0, end);
  const isBalanced = address.startsWith(`${rest})`) && rest.includes('(') && !rest.includes(')');
  return isBalanced ? `${rest})` : rest;
}

function toLink(typed: string): TextPart | undefined {
  if (!URL.canParse(typed)) return undefined;
  const { href, host, username, password } = new URL(typed);
  // "https://bank.example@evil.example" leads to evil.example while it reads like the bank.
  if (username || password) return undefined;
  // Letters that only look like others become visible as the host that the browser will really open.
  const isPlain = typed.toLowerCase().includes(`//${host}`);
  return { text: isPlain ? typed : href, href };
}
