import { DEFAULT_ROLE, type Role } from '@verse/api-contract/roles';
import { describeBrowser } from './account-lifecycle.service';
import type { AccountLock } from './account-lock';
import type { AccountDocument, AccountRepository, SessionDocument } from './accounts.repository';
import { findSilence } from './restrictions';
import type { SecurityLog } from './security-log';

/** An account as the people desk sees it. */
export interface DeskAccount {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  createdAt: Date;
  isVerified: boolean;
  silencedUntil: Date | null;
  isSuspended: boolean;
  /** The sanction that suspends the account, if one does. */
  suspension: { id: string; until: Date | null } | null;
  isLeaving: boolean;
}

interface DeskSession {
  id: string;
  browser: string;
  createdAt: string;
  lastUsedOn: string;
  expiresAt: string;
}

export interface DeskAccounts {
  find: (id: string) => Promise<DeskAccount | undefined>;
  findAll: (ids: readonly string[]) => Promise<Map<string, DeskAccount>>;
  /** Lists accounts whose address begins with the given text. */
  listByAddress: (prefix: string, most: number) => Promise<DeskAccount[]>;
  all: () => AsyncIterable<DeskAccount>;
  listSessions: (id: string) => Promise<DeskSession[]>;
  silence: (id: string, sanction: string, until: Date) => Promise<void>;
  endSilence: (id: string, sanction: string) => Promise<void>;
  /** Hides the member, and ends all sessions. */
  suspend: (id: string, sanction: string, until: Date | null) => Promise<void>;
  endSuspension: (id: string, sanction: string) => Promise<void>;
  /** Ends the suspensions whose time is over, and returns how many. Signing in does the same for one account. */
  endOverdue: () => Promise<number>;
}

interface Dependencies {
  accounts: AccountRepository;
  lock: Pick<AccountLock, 'renew'>;
  securityLog: SecurityLog;
  now: () => Date;
}

const toDeskSession = (session: SessionDocument): DeskSession => ({
  id: session._id,
  browser: describeBrowser(session.userAgent ?? ''),
  createdAt: session.createdAt.toISOString(),
  lastUsedOn: (session.updatedAt ?? session.createdAt).toISOString(),
  expiresAt: session.expiresAt.toISOString(),
});

export function createDeskAccounts({ accounts, lock, securityLog, now }: Dependencies): DeskAccounts {
  function toDeskAccount(account: AccountDocument): DeskAccount {
    const { _id: id, firstName, lastName, email, role = DEFAULT_ROLE, createdAt, suspension = null } = account;
    return {
      id,
      firstName,
      lastName,
      email,
      role,
      createdAt,
      isVerified: account.emailVerified,
      silencedUntil: findSilence(account, now()) ?? null,
      isSuspended: account.suspended === true && !(suspension?.until && suspension.until <= now()),
      suspension,
      isLeaving: account.deletionAt !== undefined,
    };
  }

  return {
    async find(id) {
      const account = await accounts.find(id);
      return account ? toDeskAccount(account) : undefined;
    },
    findAll: async (ids) => new Map((await accounts.among(ids)).map((one) => [one._id, toDeskAccount(one)])),
    listByAddress: async (prefix, most) => (await accounts.listByAddress(prefix, most)).map(toDeskAccount),
    async *all() {
      for await (const account of accounts.all()) yield toDeskAccount(account);
    },
    listSessions: async (id) => (await accounts.listSessions(id, now())).map(toDeskSession),
    silence: async (id, sanction, until) => void (await accounts.silence(id, sanction, until)),
    endSilence: async (id, sanction) => void (await accounts.endSilence(id, sanction)),
    async suspend(id, sanction, until) {
      await accounts.change(id, { suspended: true, suspension: { id: sanction, until } });
      await lock.renew(id);
      securityLog('suspension-changed', id);
    },
    async endSuspension(id, sanction) {
      if (await accounts.endSuspension(id, sanction)) securityLog('suspension-changed', id);
    },
    async endOverdue() {
      let ended = 0;
      for (const { _id } of await accounts.listSuspensionsOver(now()))
        if (await accounts.endSuspensionIfOver(_id, now())) ended += 1;
      return ended;
    },
  };
}
