import { createHash } from 'node:crypto';
import type { Role } from '@verse/api-contract/accounts';
import type { AuditLog } from '../../platform/audit';
import { AppError } from '../../platform/http';
import type { MailKind } from './account-mails';
import type { AccountDocument, AccountRepository } from './accounts.repository';
import type { SignedInPerson } from './auth-bridge';
import { writtenMoment } from './written-dates';

/** What other features keep of a person: how it is exported, and how it is erased. */
export interface PersonalContent {
  name: string;
  export(userId: string): Promise<unknown>;
  erase(userId: string): Promise<void>;
}

export interface AccountCareOptions {
  accounts: AccountRepository;
  audit: Pick<AuditLog, 'note'>;
  mail: (kind: MailKind, address: string, about: Record<string, string>) => Promise<void>;
  content: readonly PersonalContent[];
  /** Removes what else is kept of everybody for a while: links and guesses that are out of date. */
  removeOutdated: () => Promise<void>;
  /** Removes the mails to an address, where mails are kept. */
  forgetMails: (address: string) => Promise<void>;
  now: () => Date;
}

/** What happens to accounts without their owners asking: at sign-ins, when a deletion is due, by an admin. */
export function createAccountCareService({ accounts, audit, mail, content, removeOutdated, forgetMails, now }: AccountCareOptions) {
  return {
    /** Erases the accounts whose time has come, with what they left everywhere, and of all others what is out of date. */
    async eraseDue(): Promise<number> {
      await accounts.removeExpired(now());
      await removeOutdated();
      let erased = 0;
      for (const { _id, email } of await accounts.dueForErasure(now())) {
        if (!(await accounts.beginErasure(_id, now()))) continue;
        for (const one of content) await one.erase(_id);
        await forgetMails(email);
        await accounts.erase(_id);
        erased += 1;
      }
      return erased;
    },

    /** Called for every sign-in: it takes back a deletion, and tells of a browser never seen before. */
    async signedIn({ userId, browser }: { userId: string; browser: string }): Promise<void> {
      const user = await accounts.find(userId);
      if (!user) return;
      if (user.deletionAt) {
        await accounts.change(userId, {}, ['deletionAt']);
        await mail('deletion-undone', user.email, { userId });
      }
      // An update does not make another browser of it.
      const mark = createHash('sha256').update(browser.replace(/\d[\d._]*/g, '')).digest('base64url').slice(0, 16);
      if (user.browsers?.includes(mark)) return;
      await accounts.addBrowser(userId, mark);
      if (user.browsers && user.browsers.length > 0) await mail('new-sign-in', user.email, { userId, browser: nameOfBrowser(browser), at: writtenMoment(now()) });
    },

    list: () => accounts.list(200),

    async changeByAdmin(actor: SignedInPerson, id: string, { role, isSuspended }: { role?: Role | undefined; isSuspended?: boolean | undefined }): Promise<AccountDocument> {
      // Or the last admin could shut everybody out.
      if (id === actor.id) throw new AppError('conflict', 'conflict', 'Another admin has to change your own account.');
      const fields = { ...(role === undefined ? {} : { role }), ...(isSuspended === undefined ? {} : { suspended: isSuspended }) };
      const user = await accounts.change(id, fields);
      if (!user) throw new AppError('not-found', 'not-found', 'There is no such account.');
      if (isSuspended === true) await accounts.endSessions(id);
      await audit.note(actor.id, `account: ${JSON.stringify(fields)}`, id);
      return user;
    },
  };
}

export type AccountCareService = ReturnType<typeof createAccountCareService>;

/** What a person recognises of a user agent. */
export function nameOfBrowser(userAgent: string): string {
  const browser = /Edg\//.test(userAgent) ? 'Edge' : /OPR\//.test(userAgent) ? 'Opera' : /Firefox\//.test(userAgent) ? 'Firefox' : /Chrome\//.test(userAgent) ? 'Chrome' : /Safari\//.test(userAgent) ? 'Safari' : '';
  const system = /Android/.test(userAgent) ? 'Android' : /iPhone|iPad/.test(userAgent) ? 'iOS' : /Windows/.test(userAgent) ? 'Windows' : /Mac OS X/.test(userAgent) ? 'macOS' : /Linux/.test(userAgent) ? 'Linux' : '';
  return [browser, system].filter(Boolean).join(' on ') || 'Unknown browser';
}
