import { createWeekHour } from '@verse/api-contract/formats';
import { HOUR_MS, MINUTE_MS } from '@verse/api-contract/time';
import type { Job } from '../../../platform/background';
import type { MailQueue } from '../../../platform/mail';
import { createPending } from '../../../platform/pending';
import type { AccountDocument, AccountRepository } from './accounts.repository';

/** The kind of email that notifications write. */
const DIGEST = 'weekly-digest';
const AT = 'Mon 08';
const HOURS_OF_WEEK = 7 * 24;
const AT_ONCE = 500;

/** Returns the next full hour after `now` that is within Monday, 8 to 9 in the morning, in the zone. */
export function toNextDigest(now: Date, timeZone = 'UTC'): Date {
  const weekHourOf = createWeekHour(timeZone);
  const first = Math.floor(now.getTime() / HOUR_MS) + 1;
  // One hour more, because a clock change may have made the week longer.
  for (let hour = first; hour <= first + HOURS_OF_WEEK; hour += 1) {
    const at = new Date(hour * HOUR_MS);
    if (weekHourOf(at) === AT) return at;
  }
  return new Date((first + HOURS_OF_WEEK) * HOUR_MS);
}

interface Dependencies {
  accounts: Pick<AccountRepository, 'pendingIn' | 'listDigestsDue' | 'claimDigest'>;
  mails: Pick<MailQueue, 'add'>;
  now: () => Date;
}

/** Returns the job that queues the weekly digests that are due, each once, whichever process finds it first. */
export async function createDigestJob({ accounts, mails, now }: Dependencies): Promise<Job> {
  async function queue({ _id, digestSince }: AccountDocument): Promise<void> {
    const at = (digestSince ?? now()).toISOString();
    await mails.add(DIGEST, { userId: _id, at }, 'unlimited', `${DIGEST} ${_id} ${at}`);
    await queued.clear(_id, { digestSince });
  }

  const queued = await createPending(accounts.pendingIn, { field: 'digestSince', run: queue, now });

  async function queueDue(): Promise<number> {
    const lost = await queued.complete();
    const due = await accounts.listDigestsDue(now(), AT_ONCE);
    for (const account of due) {
      const at = now();
      const nextAt = toNextDigest(at, account.timeZone);
      if (await accounts.claimDigest(account, { nextAt, now: at })) await queue({ ...account, digestSince: at });
    }
    return lost + due.length;
  }

  return { name: 'queue-digests', everyMs: 5 * MINUTE_MS, run: queueDue, failed: 'failed to queue weekly digests' };
}
