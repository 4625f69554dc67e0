export { accountKey, mailboxKey, networkKey } from './claimant-keys';
export { findFreeNetworkSlots } from './network-slots';
export { createShares, type Share, type Shares } from './shares';
