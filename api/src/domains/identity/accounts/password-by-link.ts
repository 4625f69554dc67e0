import { ACCOUNT_MESSAGES } from '@verse/api-contract/identity/accounts.values';
import { AppError, type Browser, type SetCookie } from '../../../platform/http';
import type { AccountLock } from './account-lock';
import type { AccountDocument, AccountRepository } from './accounts.repository';
import type { AuthBridge } from './auth-bridge';
import type { KnownDevices } from './known-devices';
import { findLinkedUser, type MailLink } from './mail-links';
import type { PasswordAttempts } from './password-attempts';
import { hashPassword } from './passwords';

export interface PasswordByLinkOptions {
  bridge: Pick<AuthBridge, 'call'>;
  accounts: Pick<AccountRepository, 'find' | 'change' | 'clearUnverified' | 'markVerified'>;
  lock: Pick<AccountLock, 'setPassword'>;
  guesses: Pick<PasswordAttempts, 'clear'>;
  devices: Pick<KnownDevices, 'remember'>;
  onVerified: (user: AccountDocument) => Promise<void>;
}

export type PasswordByLink = ReturnType<typeof createPasswordByLink>;

export const resetGone = () => new AppError('gone', ACCOUNT_MESSAGES.resetGone);

/** Setting a password by an emailed link, which proves access to the mailbox. */
export function createPasswordByLink({ bridge, accounts, lock, guesses, devices, onVerified }: PasswordByLinkOptions) {
  return {
    /**
     * Returns the account whose password the link can set. A verification link can set it only while the address is
     * unverified.
     */
    async findUser(link: MailLink | undefined): Promise<AccountDocument | undefined> {
      const user = await findLinkedUser(accounts, link);
      return link?.purpose === 'verify-email' && user?.emailVerified ? undefined : user;
    },

    /**
     * Sets the password and verifies the address. Removes what an earlier, unverified user of the address has set up.
     */
    async takeOver(user: AccountDocument, password: string): Promise<void> {
      await lock.setPassword(user._id, await hashPassword(password));
      await accounts.change(user._id, {}, ['devices']);
      if (!user.emailVerified) await accounts.clearUnverified(user._id);
      const verified = await accounts.markVerified(user._id, user.email);
      if (!verified) throw resetGone();
      await onVerified(verified);
    },

    /** Signs in with a password that has just been set. */
    async signIn(browser: Browser, { _id, email }: AccountDocument, password: string): Promise<SetCookie[]> {
      // The password is new, so strangers' earlier attempts no longer count.
      await guesses.clear(browser, email);
      const answer = await bridge.call(browser, '/sign-in/email', { email, password });
      const isSignedIn = answer.status === 200 && answer.body.twoFactorRedirect !== true;
      return [...answer.cookies, ...(isSignedIn ? await devices.remember(browser, _id) : [])];
    },
  };
}
