import type { AccountRepository } from './accounts.repository';
import type { MailLinks } from './mail-links';

export interface AccountLock {
  /**
   * Voids what opens the account, or was asked for, up to now: links, mails that wait, half
   * sign-ins, and sessions: all, all but one, or those named.
   */
  renew(userId: string, which?: { except?: string; only?: readonly string[] }): Promise<void>;
  /** A new password and nothing else opens the account. False when `before` is no longer its hash. */
  setPassword(userId: string, hash: string, kept?: { before?: string; except?: string }): Promise<boolean>;
}

export interface AccountLockOptions {
  accounts: AccountRepository;
  links: Pick<MailLinks, 'revoke'>;
  now: () => Date;
}

export function createAccountLock({ accounts, links, now }: AccountLockOptions): AccountLock {
  async function renew(userId: string, which: { except?: string; only?: readonly string[] } = {}): Promise<void> {
    await accounts.raiseStamp(userId, now());
    await accounts.endSessions(userId, which);
    await accounts.endHalfSignIns(userId);
    await links.revoke(userId, ['reset-password', 'change-email']);
  }
  return {
    renew,
    async setPassword(userId, hash, { before, ...kept } = {}) {
      // Sessions end on both sides of the change: none that the old password opened may write a password after it.
      if (before === undefined) await renew(userId, kept);
      if (!(await accounts.setPasswordHash(userId, hash, before))) return false;
      await renew(userId, kept);
      return true;
    },
  };
}
