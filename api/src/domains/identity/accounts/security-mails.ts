import { formatDay } from '@verse/api-contract/formats';
import { DELETION_DAYS } from '@verse/api-contract/identity/accounts.values';
import type { FixedPage } from '@verse/contract/addresses';
import type { AccountDocument } from './accounts.repository';
import type { AccountMail, SecurityKind } from './mail-kinds';

type Write = (user: AccountDocument, about: Record<string, string>) => AccountMail;

/** @param at returns the URL of a page */
export function createSecurityMails(at: (page: FixedPage) => string): Record<SecurityKind, Write> {
  /** This URL also opens the dialog for requesting a reset link. */
  const forgot = { label: 'Reset your password', url: `${at('sign-in')}?forgot` };
  const settings = { label: 'Open your settings', url: at('settings') };
  const contact = { label: 'Contact us', url: at('contact') };

  return {
    'new-sign-in': (_user, { browser = '', at: moment = '' }) => ({
      subject: 'New sign-in to your account',
      paragraphs: [
        `Someone just signed in to your account on a new device: ${browser || 'unknown browser'}, ${moment} UTC.`,
        'If this wasn’t you, change your password. That signs out all other devices.',
      ],
      action: { ...settings, label: 'See your devices' },
    }),
    'password-changed': () => ({
      subject: 'Your password was changed',
      paragraphs: [
        'You have a new password, and all other devices are signed out.',
        'If this wasn’t you, reset it now.',
      ],
      action: forgot,
    }),
    'email-changed': (user, { to = '' }) => ({
      to,
      subject: 'Your email was changed',
      paragraphs: [
        `The email of your account is now ${user.email}. We won’t write to this one again.`,
        'If this wasn’t you, contact us now: someone knows your password.',
      ],
      action: contact,
    }),
    'two-factor-on': () => ({
      subject: 'Two-factor sign-in is on',
      paragraphs: [
        'From now on you sign in with your password and a code from your app. All other devices were signed out.',
        'Keep your recovery codes where you find them without your phone.',
        'If this wasn’t you, contact us now: someone else knows your password.',
      ],
      action: contact,
    }),
    'two-factor-off': () => ({
      subject: 'Two-factor sign-in is off',
      paragraphs: [
        'From now on you sign in with your password alone.',
        'If this wasn’t you, reset your password now: someone else knows it.',
      ],
      action: forgot,
    }),
    deletion: (user) => ({
      subject: 'Your account will be deleted',
      paragraphs: [
        'Your account is hidden now and will be deleted for good in ' +
          `${DELETION_DAYS} days, on ${formatDay(user.deletionAt ?? new Date())}.`,
        'To keep it, sign in before then.',
      ],
      action: { label: 'Sign in', url: at('sign-in') },
      closing: 'If this wasn’t you, sign in and change your password: someone else knows it.',
    }),
    'deletion-undone': () => ({
      subject: 'Your account stays',
      paragraphs: [
        'You signed in, so your account will not be deleted.',
        `If you still want to delete it, do so again in your settings and don’t sign in for ${DELETION_DAYS} days.`,
      ],
      action: settings,
    }),
  };
}
