import type { Job } from '../background';
import type { MailTransport } from './transport';

/** Long after every link in an email has expired. */
const KEPT_MS = 86_400_000;

/** Deletes stored emails after a while. */
export const oldMailsJob = (transport: MailTransport, now: () => Date): Job => ({
  name: 'remove-old-mails',
  run: async () => (await transport.removeBefore?.(new Date(now().getTime() - KEPT_MS))) ?? 0,
  failed: 'old mails could not be removed',
});
