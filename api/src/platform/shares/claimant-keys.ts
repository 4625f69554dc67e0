import { createHash } from 'node:crypto';
import { networkOf } from '../http';
import { normalizeMailbox } from '../mail';

/** Addresses are personal data, so only digests are stored. The letter keeps a key from looking like an array index. */
const keyOf = (kind: string, value: string): string =>
  kind + createHash('sha256').update(`${kind} ${value}`).digest('hex').slice(0, 24);

export const networkKey = (address: string): string => keyOf('n', networkOf(address));
export const accountKey = (id: string): string => keyOf('a', id);

/** Anyone can type a stranger's address: an unverified claim must not use up the owner's share. */
export const mailboxKey = (email: string, isProved: boolean): string =>
  keyOf(isProved ? 'm' : 'u', normalizeMailbox(email));
