import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { createId, openStore, type Store } from '../../store';
import { createMailQueue, fileTransport, smtpTransport, type MailJobCollection, type MailQueueOptions, type Message } from './index';

const MAIL: Message = { to: 'ada@example.org', subject: 'Verify your e-mail – now', greeting: 'Hello Zoë <b>,', paragraphs: ['One & two.'], action: { label: 'Verify', url: 'https://verse.example/email-verified?token=abc' } };

let store: Store;
let now: Date;

beforeEach(async () => {
  store = await openStore();
  now = new Date('2026-11-21T12:00:00Z');
});
afterEach(() => store.close());

const queueOf = (more: Partial<MailQueueOptions>) =>
  createMailQueue({
    jobs: store.db.collection('mail_jobs') as unknown as MailJobCollection,
    transport: { send: async () => undefined },
    write: async () => MAIL,
    createId,
    now: () => now,
    report: () => undefined,
    ...more,
  });

/** A mail server in this process that keeps what it is given. */
async function mailServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}`, port, stop: () => new Promise<void>((done) => server.close(() => done())) };
}

describe('a mail', () => {
  it('reaches a mail server as text and as HTML in which nothing from outside is markup [GAP-085, R11]', async () => {
    const { received, url, stop } = await mailServer();
    await smtpTransport(url, 'Creativity Verse <no-reply@verse.example>').send('job1', MAIL);
    await stop();
    expect(received).toHaveLength(1);
    const [text] = received;
    expect(text).toMatch(/^To: ada@example\.org\r$/m);
    expect(text).toMatch(/^Message-ID: <[0-9a-f]{32}@verse\.example>\r$/m);
    expect(text).toContain('Content-Type: text/plain; charset=utf-8');
    expect(text).toContain('Content-Type: text/html; charset=utf-8');
    expect(text).toContain('&lt;b&gt;');
  });

  it('cannot begin a header of its own from a name or a subject [R22]', async () => {
    const { received, url, stop } = await mailServer();
    const transport = smtpTransport(url, 'no-reply@verse.example');
    await transport.send('job1', { ...MAIL, subject: 'Hi\r\nX-Evil: yes' });
    for (const to of ['ada@example.org\r\nBcc: eve@example.org', 'ada@example.org, eve@example.org', 'x: eve@example.org;', '"a" <eve@example.org>']) {
      await expect(transport.send('job2', { ...MAIL, to })).rejects.toThrow('not one mail address');
    }
    await stop();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^Subject: Hi X-Evil: yes\r$/m);
    expect(received[0]).not.toContain('eve@');
  });

  it('becomes a file that mail programs open where there is no mail server [GAP-085]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verse-mail-'));
    const outbox = fileTransport(join(folder, 'mail'), 'no-reply@verse.example', () => now);
    await outbox.send('job1', MAIL);
    expect(await outbox.list()).toEqual(['2026-11-21T12-00-00-000Z-job1.eml']);
    const text = await readFile(join(folder, 'mail', '2026-11-21T12-00-00-000Z-job1.eml'), 'utf8');
    expect(text).toContain('https://verse.example/email-verified?token=3Dabc');
    expect(await outbox.read('../../etc/passwd')).toBeUndefined();
    await rm(folder, { recursive: true });
  });
});

describe('the mail queue', () => {
  it('tries again until the mail server takes the mail, each time a little later [GAP-085]', async () => {
    const sent: Message[] = [];
    let isDown = true;
    const tries: number[] = [];
    const transport = {
      send: async (_id: string, message: Message) => {
        tries.push(now.getTime());
        if (isDown) throw new Error('connect ECONNREFUSED');
        sent.push(message);
      },
    };
    const reported: string[] = [];
    const queue = await queueOf({ transport, report: (error) => reported.push((error as Error).message) });
    await queue.add('verify', {});
    for (let minute = 0; minute < 4; minute += 1) {
      await queue.work();
      now = new Date(now.getTime() + 5000 * 2 ** minute);
    }
    expect([tries.length, sent.length, reported.length]).toEqual([4, 0, 4]);
    isDown = false;
    await queue.work();
    await queue.work();
    expect(sent).toEqual([MAIL]);
    expect(await store.db.collection('mail_jobs').countDocuments({})).toBe(0);
  });

  it('sends each mail once, however many processes work on it [GAP-085]', async () => {
    const sent: string[] = [];
    const transport = { send: async (id: string) => void sent.push(id) };
    const queues = await Promise.all([1, 2, 3].map(() => queueOf({ transport })));
    for (let count = 0; count < 20; count += 1) await queues[0]!.add('verify', {});
    await Promise.all(queues.map((queue) => queue.work()));
    expect([sent.length, new Set(sent).size]).toEqual([20, 20]);
  });

  it('holds nothing secret: a link comes into being when the mail is written [R20]', async () => {
    const queue = await queueOf({});
    await queue.add('reset-password', { email: 'ada@example.org' });
    expect(JSON.stringify(await store.db.collection('mail_jobs').find({}).toArray())).not.toContain('token');
  });

  it('gives up after ten tries [GAP-085]', async () => {
    const queue = await queueOf({ transport: { send: () => Promise.reject(new Error('no')) } });
    await queue.add('verify', {});
    for (let count = 0; count < 12; count += 1) {
      await queue.work();
      now = new Date(now.getTime() + 86_400_000);
    }
    expect(await store.db.collection('mail_jobs').countDocuments({})).toBe(0);
  });
});
