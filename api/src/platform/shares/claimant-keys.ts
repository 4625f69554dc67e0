import { createHash } from 'node:crypto';
import { toNetwork } from '../http';
import { normalizeMailbox } from '../mail';

/**
 * Returns a digest with a letter prefix. The digest hides the value, because network and email addresses are personal
 * data. The letter prevents the key from looking like an array index.
 */
const toKey = (kind: string, value: string): string =>
  kind + createHash('sha256').update(`${kind} ${value}`).digest('hex').slice(0, 24);

export const networkKey = (address: string): string => toKey('n', toNetwork(address));
export const accountKey = (id: string): string => toKey('a', id);

/**
 * Counts unverified claims separately from verified ones, so that a person who enters someone else's email address does
 * not use up the owner's share.
 */
export const mailboxKey = (email: string, isVerified: boolean): string =>
  toKey(isVerified ? 'm' : 'u', normalizeMailbox(email));
