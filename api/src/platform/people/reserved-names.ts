import { ROLES } from '@verse/api-contract/roles';
import { ADDRESSES, FEEDS } from '@verse/contract/addresses';

/** Names that could be mistaken for an official role, for the site itself, or for a missing member. */
const WORDS = [
  ...['about', 'account', 'api', 'app', 'assets', 'blog', 'creativity', 'creativityverse', 'data', 'demo'],
  ...['edit', 'everybody', 'everyone', 'guest', 'help', 'here', 'jobs', 'legal', 'mail', 'me', 'members', 'new'],
  ...['nobody', 'null', 'official', 'owner', 'privacy', 'root', 'security', 'staff', 'support', 'system', 'team'],
  ...['the-verse', 'undefined', 'verified', 'www'],
];

/** All words used in the site's paths, so that new pages reserve their names automatically. */
const FROM_ADDRESSES = [...Object.values(ADDRESSES), ...Object.values(FEEDS)]
  .flatMap((path) => path.split(/[/.]/))
  .filter((word) => word !== '' && !word.startsWith(':'));

const RESERVED: ReadonlySet<string> = new Set(
  [...WORDS, ...ROLES, ...FROM_ADDRESSES].map((word) => word.toLowerCase()),
);

/**
 * Whether a handle is reserved. Handles also must not start with the brand name, because `creativity-verse-team`, for
 * example, would look official.
 */
export const isReservedHandle = (handle: string): boolean =>
  RESERVED.has(handle) || handle.replaceAll('-', '').startsWith('creativityverse');

const toPlain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Whether a user-chosen name could be mistaken for an official one. */
export function isReservedName(name: string): boolean {
  const plain = toPlain(name);
  return plain.startsWith('creativityverse') || plain.startsWith('thecreativityverse');
}

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether a word mixes alphabets with lookalike letters, e.g. `Аpple` with a Cyrillic А. */
export const mixesAlphabets = (name: string): boolean =>
  name.split(/\s+/).some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1);
