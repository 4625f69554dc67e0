import { formatDay } from '@verse/api-contract/formats';
import { DELETION_DAYS, UNVERIFIED_HOURS } from '@verse/api-contract/identity/accounts.values';
import { addressOf, type FixedPage } from '@verse/contract/addresses';
import type { FeatureEmail } from '../../../platform/feature';
import { greetingFor, type MailJob, type Message } from '../../../platform/mail';
import type { AccountDocument, AccountRepository } from './accounts.repository';
import type { LinkPurpose, MailLinks } from './mail-links';
import { wantsMail, writePreferenceEmail } from './notifications';
import type { Unsubscribe } from './unsubscribe';

export const MAIL_KINDS = [
  'verify-email',
  'reset-password',
  'signed-up-again',
  'new-sign-in',
  'password-changed',
  'change-email',
  'email-changed',
  'two-factor-on',
  'two-factor-off',
  'deletion',
  'deletion-undone',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
/** Security notices. If the address is verified, they are sent regardless of its budget. */
export const SECURITY_EMAILS: ReadonlySet<MailKind> = new Set([
  'new-sign-in',
  'password-changed',
  'email-changed',
  'two-factor-on',
  'two-factor-off',
  'deletion',
  'deletion-undone',
]);

const isOwnKind = (kind: string): boolean => (MAIL_KINDS as readonly string[]).includes(kind);

export interface AccountMailsOptions {
  accounts: AccountRepository;
  links: MailLinks;
  unsubscribe: Pick<Unsubscribe, 'linkFor'>;
  publicOrigin: string;
  /** A function, because accounts are created before the other features. */
  featureMails: () => readonly FeatureEmail[];
}

const IGNORE = 'If this wasn’t you, you can ignore this email.';
const HOUR = 'The link works once, within one hour.';

/** Whether the email was requested before the account was last secured. */
function isVoid(
  kind: string,
  { stamp, askedAt }: Record<string, string>,
  { securityStamp = 0, securedAt }: AccountDocument,
): boolean {
  if (stamp !== undefined) return stamp !== String(securityStamp);
  return kind === 'reset-password' && securedAt !== undefined && Number(askedAt) < securedAt.getTime();
}

/**
 * Composes an email right before it is sent. Links are created at that point, so that the queue never contains a usable
 * link.
 */
export function createAccountMails({ accounts, links, unsubscribe, publicOrigin, featureMails }: AccountMailsOptions) {
  const at = (page: FixedPage) => publicOrigin + addressOf(page);

  async function createLink(
    user: AccountDocument,
    purpose: LinkPurpose,
    page: FixedPage,
    email = user.email,
  ): Promise<string> {
    await links.revoke(user._id, [purpose]);
    // A verification link is void once the address is verified, so securing the account need not revoke it.
    const stamp = purpose === 'verify-email' ? {} : { stamp: user.securityStamp ?? 0 };
    const token = await links.create({ purpose, userId: user._id, email, ...stamp });
    return `${at(page)}?token=${token}`;
  }

  /** This URL also opens the dialog for requesting a reset link. */
  const forgot = { label: 'Reset your password', url: `${at('sign-in')}?forgot` };
  const settings = { label: 'Open your settings', url: at('settings') };

  const signedUpAgain = {
    subject: 'You already have an account',
    paragraphs: [
      'Someone, perhaps you, tried to sign up with this email. It already has an account, so nothing has changed.',
      'If you forgot your password, you can reset it from the sign-in page.',
    ],
    action: { label: 'Sign in', url: at('sign-in') },
    closing: IGNORE,
  };

  const write: Record<
    MailKind,
    (
      user: AccountDocument,
      about: Record<string, string>,
    ) => Promise<(Omit<Message, 'greeting' | 'to'> & { to?: string }) | undefined>
  > = {
    async 'verify-email'(user) {
      if (user.emailVerified) return undefined;
      const url = await createLink(user, 'verify-email', 'email-verified');
      const paragraphs = [
        'Welcome to Creativity Verse. Please confirm that this is your email.',
        `${HOUR} If you don’t open it, we delete the sign-up after ${UNVERIFIED_HOURS} hours.`,
      ];
      return { subject: 'Verify your email', paragraphs, action: { label: 'Verify email', url }, closing: IGNORE };
    },
    async 'reset-password'(user) {
      const url = await createLink(user, 'reset-password', 'reset-password');
      return {
        subject: 'Reset your password',
        paragraphs: ['Someone asked to reset your password. If that was you, choose a new one.', HOUR],
        action: { label: 'Choose a new password', url },
        closing: IGNORE,
      };
    },
    // If two people sign up concurrently, the address may still be unverified. A verification email is then sent.
    'signed-up-again': async (user, about) => (user.emailVerified ? signedUpAgain : write['verify-email'](user, about)),
    'new-sign-in': async (_user, { browser = '', at = '' }) => ({
      subject: 'New sign-in to your account',
      paragraphs: [
        `Your account was just used to sign in on a new device: ${browser || 'unknown browser'}, ${at} UTC.`,
        'If this wasn’t you, change your password. That signs out all other devices.',
      ],
      action: { ...settings, label: 'See your devices' },
    }),
    'password-changed': async () => ({
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your account was just changed, and all other devices were signed out.',
        'If this wasn’t you, reset it now.',
      ],
      action: forgot,
    }),
    async 'change-email'(user, { to = '' }) {
      // Checked here rather than during the request, whose response time would reveal the result.
      if ((await accounts.findByEmail(to))?.emailVerified) return undefined;
      const url = await createLink(user, 'change-email', 'email-verified', to);
      return {
        to,
        subject: 'Confirm your new email',
        paragraphs: ['Please confirm that this is your new email. Until then we keep using the old one.', HOUR],
        action: { label: 'Confirm email', url },
        closing: IGNORE,
      };
    },
    'email-changed': async (user, { to = '' }) => ({
      to,
      subject: 'Your email was changed',
      paragraphs: [
        `The email of your account is now ${user.email}. We won’t write to this one again.`,
        'If this wasn’t you, contact us now: someone knows your password.',
      ],
      action: { label: 'Contact us', url: at('contact') },
    }),
    'two-factor-on': async () => ({
      subject: 'Two-factor sign-in is on',
      paragraphs: [
        'From now on you sign in with your password and a code from your app. All other devices were signed out.',
        'Keep your recovery codes where you find them without your phone.',
        'If this wasn’t you, contact us now: someone else knows your password.',
      ],
      action: { label: 'Contact us', url: at('contact') },
    }),
    'two-factor-off': async () => ({
      subject: 'Two-factor sign-in is off',
      paragraphs: [
        'From now on you sign in with your password alone.',
        'If this wasn’t you, reset your password now: someone else knows it.',
      ],
      action: forgot,
    }),
    deletion: async (user) => ({
      subject: 'Your account will be deleted',
      paragraphs: [
        'Your account is hidden now and will be deleted for good in ' +
          `${DELETION_DAYS} days, on ${formatDay(user.deletionAt ?? new Date())}.`,
        'To keep it, sign in before then.',
      ],
      action: { label: 'Sign in', url: at('sign-in') },
      closing: 'If this wasn’t you, sign in and change your password: someone else knows it.',
    }),
    'deletion-undone': async () => ({
      subject: 'Your account stays',
      paragraphs: [
        'You signed in, so your account will not be deleted.',
        `If you still want to delete it, do so again in your settings and don’t sign in for ${DELETION_DAYS} days.`,
      ],
      action: settings,
    }),
  };

  return async ({ kind, about }: MailJob): Promise<Message | undefined> => {
    const other = featureMails().find((one) => one.kind === kind);
    if (other && !('event' in other)) return other.write(about);
    const user = about.userId ? await accounts.find(about.userId) : await accounts.findByEmail(about.email ?? '');
    if (!user || user.suspended === true || isVoid(kind, about, user)) return undefined;
    if (other ? !user.emailVerified || !wantsMail(user, other) : !isOwnKind(kind)) return undefined;
    const message = await (other
      ? writePreferenceEmail(other, about, { publicOrigin, unsubscribe: unsubscribe.linkFor(user, other.event) })
      : write[kind as MailKind](user, about));
    // A stranger may have signed up with this address and put a message in the name, so an email to an unverified
    // address contains no name.
    return (
      message && {
        to: user.email,
        greeting: user.emailVerified ? greetingFor(user.firstName) : 'Hello,',
        ...message,
      }
    );
  };
}
