import type { ResetPassword } from '@verse/api-contract/api';
import type { Browser, SetCookie } from '../../../platform/http';
import type { AccountLock } from './account-lock';
import type { AccountMailer } from './account-mailer';
import type { AccountDocument, AccountRepository } from './accounts.repository';
import { isRecent } from './accounts.view';
import type { SignedInPerson } from './auth-bridge';
import type { KnownDevices } from './known-devices';
import type { MailLinks } from './mail-links';
import { type PasswordByLink, resetGone } from './password-by-link';
import { hashPassword, refuseCommonPassword } from './passwords';
import type { SecurityLog } from './security-log';

export interface PasswordResetOptions extends Pick<AccountMailer, 'mail'> {
  accounts: Pick<AccountRepository, 'find' | 'findByEmail' | 'passwordHash' | 'isSessionOpen'>;
  links: Pick<MailLinks, 'find' | 'consume'>;
  lock: Pick<AccountLock, 'setPassword'>;
  passwordByLink: PasswordByLink;
  devices: Pick<KnownDevices, 'read' | 'find'>;
  securityLog: SecurityLog;
  now: () => Date;
}

const RESET_PURPOSES = ['reset-password', 'verify-email'] as const;

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

/** Resets forgotten passwords. */
export function createPasswordResetService({
  accounts,
  links,
  lock,
  mail,
  passwordByLink,
  devices,
  securityLog,
  now,
}: PasswordResetOptions) {
  async function resetByLink(token: string, newPassword: string): Promise<AccountDocument> {
    const user = await passwordByLink.findUser(await links.consume(token, RESET_PURPOSES));
    if (!user) throw resetGone();
    await passwordByLink.takeOver(user, newPassword);
    return user;
  }

  async function resetBySession(person: SignedInPerson | undefined, newPassword: string): Promise<AccountDocument> {
    if (!person || !isRecent(person, now())) throw resetGone();
    const hash = await hashPassword(newPassword);
    // Reads the hash first. A password change before this ends the session; one after it makes the update fail.
    const before = await accounts.passwordHash(person.id);
    const user = await accounts.find(person.id);
    const isSessionOpen = user && (await accounts.isSessionOpen(person.sessionId));
    if (!isSessionOpen || before === undefined || !(await lock.setPassword(user._id, hash, { before })))
      throw resetGone();
    return user;
  }

  return {
    /** Emails a reset link, unless the budget of the address is used up. */
    async sendLink(browser: Browser, email: string): Promise<void> {
      const device = devices.read(browser);
      const known = device === undefined ? undefined : devices.find(await accounts.findByEmail(email), device);
      await mail('reset-password', email, { email }, known);
    },

    /** Whether the link can reset a password, checked when the page opens. Reveals nothing about the account. */
    isValid: async (token: string): Promise<boolean> =>
      (await passwordByLink.findUser(await links.find(token, RESET_PURPOSES))) !== undefined,

    /** Sets a new password, using an email link or a sign-in within the last few minutes. Ends all other sessions. */
    async reset(
      browser: Browser,
      { token, newPassword }: ResetPassword,
      person: SignedInPerson | undefined,
    ): Promise<SetCookie[]> {
      refuseCommonPassword('newPassword', newPassword);
      const user =
        token === undefined ? await resetBySession(person, newPassword) : await resetByLink(token, newPassword);
      securityLog('password-reset', user._id);
      await mail('password-changed', user.email, { userId: user._id });
      return passwordByLink.signIn(browser, user, newPassword);
    },
  };
}
