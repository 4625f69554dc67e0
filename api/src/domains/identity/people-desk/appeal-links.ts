import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressOf } from '@verse/contract/addresses';
import { AppError } from '../../../platform/http';

/** Id of the sanction, and signature. */
const TOKEN = /^([\w-]{1,64})\.([\w-]{43})$/;

/**
 * Links with which a member who cannot sign in reads a sanction and appeals. A link allows nothing else, and an appeal
 * only once, so it needs no secret in the store.
 */
export function createAppealLinks({ secret, publicOrigin }: { secret: string; publicOrigin: string }) {
  const key = createHmac('sha256', secret).update('sanction-appeal').digest();
  const sign = (id: string) => createHmac('sha256', key).update(id).digest('base64url');
  return {
    linkFor: (id: string): string => `${publicOrigin}${addressOf('contact')}?appeal=${id}.${sign(id)}`,
    /** Returns the id of the sanction. */
    read(token: string): string {
      const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
      const expected = Buffer.from(sign(id));
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given))
        throw new AppError('not-found', 'This link is not valid. Open it from the email again.');
      return id;
    },
  };
}

export type AppealLinks = ReturnType<typeof createAppealLinks>;
