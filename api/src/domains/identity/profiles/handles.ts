import { randomInt } from 'node:crypto';
import { isHandle, PROFILE_LIMITS } from '@verse/api-contract/identity/profiles.values';
import { isReservedHandle } from '../../../platform/people';

const LONGEST_BASE = PROFILE_LIMITS.handle - 6;

/** Converts a name to a handle, e.g. `Zainab Olúbọ̀rí` to `zainab-olubori`. */
function toBase(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_BASE)
    .replace(/^-|-$/g, '');
  return isHandle(plain) && !isReservedHandle(plain) ? plain : 'member';
}

const DIGITS = 5;

/** Yields an infinite sequence of handle suggestions for a name, simplest first. */
export function* suggestHandles(name: string): Generator<string, never> {
  const base = toBase(name);
  if (base !== 'member') yield base;
  for (let tries = 0; ; tries += 1) {
    const most = 10 ** Math.min(DIGITS, 2 + Math.floor(tries / 2));
    yield `${base}-${randomInt(1, most)}`;
  }
}
