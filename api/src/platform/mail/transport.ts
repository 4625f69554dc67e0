import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { headerText, htmlOf, textOf, type Message } from './message';

/** Where mails go. Rejects when a mail could not be handed over. */
export interface MailTransport {
  send(id: string, message: Message): Promise<void>;
}

/** nodemailer reads a text as a list of addresses; one mail has one address, and nothing that looks like a second one. */
function oneAddress(text: string): { name: string; address: string } {
  if (!/^[^\s,;:<>"()]+@[^\s,;:<>"()]+$/.test(text)) throw new Error('This is not one mail address.');
  return { name: '', address: text };
}

const envelope = (from: string, message: Message) => ({
  from,
  to: oneAddress(message.to),
  subject: headerText(message.subject),
  text: textOf(message),
  html: htmlOf(message),
  // A template is ours, but nodemailer would follow a path or an address in it.
  disableFileAccess: true,
  disableUrlAccess: true,
});

const messageId = (id: string, from: string) => `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`;

export function smtpTransport(url: string, from: string, patienceMs = 10_000): MailTransport {
  const transport = createTransport({ url, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs });
  return {
    async send(id, message) {
      // The same id for every try of one mail, so that a mailbox can tell a repetition.
      await transport.sendMail({ ...envelope(from, message), messageId: messageId(id, from) });
    },
  };
}

/** Without a mail server: each mail becomes a file that any mail program opens. */
export interface Outbox extends MailTransport {
  list(): Promise<string[]>;
  read(name: string): Promise<string | undefined>;
}

const FILE_NAME = /^[\w-]+\.eml$/;

export function fileTransport(folder: string, from: string, now: () => Date = () => new Date()): Outbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(id, message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message: bytes } = await transport.sendMail({ ...envelope(from, message), messageId: messageId(id, from) });
      const stamp = now().toISOString().replace(/[:.]/g, '-');
      await writeFile(path.join(folder, `${stamp}-${id}.eml`), bytes as Buffer, { mode: 0o600 });
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => FILE_NAME.test(name)).sort().reverse();
    },
    async read(name) {
      return FILE_NAME.test(name) ? readFile(path.join(folder, name), 'utf8').catch(() => undefined) : undefined;
    },
  };
}

/** Keeps mails in memory, for tests. */
export function memoryTransport(): Outbox & { sent: Message[] } {
  const sent: Message[] = [];
  return {
    sent,
    send: async (_id, message) => void sent.push(message),
    list: async () => sent.map((_, index) => `${index}.eml`).reverse(),
    read: async (name) => (sent[Number.parseInt(name, 10)] ? textOf(sent[Number.parseInt(name, 10)]!) : undefined),
  };
}
