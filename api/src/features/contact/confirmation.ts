import type { TransactionalEmail } from '../../platform/feature';
import type { Logger } from '../../platform/logging';
import type { MailQueue } from '../../platform/mail';

const KIND = 'contact-received';

/**
 * Any address may have been typed, so the mail repeats nothing from the form: otherwise the form would send mail for
 * strangers.
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

/** Confirms to the sender that the message has arrived. */
export type Confirm = (email: string, reference: string) => Promise<void>;

/**
 * Beyond the mailbox's budget the message still arrives, and the page has shown its reference. Never rejects: the
 * message is stored, and after an error the sender would send it again.
 */
export function createConfirmation(mails: Pick<MailQueue, 'add'>, logger: Logger): Confirm {
  return async (email, reference) => {
    try {
      await mails.add(KIND, { email, reference }, { stranger: email });
    } catch (error) {
      logger.error({ err: error, reference }, 'the receipt of a message could not be confirmed');
    }
  };
}
