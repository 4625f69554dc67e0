import { createHmac, timingSafeEqual } from 'node:crypto';
import { THREAD_LINK_DAYS } from '@verse/api-contract/publishing/contact.values';
import { DAY_MS } from '@verse/api-contract/time';
import { addressOf } from '@verse/contract/addresses';
import { AppError } from '../../../platform/http';

/** Id of the message, end as a number in base 36, and signature. */
const TOKEN = /^([\w-]{1,64})\.([0-9a-z]{1,12})\.([\w-]{43})$/;

/**
 * Links with which the sender of a message reads the answers and replies, without signing in: the sender proves to have
 * the mailbox. A link opens one thread, and ends after a while.
 */
export function createThreadLinks({ secret, now }: { secret: string; now: () => Date }) {
  const key = createHmac('sha256', secret).update('contact-thread').digest();
  const sign = (id: string, end: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, end]))
      .digest('base64url');
  return {
    /** Returns the path of the thread's page. `from` is when the time of the link begins. */
    pathFor(id: string, from: Date): string {
      const end = (from.getTime() + THREAD_LINK_DAYS * DAY_MS).toString(36);
      return `${addressOf('contact')}?thread=${id}.${end}.${sign(id, end)}`;
    },
    /** Returns the id of the message. */
    read(token: string): string {
      const [, id = '', end = '', signature = ''] = TOKEN.exec(token) ?? [];
      const expected = Buffer.from(sign(id, end));
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given) || parseInt(end, 36) <= now().getTime())
        throw new AppError('not-found', 'This link has expired. Please write to us again, with your reference number.');
      return id;
    },
  };
}

export type ThreadLinks = ReturnType<typeof createThreadLinks>;
