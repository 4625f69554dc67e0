export { createAccounts } from './accounts.feature';
export type { AccountLimits, Accounts, AccountsOptions } from './accounts.feature';
export { createAccountRepository } from './accounts.repository';
export type { PersonalContent } from './account-care.service';
export { postsOfPerson } from './posts-of-person';
export { createDemoAccounts, ensureAccount } from './standing-accounts';
export type { DemoSettings, StandingAccount } from './standing-accounts';
