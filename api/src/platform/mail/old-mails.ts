import type { Job } from '../background';
import type { MailTransport } from './transport';

/** Long after every link in a mail is dead. */
const KEPT_MS = 86_400_000;

/** Where mails are kept, they are not kept for ever. */
export const oldMailsJob = (transport: MailTransport, now: () => Date): Job => ({
  name: 'remove-old-mails',
  run: async () => (await transport.removeBefore?.(new Date(now().getTime() - KEPT_MS))) ?? 0,
  failed: 'old mails could not be removed',
});
