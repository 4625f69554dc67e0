import { addressOf } from '@verse/contract/addresses';
import type { TransactionalEmail } from '../../platform/feature';
import { AppError, type Budgets, type Person } from '../../platform/http';
import type { MailQueue } from '../../platform/mail';
import type { Member, Members } from './members';

const KIND = 'member-message';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MESSAGES_A_DAY = 5;

/** Sends a message from one member to another. We reveal neither address; a reply does. */
export type MemberPost = (from: Person, to: Member, text: string) => Promise<void>;

/** Sent from our address; a reply goes to the sender, who agreed to that. */
export const memberMessageMail = (publicOrigin: string): TransactionalEmail => ({
  kind: KIND,
  write: ({ to = '', replyTo = '', sender = '', handle = '', text = '' }) => ({
    to,
    replyTo,
    subject: 'A member wrote to you',
    greeting: 'Hello,',
    paragraphs: [
      `${sender} wrote to you on Creativity Verse:`,
      ...text.split(/\n{2,}/),
      `Reply to this email to answer.`,
    ],
    action: { label: 'See the profile', url: publicOrigin + addressOf('member', { handle }) },
    closing: 'We did not tell the sender your email address. If you reply, they see it.',
  }),
});

interface Dependencies {
  mails: Pick<MailQueue, 'add'>;
  members: Members;
  contacts: (ids: readonly string[]) => Promise<{ id: string; email: string }[]>;
  budgets: Budgets;
}

const hadEnough = () =>
  new AppError('too-many', 'This member got many messages today. Please try again tomorrow; your text is kept.');

export function createMemberPost({ mails, members, contacts, budgets }: Dependencies): MemberPost {
  const perDay = budgets({
    name: 'member-messages',
    windowMs: DAY_MS,
    most: MESSAGES_A_DAY,
    message: `You can send ${MESSAGES_A_DAY} messages a day. Please try again tomorrow; your text is kept.`,
  });
  const perPerson = budgets({
    name: 'member-message-to',
    windowMs: 10 * MINUTE_MS,
    most: 1,
    message: 'You have just written to this member. Please wait ten minutes; your text is kept.',
  });
  return async (from, { profile }, text) => {
    const here = await contacts([profile.memberId, from.id]);
    const to = here.find(({ id }) => id === profile.memberId)?.email;
    const replyTo = here.find(({ id }) => id === from.id)?.email;
    if (to === undefined || replyTo === undefined)
      throw new AppError('unavailable', 'Your message could not be sent just now.');
    await perPerson(`${from.id} ${profile.memberId}`, 1);
    await perDay(from.id, 1);
    const { handle } = await members.ensure(from);
    if (!(await mails.add(KIND, { to, replyTo, sender: from.name, handle, text }, { member: to }))) throw hadEnough();
  };
}
