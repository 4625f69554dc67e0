export { createAccountsFeature, type AccountsFeature } from './accounts.feature';
export { createAccountRepository } from './accounts.repository';
export { ensureAccount } from './seed-accounts';
