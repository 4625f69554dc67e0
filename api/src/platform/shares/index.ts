export { accountKey, mailboxKey, networkKey } from './claimant-keys';
export { createShares } from './shares';
export type { Share, Shares } from './shares';
