import { ADMIN_ROLE } from '@verse/api-contract/rights';
import type { AuditLog } from '../../platform/audit';
import type { AccountDocument, AccountRepository } from './accounts.repository';

export interface FirstAdminOptions {
  accounts: AccountRepository;
  audit: Pick<AuditLog, 'note'>;
  /** The address that the configuration names. */
  address: string | undefined;
}

export interface FirstAdmin {
  /** Called for whoever has just proved an address. */
  proved(user: AccountDocument | null): Promise<void>;
  /** For somebody who had proved the address before it was configured; nothing where there is an admin already. */
  atStart(): Promise<void>;
}

/** So that a new installation gets its first admin without anybody touching its store. */
export function createFirstAdmin({ accounts, audit, address }: FirstAdminOptions): FirstAdmin {
  async function proved(user: AccountDocument | null): Promise<void> {
    if (!user?.emailVerified || user.email !== address || user.role === ADMIN_ROLE) return;
    await accounts.change(user._id, { role: ADMIN_ROLE });
    await audit.note('configuration', `account: ${JSON.stringify({ role: ADMIN_ROLE })}`, user._id);
  }
  return {
    proved,
    async atStart() {
      if (address !== undefined && !(await accounts.hasAdmin())) await proved(await accounts.findByEmail(address));
    },
  };
}
