import type { TransactionalEmail } from '../../../platform/feature';
import type { Logger } from '../../../platform/logging';
import type { Accounts } from '../../../platform/ports';

const KIND = 'contact-received';

/**
 * The sender may have entered someone else's address, so the email repeats nothing from the form. Otherwise strangers
 * could use the form to send text to others.
 */
export const confirmationMail: TransactionalEmail = {
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

/** Confirms to the sender that the message has been received. */
export type Confirm = (email: string, reference: string) => Promise<void>;

/**
 * If the mailbox's budget is used up, only the email is dropped. The message is still stored, and the page shows its
 * reference.
 *
 * Never rejects, because the message is already stored, and the sender would respond to an error by sending it again.
 */
export function createConfirmation({ queueMail }: Pick<Accounts, 'queueMail'>, logger: Logger): Confirm {
  return async (email, reference) => {
    try {
      await queueMail(KIND, { email, reference }, { stranger: email });
    } catch (error) {
      logger.error({ err: error, reference }, 'failed to queue the confirmation of a message');
    }
  };
}
