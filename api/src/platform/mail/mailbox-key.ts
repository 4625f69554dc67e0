import { createHmac } from 'node:crypto';
import { normalizeMailbox } from './mailbox';

/** A digest that all addresses of one mailbox share. Without the secret nobody can test an address against it. */
export type MailboxKey = (email: string) => string;

export function createMailboxKey(secret: string): MailboxKey {
  const key = createHmac('sha256', secret).update('mailbox key').digest();
  return (email) => createHmac('sha256', key).update(normalizeMailbox(email)).digest('base64url');
}
