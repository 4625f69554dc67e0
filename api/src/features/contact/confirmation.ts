import type { Letter } from '../../platform/feature';
import { AppError, type Budgets } from '../../platform/http';
import type { Logger } from '../../platform/logging';
import type { MailQueue } from '../../platform/mail';

const KIND = 'contact-received';
const HOUR_MS = 3_600_000;

/**
 * Anybody may have typed the address: nothing of what they typed is in the mail, or the form would send their letters.
 */
export const confirmationMail: Letter = {
  kind: KIND,
  write: ({ email = '', reference = '' }) => ({
    to: email,
    subject: 'We received your message',
    greeting: 'Hello,',
    paragraphs: [
      `Thank you for writing to us. Your reference number is ${reference}.`,
      'We answer by email, usually within two working days.',
    ],
    closing: 'If you didn’t write to us, you can ignore this email: someone entered your email by mistake.',
  }),
};

/** Tells the sender that the message has arrived. */
export type Confirm = (email: string, reference: string) => Promise<void>;

/**
 * Few to one address and few in all: beyond that the message still arrives, and the page has shown its reference. Never
 * rejects: the message is stored, and who were told otherwise would send it again.
 */
export function createConfirmation(mails: Pick<MailQueue, 'add'>, budgets: Budgets, logger: Logger): Confirm {
  const message = 'No further confirmation is sent now.';
  const ofAddress = budgets({ name: 'contact-mail', windowMs: 24 * HOUR_MS, most: 2, message });
  const ofAll = budgets({ name: 'contact-mails', windowMs: HOUR_MS, most: 100, message });
  return async (email, reference) => {
    try {
      await ofAddress(email.toLowerCase(), 1);
      await ofAll('all', 1);
      await mails.add(KIND, { email, reference });
    } catch (error) {
      if (error instanceof AppError && error.code === 'too-many') return;
      logger.error({ err: error, reference }, 'the receipt of a message could not be confirmed');
    }
  };
}
