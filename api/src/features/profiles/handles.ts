import { randomInt } from 'node:crypto';
import { isHandle, PROFILE_LIMITS } from '@verse/api-contract/profiles';
import { ROLES } from '@verse/api-contract/rights';
import { ADDRESSES, FEEDS } from '@verse/contract/addresses';

/** What would look like an office, the house itself, or nobody. */
const WORDS = [
  ...['about', 'account', 'api', 'app', 'assets', 'blog', 'creativity', 'creativityverse', 'data', 'demo'],
  ...['edit', 'everybody', 'everyone', 'guest', 'help', 'here', 'jobs', 'legal', 'mail', 'me', 'members', 'new'],
  ...['nobody', 'null', 'official', 'owner', 'privacy', 'root', 'security', 'staff', 'support', 'system', 'team'],
  ...['the-verse', 'undefined', 'verified', 'www'],
];

/** Every word in an address of the site, so that a new page reserves its own. */
const ofAddresses = [...Object.values(ADDRESSES), ...Object.values(FEEDS)]
  .flatMap((path) => path.split(/[/.]/))
  .filter((word) => word !== '' && !word.startsWith(':'));

const RESERVED: ReadonlySet<string> = new Set([...WORDS, ...ROLES, ...ofAddresses].map((word) => word.toLowerCase()));

/** Brand names may not lead a handle either: `creativity-verse-team` would speak for the house. */
export const isReserved = (handle: string): boolean =>
  RESERVED.has(handle) || handle.replaceAll('-', '').startsWith('creativityverse');

const LONGEST_BASE = PROFILE_LIMITS.handle - 6;

/** `Zainab Olúbọ̀rí` → `zainab-olubori`. */
function baseOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_BASE)
    .replace(/^-+|-+$/g, '');
  return isHandle(plain) && !isReserved(plain) ? plain : 'member';
}

const DIGITS = 5;

/** What somebody of this name may be called, the nicest first; it never ends. */
export function* handlesFor(name: string): Generator<string, never> {
  const base = baseOf(name);
  if (base !== 'member') yield base;
  for (let tries = 0; ; tries += 1) {
    const most = 10 ** Math.min(DIGITS, 2 + Math.floor(tries / 2));
    yield `${base}-${randomInt(1, most)}`;
  }
}
