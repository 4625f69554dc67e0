export { createAccountsFeature } from './accounts.feature';
export type { AccountsFeature } from './accounts.feature';
export { createAccountRepository } from './accounts.repository';
export { ensureAccount } from './seed-accounts';
export type { DemoSettings, SeedAccount } from './seed-accounts';
