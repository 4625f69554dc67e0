import { ADMIN_ROLE } from '@verse/api-contract/roles';
import type { AuditLog } from '../../../platform/audit';
import type { AccountDocument, AccountRepository } from './accounts.repository';

export interface FirstAdminOptions {
  accounts: AccountRepository;
  audit: Pick<AuditLog, 'record'>;
  /** Configured email address of the first admin. */
  address: string | undefined;
}

export type FirstAdmin = ReturnType<typeof createFirstAdmin>;

/** Provides a new installation with its first admin, so that no one needs direct access to the store. */
export function createFirstAdmin({ accounts, audit, address }: FirstAdminOptions) {
  async function onVerified(user: AccountDocument | null): Promise<void> {
    if (!user?.emailVerified || user.email !== address || user.role === ADMIN_ROLE) return;
    await accounts.change(user._id, { role: ADMIN_ROLE });
    await audit.record('configuration', `account: ${JSON.stringify({ role: ADMIN_ROLE })}`, user._id);
  }
  return {
    onVerified,
    /** Handles an address that was verified before it was configured. No-op if an admin exists. */
    async atStart(): Promise<void> {
      if (address !== undefined && !(await accounts.hasAdmin())) await onVerified(await accounts.findByEmail(address));
    },
  };
}
