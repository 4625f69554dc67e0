import { createHash } from 'node:crypto';
import { formatUtcMoment } from '@verse/api-contract/formats';
import { UNVERIFIED_HOURS } from '@verse/api-contract/identity/accounts.values';
import type { Role } from '@verse/api-contract/roles';
import { DAY_MS, HOUR_MS } from '@verse/api-contract/time';
import type { AuditLog } from '../../../platform/audit';
import type { PersonalData } from '../../../platform/feature';
import { AppError } from '../../../platform/http';
import type { AccountLock } from './account-lock';
import type { AccountMailer } from './account-mailer';
import type { AccountDocument, AccountRepository } from './accounts.repository';
import { LONGEST_SESSION_DAYS, type SignedInPerson } from './auth-bridge';
import type { SecurityLog } from './security-log';

export interface AccountLifecycleOptions extends Pick<AccountMailer, 'mail'> {
  accounts: AccountRepository;
  lock: AccountLock;
  securityLog: SecurityLog;
  audit: Pick<AuditLog, 'record'>;
  content: () => readonly PersonalData[];
  /** Removes expired links and outdated attempt counts across all accounts. */
  removeOutdated: () => Promise<void>;
  /** Removes stored emails sent to an address. Needed for transports that keep a copy of each email. */
  eraseMails: (address: string) => Promise<void>;
  now: () => Date;
}

/** Account changes that the owner does not request: at sign-in, when a deletion is due, or by an admin. */
export function createAccountLifecycleService({
  accounts,
  lock,
  securityLog,
  audit,
  mail,
  content,
  removeOutdated,
  eraseMails,
  now,
}: AccountLifecycleOptions) {
  async function erase({ _id }: AccountDocument): Promise<void> {
    for (const one of content()) await one.erase(_id);
    await accounts.erase(_id);
  }

  /** Frees the email address for the next sign-up. Returns false if the address has been verified in the meantime. */
  async function removeUnverified(user: AccountDocument): Promise<boolean> {
    if (!(await accounts.beginRemoval(user._id))) return false;
    await erase(user);
    return true;
  }

  return {
    /** Erases all data of accounts whose deletion is due. Also removes expired data across all accounts. */
    async eraseDue(): Promise<number> {
      await accounts.removeExpired(now(), new Date(now().getTime() - LONGEST_SESSION_DAYS * DAY_MS));
      await removeOutdated();
      let erased = 0;
      for (const user of await accounts.listDueForErasure(now())) {
        if (!(await accounts.beginErasure(user._id, now()))) continue;
        await erase(user);
        await eraseMails(user.email);
        erased += 1;
      }
      for (const user of await accounts.listUnverifiedSince(new Date(now().getTime() - UNVERIFIED_HOURS * HOUR_MS))) {
        if (!(await removeUnverified(user))) continue;
        await eraseMails(user.email);
        erased += 1;
      }
      return erased;
    },

    removeUnverified,

    /** Runs after every sign-in. Cancels a requested deletion and sends an email if the browser is unknown. */
    async signedIn({ userId, browser }: { userId: string; browser: string }): Promise<void> {
      const user = await accounts.find(userId);
      if (!user) return;
      if (user.deletionAt) {
        await accounts.change(userId, {}, ['deletionAt']);
        await mail('deletion-undone', user.email, { userId });
      }
      // The version is omitted, so that a browser update does not count as a new browser.
      const mark = createHash('sha256')
        .update(browser.replace(/\d[\d._]*/g, ''))
        .digest('base64url')
        .slice(0, 16);
      if (user.browsers?.includes(mark)) return;
      await accounts.addBrowser(userId, mark);
      if (user.browsers && user.browsers.length > 0)
        await mail('new-sign-in', user.email, {
          userId,
          browser: describeBrowser(browser),
          at: formatUtcMoment(now()),
        });
    },

    list: () => accounts.list(200),

    async changeByAdmin(
      actor: SignedInPerson,
      id: string,
      { role, isSuspended }: { role?: Role | undefined; isSuspended?: boolean | undefined },
    ): Promise<AccountDocument> {
      // Otherwise the last admin could remove their own rights, leaving no one to manage the staff.
      if (id === actor.id) throw new AppError('conflict', 'Another admin has to change your account.');
      const fields = {
        ...(role === undefined ? {} : { role }),
        ...(isSuspended === undefined ? {} : { suspended: isSuspended }),
      };
      const user = await accounts.change(id, fields, isSuspended === undefined ? [] : ['suspension']);
      if (!user) throw new AppError('not-found', 'There is no such account.');
      if (isSuspended === true) await lock.renew(id);
      if (isSuspended !== undefined) securityLog('suspension-changed', id);
      if (role !== undefined) securityLog('role-changed', id);
      await audit.record(actor.id, `account: ${JSON.stringify(fields)}`, id);
      return user;
    },
  };
}

export type AccountLifecycleService = ReturnType<typeof createAccountLifecycleService>;

/** Describes a user agent as a person would, such as “Firefox on Windows”. */
export function describeBrowser(userAgent: string): string {
  const browser = /Edg\//.test(userAgent)
    ? 'Edge'
    : /OPR\//.test(userAgent)
      ? 'Opera'
      : /Firefox\//.test(userAgent)
        ? 'Firefox'
        : /Chrome\//.test(userAgent)
          ? 'Chrome'
          : /Safari\//.test(userAgent)
            ? 'Safari'
            : '';
  const system = /Android/.test(userAgent)
    ? 'Android'
    : /iPhone|iPad/.test(userAgent)
      ? 'iOS'
      : /Windows/.test(userAgent)
        ? 'Windows'
        : /Mac OS X/.test(userAgent)
          ? 'macOS'
          : /Linux/.test(userAgent)
            ? 'Linux'
            : '';
  return [browser, system].filter(Boolean).join(' on ') || 'Unknown browser';
}
