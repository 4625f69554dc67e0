export { createAccountsFeature, type AccountsFeature } from './accounts.feature';
export { createAccountRepository } from './accounts.repository';
export type { DeskAccount, DeskAccounts } from './desk-accounts';
export { ensureAccount } from './seed-accounts';
