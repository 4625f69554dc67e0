import { createHash } from 'node:crypto';
import { toNetwork } from '../http';
import { normalizeMailbox } from '../mail';

/** Addresses are personal data, so only digests are stored. The letter keeps a key from looking like an array index. */
const toKey = (kind: string, value: string): string =>
  kind + createHash('sha256').update(`${kind} ${value}`).digest('hex').slice(0, 24);

export const networkKey = (address: string): string => toKey('n', toNetwork(address));
export const accountKey = (id: string): string => toKey('a', id);

/** Anyone can type a stranger's address: an unverified claim must not use up the owner's share. */
export const mailboxKey = (email: string, isVerified: boolean): string =>
  toKey(isVerified ? 'm' : 'u', normalizeMailbox(email));
