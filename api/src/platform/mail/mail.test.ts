import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { PASSWORD, startTown } from '../../../test/people';
import { stopApis } from '../../../test/start-api';
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
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
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
    const name = '2026-11-21T12-00-00-000Z-job1';
    expect(await outbox.list()).toEqual([{ name, at: now, message: MAIL }]);
    const text = await readFile(join(folder, 'mail', '2026-11-21T12-00-00-000Z-job1.eml'), 'utf8');
    expect(text).toContain('https://verse.example/email-verified?token=3Dabc');
    expect(await outbox.source(name)).toBe(text);
    for (const elsewhere of ['../../etc/passwd', `../mail/${name}`, '..', '', 'none']) expect([await outbox.read(elsewhere), await outbox.source(elsewhere)]).toEqual([undefined, undefined]);
    await rm(folder, { recursive: true });
  });
});

describe('the outbox', () => {
  it('forgets what was written to one address, every file of it, and keeps the rest [GAP-067, GAP-085]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verse-mail-'));
    const outbox = fileTransport(folder, 'no-reply@verse.example', () => now);
    for (const [id, to] of [['job1', 'ada@example.org'], ['job2', 'bea@example.org'], ['job3', 'ada@example.org']] as const) await outbox.send(id, { ...MAIL, to });
    await outbox.forget('ada@example.org');
    expect((await readdir(folder)).toSorted()).toEqual(['2026-11-21T12-00-00-000Z-job2.eml', '2026-11-21T12-00-00-000Z-job2.json']);
    expect((await outbox.list()).map(({ message }) => message.to)).toEqual(['bea@example.org']);
    await rm(folder, { recursive: true });
  });
});

describe('the pages of the outbox', () => {
  afterEach(stopApis);

  it('list the mails with subject and address, and show each as HTML, as text with its whole link, and as a file, to nobody else [GAP-085, R11]', async () => {
    const town = await startTown({ DEMO: '1' });
    expect(await (await town.visitor().get('/api/outbox')).text()).toContain('No mail has been written yet.');
    await town.visitor().post('/api/signup', { lastname: 'L', firstname: 'A <b>da</b>', email: 'ada@example.org', password: PASSWORD });
    const [mail] = await town.mails();
    const page = await (await town.visitor().get('/api/outbox')).text();
    expect(page).toContain('>Verify your e-mail</a>');
    expect(page).toContain('to ada@example.org');
    const [html, txt, eml] = ['html', 'txt', 'eml'].map((kind) => new RegExp(`href="(/api/outbox/[\\w-]+\\.${kind})"`).exec(page)?.[1] ?? '');
    const shown = await town.visitor().get(html!);
    expect([shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual(['text/html; charset=utf-8', 'no-store']);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await shown.text()).toContain(`href="${mail!.action!.url}"`);
    expect(await (await town.visitor().get(html!)).text()).not.toContain('<b>da');
    for (const plain of [txt!, eml!]) {
      const answer = await town.visitor().get(plain);
      expect([answer.headers.get('content-type'), (await answer.text()).includes(mail!.action!.url)]).toEqual(['text/plain; charset=utf-8', true]);
    }
    for (const none of ['/api/outbox/9.html', '/api/outbox/x', '/api/outbox/..%2f..%2fx.eml']) expect([none, (await town.visitor().get(none)).status]).toEqual([none, 404]);
    for (const path of ['/api/outbox', html!, txt!, eml!]) expect([path, (await town.visitor({ 'x-forwarded-for': '203.0.113.9' }).get(path)).status]).toEqual([path, 404]);
  });

  it('are not there on a real site [GAP-085, R20]', async () => {
    const real = await startTown({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://verse.example' });
    for (const path of ['/api/outbox', '/api/outbox/0.html']) expect([path, (await real.visitor().get(path)).status]).toEqual([path, 404]);
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
