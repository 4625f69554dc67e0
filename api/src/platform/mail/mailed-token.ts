import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Id of what the link is for, and secret. */
const TOKEN = /^(\w{1,40})-([\w-]{43})$/;

const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * Creates the token of a mailed link and the hash by which it is recognised. Only the hash is stored, so that the
 * database contains no working link.
 */
export function createMailedToken(id: string): { token: string; tokenHash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${id}-${secret}`, tokenHash: digest(secret) };
}

/** Finds what a mailed token belongs to; compares the secret in constant time. */
export async function findByMailedToken<T extends { tokenHash: string }>(
  find: (id: string) => Promise<T | undefined>,
  token: string,
): Promise<T | undefined> {
  const [, id, secret] = TOKEN.exec(token) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const found = await find(id);
  const expected = Buffer.from(found?.tokenHash ?? '');
  const given = Buffer.from(digest(secret));
  return found && expected.length === given.length && timingSafeEqual(expected, given) ? found : undefined;
}
