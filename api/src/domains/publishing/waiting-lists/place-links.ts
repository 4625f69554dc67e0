import { createHmac, timingSafeEqual } from 'node:crypto';

export type LinkPurpose = 'confirm' | 'leave';

/**
 * Tokens for emailed links. A token names a place and a purpose, and nothing that could be used is stored. The token to
 * leave works as long as the place exists.
 */
export type PlaceLinks = ReturnType<typeof createPlaceLinks>;

export function createPlaceLinks(secret: string) {
  const key = createHmac('sha256', secret).update('waiting list links').digest();
  const sign = (purpose: LinkPurpose, nonce: string) =>
    createHmac('sha256', key).update(`${purpose} ${nonce}`).digest('base64url');
  return {
    create: (purpose: LinkPurpose, nonce: string): string => `${nonce}.${sign(purpose, nonce)}`,
    /** Returns the nonce of the place, or undefined if the token is not ours. */
    read(purpose: LinkPurpose, token: string): string | undefined {
      const [nonce = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature);
      const expected = Buffer.from(sign(purpose, nonce));
      return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : undefined;
    },
  };
}
