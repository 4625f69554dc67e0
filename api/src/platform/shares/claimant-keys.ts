import { createHash } from 'node:crypto';
import { toNetwork } from '../http';
import { normalizeMailbox } from '../mail';

/**
 * Stores digests only, because addresses are personal data. The letter keeps a key from looking like an array index.
 */
const toKey = (kind: string, value: string): string =>
  kind + createHash('sha256').update(`${kind} ${value}`).digest('hex').slice(0, 24);

export const networkKey = (address: string): string => toKey('n', toNetwork(address));
export const accountKey = (id: string): string => toKey('a', id);

/**
 * Unverified claims count separately from verified ones: people can type a stranger's email address, and must not use
 * up the share of its owner.
 */
export const mailboxKey = (email: string, isVerified: boolean): string =>
  toKey(isVerified ? 'm' : 'u', normalizeMailbox(email));
