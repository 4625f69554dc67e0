import { createHash } from 'node:crypto';
import { toNetwork } from '../http';
import { normalizeMailbox } from '../mail';

/**
 * Contains only digests, because addresses are personal data. The letter prevents a key from looking like an array
 * index.
 */
const toKey = (kind: string, value: string): string =>
  kind + createHash('sha256').update(`${kind} ${value}`).digest('hex').slice(0, 24);

export const networkKey = (address: string): string => toKey('n', toNetwork(address));
export const accountKey = (id: string): string => toKey('a', id);

/**
 * Unverified claims count separately from verified ones, because people can enter a stranger's email address and must
 * not use up its owner's share.
 */
export const mailboxKey = (email: string, isVerified: boolean): string =>
  toKey(isVerified ? 'm' : 'u', normalizeMailbox(email));
