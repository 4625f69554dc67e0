import { createHash } from 'node:crypto';
import type { Role } from '@verse/api-contract/accounts';
import type { AuditLog } from '../../platform/audit';
import { AppError } from '../../platform/http';
import type { MailKind } from './account-mails';
import type { AccountDocument, AccountRepository } from './accounts.repository';
import type { SignedInPerson } from './auth-bridge';

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
  now: () => Date;
}

/** What happens to accounts without their owners asking: at sign-ins, when a deletion is due, by an admin. */
export function createAccountCareService({ accounts, audit, mail, content, now }: AccountCareOptions) {
  return {
    /** Erases the accounts whose time has come, with what they left everywhere. */
    async eraseDue(): Promise<number> {
      const due = await accounts.dueForErasure(now());
      for (const { _id } of due) {
        for (const one of content) await one.erase(_id);
        await accounts.erase(_id);
      }
      return due.length;
    },

    /** Called for every sign-in: it takes back a deletion, and tells of a browser never seen before. */
    async signedIn({ userId, browser }: { userId: string; browser: string }): Promise<void> {
      const user = await accounts.find(userId);
      if (!user) return;
      if (user.deletionAt) await accounts.change(userId, {}, ['deletionAt']);
      const mark = createHash('sha256').update(browser).digest('base64url').slice(0, 16);
      if (user.browsers?.includes(mark)) return;
      await accounts.addBrowser(userId, mark);
      if (user.browsers && user.browsers.length > 0) await mail('new-sign-in', user.email, { userId, browser: nameOfBrowser(browser), at: now().toUTCString() });
    },

    list: () => accounts.list(200),

    async changeByAdmin(actor: SignedInPerson, id: string, { role, isSuspended }: { role?: Role | undefined; isSuspended?: boolean | undefined }): Promise<AccountDocument> {
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
