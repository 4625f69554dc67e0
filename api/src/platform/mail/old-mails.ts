import { DAY_MS } from '@verse/api-contract/time';
import type { Job } from '../background';
import type { MailTransport } from './transport';

/** Retention period of stored emails, in milliseconds. Links in them expire long before that. */
const KEPT_MS = DAY_MS;

export const oldMailsJob = (transport: MailTransport, now: () => Date): Job => ({
  name: 'remove-old-mails',
  run: async () => (await transport.removeBefore?.(new Date(now().getTime() - KEPT_MS))) ?? 0,
  failed: 'failed to remove old emails',
});
