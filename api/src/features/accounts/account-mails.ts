import { DELETION_DAYS } from '@verse/api-contract/accounts';
import type { MailJob, Message } from '../../platform/mail';
import type { AccountDocument, AccountRepository } from './accounts.repository';
import type { LinkPurpose, MailLinks } from './mail-links';
import { createNotifications, NOTIFICATION_KINDS, wantsMail } from './notifications';
import { writtenDay } from './written-dates';

export const MAIL_KINDS = ['verify-email', 'reset-password', 'signed-up-again', 'new-sign-in', 'password-changed', 'change-email', 'email-changed', 'two-factor-off', 'deletion', 'deletion-undone', ...NOTIFICATION_KINDS] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
/** What anybody can have sent to an address is limited; what tells of a deed done with the password always goes. */
export const NOTICES: ReadonlySet<MailKind> = new Set(['new-sign-in', 'password-changed', 'email-changed', 'two-factor-off', 'deletion', 'deletion-undone']);

export interface AccountMailsOptions {
  accounts: AccountRepository;
  links: MailLinks;
  publicOrigin: string;
}

const IGNORE = 'If it was not you, you need not do anything.';
const HOUR = 'The link works once, within one hour.';

/** Writes the mail of a job when it is about to be sent: links come into being here, and never lie readable in the queue. */
export function createAccountMails({ accounts, links, publicOrigin }: AccountMailsOptions) {
  async function linkOf(user: AccountDocument, purpose: LinkPurpose, page: string, email = user.email): Promise<string> {
    await links.revoke(user._id, [purpose]);
    const token = await links.create({ purpose, userId: user._id, email });
    return `${publicOrigin}${page}?token=${token}`;
  }

  /** Also opens the dialog that sends a reset link. */
  const forgot = { label: 'Reset your password', url: `${publicOrigin}/signin?forgot` };
  const settings = { label: 'Open your settings', url: `${publicOrigin}/verse/settings` };

  const notifications = createNotifications(publicOrigin);

  const write: Record<MailKind, (user: AccountDocument, about: Record<string, string>) => Promise<Omit<Message, 'greeting' | 'to'> & { to?: string } | undefined>> = {
    async 'verify-email'(user) {
      if (user.emailVerified) return undefined;
      const url = await linkOf(user, 'verify-email', '/email-verified');
      return { subject: 'Verify your e-mail', paragraphs: ['Welcome to Creativity Verse. Please confirm that this address is yours.', HOUR], action: { label: 'Verify e-mail', url }, closing: IGNORE };
    },
    async 'reset-password'(user) {
      const url = await linkOf(user, 'reset-password', '/reset-password');
      return { subject: 'Reset your password', paragraphs: ['Somebody, hopefully you, asked for a new password for your account.', HOUR], action: { label: 'Choose a new password', url }, closing: IGNORE };
    },
    'signed-up-again': async () => ({
      subject: 'You already have an account',
      paragraphs: ['Somebody, perhaps you, tried to sign up with this address. It has an account already, so nothing was changed.', 'If you forgot your password, you can choose a new one from the sign-in page.'],
      action: { label: 'Sign in', url: `${publicOrigin}/signin` },
      closing: IGNORE,
    }),
    'new-sign-in': async (_user, { browser = '', at = '' }) => ({
      subject: 'New sign-in to your account',
      paragraphs: [`Your account was just signed in to from a browser we have not seen before: ${browser || 'unknown browser'}, ${at} UTC.`, 'If it was not you, change your password: that ends all other sessions.'],
      action: { ...settings, label: 'See your sessions' },
    }),
    'password-changed': async () => ({
      subject: 'Your password was changed',
      paragraphs: ['The password of your account was just changed, and all other sessions were ended.', 'If it was not you, reset it now.'],
      action: forgot,
    }),
    async 'change-email'(user, { to = '' }) {
      // Looked up here and not when it was asked for: the time of that answer would tell.
      if (await accounts.findByEmail(to)) return undefined;
      const url = await linkOf(user, 'change-email', '/email-verified', to);
      return { to, subject: 'Confirm your new e-mail', paragraphs: ['Please confirm that this is your new address. Until then the old one stays.', HOUR], action: { label: 'Confirm e-mail', url }, closing: IGNORE };
    },
    'email-changed': async (user, { to = '' }) => ({
      to,
      subject: 'Your e-mail was changed',
      paragraphs: [`Your account now has the address ${user.email}. No more mails come to this one.`, 'If it was not you, write to us from the contact page: somebody knows your password.'],
      action: { label: 'Contact us', url: `${publicOrigin}/contact` },
    }),
    'two-factor-off': async () => ({
      subject: 'Two-factor sign-in is off',
      paragraphs: ['From now on your password alone opens your account.', 'If it was not you, reset your password now: somebody else knows it.'],
      action: forgot,
    }),
    deletion: async (user) => ({
      subject: 'Your account will be deleted',
      paragraphs: [`Your account is hidden now and will be erased for good in ${DELETION_DAYS} days, on ${writtenDay(user.deletionAt ?? new Date())}.`, 'To keep it, sign in before then.'],
      action: { label: 'Sign in', url: `${publicOrigin}/signin` },
      closing: 'If it was not you, sign in and change your password: somebody else knows it.',
    }),
    'deletion-undone': async () => ({
      subject: 'Your account stays',
      paragraphs: ['You signed in, so your account will not be deleted.', `If you want it gone after all, delete it again in your settings and do not sign in for ${DELETION_DAYS} days.`],
      action: settings,
    }),
    'post-moved': async (_user, about) => notifications['post-moved'](about),
    'suggestion-decided': async (_user, about) => notifications['suggestion-decided'](about),
  };

  return async ({ kind, about }: MailJob): Promise<Message | undefined> => {
    const user = about.userId ? await accounts.find(about.userId) : await accounts.findByEmail(about.email ?? '');
    if (!user || user.suspended === true || !(MAIL_KINDS as readonly string[]).includes(kind) || !wantsMail(user, kind)) return undefined;
    const message = await write[kind as MailKind](user, about);
    return message && { to: user.email, greeting: `Hello ${user.firstName},`, ...message };
  };
}
