import type { Letter } from '../../platform/feature';
import type { Logger } from '../../platform/logging';
import type { MailQueue } from '../../platform/mail';

const KIND = 'contact-received';

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
 * Beyond the budget of the mailbox the message still arrives, and the page has shown its reference. Never rejects: the
 * message is stored, and a sender who sees an error would send it again.
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
