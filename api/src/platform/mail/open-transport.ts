import type { Config } from '../config';
import { fileTransport, type MailTransport, memoryTransport, smtpTransport } from './transport';

/** Opens a transport: a mail server, or files if no mail server is configured. */
export function openTransport({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): MailTransport {
  if (mail.smtpUrl !== undefined) return smtpTransport(mail.smtpUrl, mail.from, { requireTls: mail.requireTls });
  return dataDir === ':memory:' ? memoryTransport() : fileTransport(mail.dir, mail.from);
}
