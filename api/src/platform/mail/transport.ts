import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { isEmail } from '@verse/api-contract/email';
import { withPlainBreaks } from '@verse/api-contract/text';
import { headerText, type Message, toText } from './message';
import { toHtml } from './message-html';

/** Delivers emails. Rejects if an email could not be handed over. */
export interface MailTransport {
  /** Sends an email; `signal` aborts the delivery. */
  send(id: string, message: Message, signal?: AbortSignal): Promise<void>;
  /** Removes stored emails to the given address. */
  forget?(address: string): Promise<void>;
  /** Removes stored emails written before the given time, and returns the number removed. */
  removeBefore?(moment: Date): Promise<number>;
}

/** Rejects text containing more than one email address, because nodemailer would parse it as an address list. */
function toAddress(text: string): { name: string; address: string } {
  if (text !== text.trim() || !isEmail(text)) throw new Error('The recipient is not a single email address.');
  return { name: '', address: text };
}

const envelope = (from: string, message: Message) => ({
  from,
  to: toAddress(message.to),
  ...(message.replyTo ? { replyTo: toAddress(message.replyTo) } : {}),
  subject: headerText(message.subject),
  text: withPlainBreaks(toText(message)),
  html: withPlainBreaks(toHtml(message)),
  headers: {
    // Prevents out-of-office replies.
    'Auto-Submitted': 'auto-generated',
    ...(message.unsubscribe ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  },
  ...(message.unsubscribe ? { list: { unsubscribe: message.unsubscribe } } : {}),
  // Templates are trusted, but nodemailer would resolve file paths and URLs found in them.
  disableFileAccess: true,
  disableUrlAccess: true,
});

const messageId = (id: string, from: string) =>
  `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`;

/**
 * Delivers emails by SMTP. Links in emails give access to accounts, so if `requireTls` is set, nothing is sent to a
 * server that lacks encryption or whose certificate does not match the host.
 */
export function smtpTransport(
  url: string,
  from: string,
  { timeoutMs = 10_000, requireTls = false } = {},
): MailTransport {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, ...timeouts, requireTLS: requireTls });
  return {
    async send(id, message, signal) {
      // The same for every attempt, so that mailboxes can recognise duplicates.
      await transport.sendMail({
        ...envelope(from, message),
        messageId: messageId(id, from),
        ...(signal ? { signal } : {}),
      });
    },
  };
}

/** An email that was stored instead of sent. */
export interface KeptMail {
  name: string;
  at: Date;
  message: Message;
}

/**
 * Replaces a mail server by writing each email to a file that any email client can open, and that can be viewed on a
 * page.
 */
export interface Outbox extends MailTransport {
  /** Lists the stored emails, newest first. */
  list(): Promise<KeptMail[]>;
  read(name: string): Promise<KeptMail | undefined>;
  /** Returns the email as a mail server would receive it. */
  source(name: string): Promise<string | undefined>;
  forget(address: string): Promise<void>;
  removeBefore(moment: Date): Promise<number>;
}

const NAME = /^[\w-]+$/;
/** File name of a stored email. It starts with the time, so that sorting by name sorts by time. */
const OWN_FILE = /^\d{4}-\d\d-\d\dT[\d-]+Z-[\w-]+\.(?:eml|json)$/;
const timestampForName = (moment: Date) => moment.toISOString().replace(/[:.]/g, '-');
const MOST_LISTED = 500;

export function fileTransport(folder: string, from: string, now: () => Date = () => new Date()): Outbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const fileOf = (name: string, kind: 'eml' | 'json') => path.join(folder, `${name}.${kind}`);
  const namesOf = async () => {
    const files = await readdir(folder).catch(() => []);
    return files
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length))
      .sort()
      .reverse();
  };
  async function read(name: string): Promise<KeptMail | undefined> {
    const kept = NAME.test(name) ? await readFile(fileOf(name, 'json'), 'utf8').catch(() => undefined) : undefined;
    if (kept === undefined) return undefined;
    const { at, message } = JSON.parse(kept) as { at: string; message: Message };
    return { name, at: new Date(at), message };
  }
  const readAll = async (names: readonly string[]) =>
    (await Promise.all(names.map(read))).filter((mail) => mail !== undefined);

  return {
    read,
    async send(id, message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message: bytes } = await transport.sendMail({
        ...envelope(from, message),
        messageId: messageId(id, from),
      });
      const at = now();
      const name = `${timestampForName(at)}-${id}`;
      await writeFile(fileOf(name, 'eml'), bytes as Buffer, { mode: 0o600 });
      // Written last, because this file is what makes the email appear in the list.
      await writeFile(fileOf(name, 'json'), JSON.stringify({ at, message }), { mode: 0o600 });
    },
    list: async () => readAll((await namesOf()).slice(0, MOST_LISTED)),
    async source(name) {
      return NAME.test(name) ? readFile(fileOf(name, 'eml'), 'utf8').catch(() => undefined) : undefined;
    },
    async forget(address) {
      const theirs = (await readAll(await namesOf())).filter(({ message }) => message.to === address);
      for (const { name } of theirs)
        for (const kind of ['json', 'eml'] as const) await rm(fileOf(name, kind), { force: true });
    },
    async removeBefore(moment) {
      const files = await readdir(folder).catch(() => []);
      const old = files.filter((file) => OWN_FILE.test(file) && file < timestampForName(moment));
      for (const file of old) await rm(path.join(folder, file), { force: true });
      return new Set(old.map((file) => path.parse(file).name)).size;
    },
  };
}

/** Stores emails in memory, for tests. */
export function memoryTransport(): Outbox & { sent: Message[] } {
  const sent: Message[] = [];
  const kept = (index: number): KeptMail | undefined =>
    sent[index] ? { name: String(index), at: new Date(0), message: sent[index] } : undefined;
  return {
    sent,
    send: async (_id, message) => void sent.push(message),
    list: async () => sent.map((_, index) => kept(index)!).reverse(),
    read: async (name) => kept(Number(name)),
    source: async (name) => (sent[Number(name)] ? toText(sent[Number(name)]!) : undefined),
    async forget(address) {
      sent.splice(0, sent.length, ...sent.filter(({ to }) => to !== address));
    },
    removeBefore: async () => 0,
  };
}
