import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_DEFAULTS, NOTIFICATION_KINDS } from '@verse/api-contract/community/notifications.values';
import { DIGEST_EVENT, type EmailEvent } from '../../../platform/feature';
import { AppError } from '../../../platform/http';
import type { AccountDocument, AccountRepository } from './accounts.repository';

export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

/** Account, number of the kind, and signature. */
const TOKEN = /^([\w-]{1,64})\.([\w-]{1,40})\.([\w-]{43})$/;
const EVENTS: readonly EmailEvent[] = [...NOTIFICATION_KINDS, DIGEST_EVENT];
const unknownLink = () =>
  new AppError('not-found', 'This link is no longer valid. You can change what we email you in your settings.');

/**
 * Links that turn off a group of emails without signing in. They do not expire, because an old email must keep its way
 * out; one sent to an earlier address of the account is void. A link can do nothing else, so it needs no secret in the
 * store. It names the kind of its email, as it did before there were groups.
 */
export function createUnsubscribe({
  accounts,
  secret,
  publicOrigin,
}: {
  accounts: Pick<AccountRepository, 'find' | 'turnOffMails' | 'turnOffDigest'>;
  secret: string;
  publicOrigin: string;
}) {
  const key = createHmac('sha256', secret).update('unsubscribe').digest();
  const sign = ({ _id, email }: Pick<AccountDocument, '_id' | 'email'>, event: EmailEvent) =>
    createHmac('sha256', key)
      .update(JSON.stringify([_id, event, email]))
      .digest('base64url');

  async function read(token: string): Promise<{ account: AccountDocument; event: EmailEvent }> {
    const [, id = '', name = '', signature = ''] = TOKEN.exec(token) ?? [];
    const event = EVENTS.find((one) => one === name);
    const account = event && (await accounts.find(id));
    if (!event || !account) throw unknownLink();
    const expected = Buffer.from(sign(account, event));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw unknownLink();
    return { account, event };
  }

  return {
    linkFor: (account: Pick<AccountDocument, '_id' | 'email'>, event: EmailEvent): string =>
      `${publicOrigin}${UNSUBSCRIBE_PATH}?token=${account._id}.${event}.${sign(account, event)}`,
    find: async (token: string) => (await read(token)).event,
    async turnOff(token: string): Promise<EmailEvent> {
      const { account, event } = await read(token);
      if (event === DIGEST_EVENT) await accounts.turnOffDigest(account._id);
      else await accounts.turnOffMails(account._id, NOTIFICATION_DEFAULTS[event].group);
      return event;
    },
  };
}

export type Unsubscribe = ReturnType<typeof createUnsubscribe>;
