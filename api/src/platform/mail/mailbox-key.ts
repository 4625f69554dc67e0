import { createHmac } from 'node:crypto';
import { normalizeMailbox } from './mailbox';

/**
 * Returns a digest that is the same for all addresses of a mailbox. Checking an address against it requires the secret.
 */
export type MailboxKey = (email: string) => string;

export function createMailboxKey(secret: string): MailboxKey {
  const key = createHmac('sha256', secret).update('mailbox key').digest();
  return (email) => createHmac('sha256', key).update(normalizeMailbox(email)).digest('base64url');
}
