import { UNVERIFIED_HOURS } from '@verse/api-contract/identity/accounts.values';
import type { FixedPage } from '@verse/contract/addresses';
import type { AccountDocument, AccountRepository } from './accounts.repository';
import type { AccountMail, RequestedKind } from './mail-kinds';
import type { LinkPurpose, MailLinks } from './mail-links';

interface Dependencies {
  accounts: Pick<AccountRepository, 'findByEmail'>;
  links: Pick<MailLinks, 'create' | 'revoke'>;
  /** Returns the URL of a page. */
  at: (page: FixedPage) => string;
}

/** Returns undefined if the email is no longer needed. */
type Write = (user: AccountDocument, about: Record<string, string>) => Promise<AccountMail | undefined>;

const IGNORE = 'If this wasn’t you, you can ignore this email.';
const HOUR = 'The link works once, within one hour.';

/** Links are created here, right before the email is sent, so that the queue never contains a usable link. */
export function createRequestedMails({ accounts, links, at }: Dependencies): Record<RequestedKind, Write> {
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

  const signedUpAgain = {
    subject: 'You already have an account',
    paragraphs: [
      'Someone, maybe you, tried to sign up with this email. It already has an account, so nothing changed.',
      'If you forgot your password, you can reset it from the sign-in page.',
    ],
    action: { label: 'Sign in', url: at('sign-in') },
    closing: IGNORE,
  };

  const write: Record<RequestedKind, Write> = {
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
  };
  return write;
}
