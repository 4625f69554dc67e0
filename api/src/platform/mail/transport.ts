import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { headerText, textOf, type Message } from './message';
import { htmlOf } from './message-html';

/** Where mails go. Rejects when a mail could not be handed over. */
export interface MailTransport {
  send(id: string, message: Message): Promise<void>;
  /** Removes the mails to an address, where mails are kept. */
  forget?(address: string): Promise<void>;
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
  // So that no mailbox answers that its owner is away.
  headers: { 'Auto-Submitted': 'auto-generated' },
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

/** A mail that was kept instead of sent. */
export interface KeptMail {
  name: string;
  at: Date;
  message: Message;
}

/** Without a mail server: each mail becomes a file that any mail program opens, and can be read on a page. */
export interface Outbox extends MailTransport {
  /** Newest first. */
  list(): Promise<KeptMail[]>;
  read(name: string): Promise<KeptMail | undefined>;
  /** The mail as a mail server would have got it. */
  source(name: string): Promise<string | undefined>;
  forget(address: string): Promise<void>;
}

const NAME = /^[\w-]+$/;
const MOST_LISTED = 500;

export function fileTransport(folder: string, from: string, now: () => Date = () => new Date()): Outbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const fileOf = (name: string, kind: 'eml' | 'json') => path.join(folder, `${name}.${kind}`);
  const namesOf = async () => {
    const files = await readdir(folder).catch(() => []);
    return files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length)).sort().reverse();
  };
  async function read(name: string): Promise<KeptMail | undefined> {
    const kept = NAME.test(name) ? await readFile(fileOf(name, 'json'), 'utf8').catch(() => undefined) : undefined;
    if (kept === undefined) return undefined;
    const { at, message } = JSON.parse(kept) as { at: string; message: Message };
    return { name, at: new Date(at), message };
  }
  const readAll = async (names: readonly string[]) => (await Promise.all(names.map(read))).filter((mail) => mail !== undefined);

  return {
    read,
    async send(id, message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message: bytes } = await transport.sendMail({ ...envelope(from, message), messageId: messageId(id, from) });
      const at = now().toISOString();
      const name = `${at.replace(/[:.]/g, '-')}-${id}`;
      await writeFile(fileOf(name, 'eml'), bytes as Buffer, { mode: 0o600 });
      // It is listed by this file, which is written last.
      await writeFile(fileOf(name, 'json'), JSON.stringify({ at, message }), { mode: 0o600 });
    },
    list: async () => readAll((await namesOf()).slice(0, MOST_LISTED)),
    async source(name) {
      return NAME.test(name) ? readFile(fileOf(name, 'eml'), 'utf8').catch(() => undefined) : undefined;
    },
    async forget(address) {
      const theirs = (await readAll(await namesOf())).filter(({ message }) => message.to === address);
      for (const { name } of theirs) for (const kind of ['json', 'eml'] as const) await rm(fileOf(name, kind), { force: true });
    },
  };
}

/** Keeps mails in memory, for tests. */
export function memoryTransport(): Outbox & { sent: Message[] } {
  const sent: Message[] = [];
  const kept = (index: number): KeptMail | undefined => (sent[index] ? { name: String(index), at: new Date(0), message: sent[index] } : undefined);
  return {
    sent,
    send: async (_id, message) => void sent.push(message),
    list: async () => sent.map((_, index) => kept(index)!).reverse(),
    read: async (name) => kept(Number(name)),
    source: async (name) => (sent[Number(name)] ? textOf(sent[Number(name)]!) : undefined),
    async forget(address) {
      sent.splice(0, sent.length, ...sent.filter(({ to }) => to !== address));
    },
  };
}
