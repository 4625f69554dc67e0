export { accountKey, mailboxKey, networkKey } from './claimant-keys';
export { createShares, type Share, type Shares } from './shares';
