import { THREAD_LINK_DAYS } from '@verse/api-contract/publishing/contact.values';
import { truncateText } from '@verse/api-contract/truncate-text';
import type { TransactionalEmail } from '../../../platform/feature';
import type { Line, NotificationSource } from '../../../platform/notify';
import type { ContactRepository, StoredMessage } from './contact.repository';
import { ANSWER_MAIL, toSubject } from './contact.service';
import type { ThreadLinks } from './thread-links';

interface Parts {
  messages: Pick<ContactRepository, 'find' | 'among'>;
  links: Pick<ThreadLinks, 'pathFor'>;
  publicOrigin: string;
}

const LONGEST_SUBJECT = 60;

const pathOf = ({ id, answers, createdAt }: StoredMessage, links: Parts['links']) =>
  links.pathFor(id, answers.findLast(({ side }) => side === 'team')?.at ?? createdAt);

/** Brings an answer to the sender. It repeats nothing that the sender wrote, because anyone can enter any address. */
export const answerMail = ({ messages, links, publicOrigin }: Parts): TransactionalEmail => ({
  kind: ANSWER_MAIL,
  async write({ message: id = '', key = '' }) {
    const message = await messages.find(id);
    const answer = message?.answers.find((one) => one.key === key);
    if (!message || !answer) return undefined;
    return {
      to: message.email,
      subject: `Our answer to your message ${message.reference}`,
      greeting: 'Hello,',
      paragraphs: [
        ...answer.text.split(/\n{2,}/),
        `To reply, open the conversation. This link works for ${THREAD_LINK_DAYS} days. ` +
          'A reply to this email would not reach us.',
      ],
      action: { label: 'Open the conversation', url: publicOrigin + pathOf(message, links) },
      closing: 'If you didn’t write to us, you can ignore this email: someone entered your email by mistake.',
    };
  },
});

/** Tells members of an answer on the site as well. */
export const answerLines = ({ messages, links }: Omit<Parts, 'publicOrigin'>): NotificationSource => ({
  kinds: ['messages'],
  async linesFor(memberId, _kind, subjects) {
    const prefix = toSubject('');
    const ids = subjects.flatMap((subject) => (subject.startsWith(prefix) ? subject.slice(prefix.length) : []));
    const lines = new Map<string, Line>();
    for (const message of (await messages.among(ids)).values())
      if (message.authorId === memberId)
        lines.set(toSubject(message.id), {
          text: `Our team answered your message “${truncateText(message.subject, LONGEST_SUBJECT)}”`,
          path: pathOf(message, links),
        });
    return lines;
  },
});
