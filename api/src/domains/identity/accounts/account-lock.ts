import type { AccountRepository } from './accounts.repository';
import type { MailLinks } from './mail-links';

export type AccountLock = ReturnType<typeof createAccountLock>;

export interface AccountLockOptions {
  accounts: AccountRepository;
  links: Pick<MailLinks, 'revoke'>;
  now: () => Date;
}

export function createAccountLock({ accounts, links, now }: AccountLockOptions) {
  async function renew(userId: string, sessions: { except?: string; only?: readonly string[] } = {}): Promise<void> {
    await accounts.raiseStamp(userId, now());
    await accounts.endSessions(userId, sessions);
    await accounts.endHalfSignIns(userId);
    await links.revoke(userId, ['reset-password', 'change-email']);
  }
  return {
    /**
     * Invalidates everything that grants access to the account or was requested earlier: links, queued emails, pending
     * sign-ins, and sessions. `sessions` limits which sessions end: only the listed ones, or all except one.
     */
    renew,
    /** Sets the password. Returns false if the current hash no longer equals `before`. */
    async setPassword(
      userId: string,
      hash: string,
      { before, ...kept }: { before?: string; except?: string } = {},
    ): Promise<boolean> {
      // Ends existing sessions before the change. Ends sessions after it as well, because one may have been opened with
      // the old password in the meantime.
      if (before === undefined) await renew(userId, kept);
      if (!(await accounts.setPasswordHash(userId, hash, before))) return false;
      await renew(userId, kept);
      return true;
    },
  };
}
