import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTown } from '../../../test/people';
import { stopApis } from '../../../test/start-api';
import { openTestStore } from '../../../test/test-store';
import type { Store } from '../../store';
import { createMailBudgets, createMailQueue, fileTransport, type MailQueueOptions, type Message } from './index';

const MAIL: Message = {
  to: 'ada@example.org',
  subject: 'Verify your email – now',
  greeting: 'Hello Zoë <b>,',
  paragraphs: ['One & two.'],
  action: { label: 'Verify', url: 'https://verse.example/email-verified?token=abc' },
};

let store: Store;
let now: Date;

beforeEach(async () => {
  store = await openTestStore();
  now = new Date('2026-11-21T12:00:00Z');
});
afterEach(() => store.close());

const queueOf = async (more: Partial<MailQueueOptions>) =>
  createMailQueue(store.db, {
    budgets: await createMailBudgets(store.db, { accountMailsPerHour: 5, factor: 1, now: () => now }),
    dropped: () => undefined,
    transport: { send: async () => undefined },
    write: async () => MAIL,
    now: () => now,
    report: () => undefined,
    ...more,
  });

describe('the outbox', () => {
  // @proves GAP-067 GAP-085
  it('deletes all files of emails to one address, and keeps the rest', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verse-mail-'));
    const outbox = fileTransport(folder, 'no-reply@verse.example', () => now);
    for (const [id, to] of [
      ['job1', 'ada@example.org'],
      ['job2', 'bea@example.org'],
      ['job3', 'ada@example.org'],
    ] as const)
      await outbox.send(id, { ...MAIL, to });
    await outbox.forget('ada@example.org');
    expect((await readdir(folder)).toSorted()).toEqual([
      '2026-11-21T12-00-00-000Z-job2.eml',
      '2026-11-21T12-00-00-000Z-job2.json',
    ]);
    expect((await outbox.list()).map(({ message }) => message.to)).toEqual(['bea@example.org']);
    await rm(folder, { recursive: true });
  });

  // @proves GAP-085 GAP-067
  it('removes only emails whose links expired a day ago, by the clock of the site', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verse-mail-'));
    let clock = now;
    const outbox = fileTransport(folder, 'no-reply@verse.example', () => clock);
    await outbox.send('old', MAIL);
    clock = new Date(now.getTime() + 86_400_000);
    await outbox.send('new', MAIL);
    await writeFile(join(folder, 'notes.eml'), 'kept');
    expect(await outbox.removeBefore(now)).toBe(0);
    expect(await outbox.removeBefore(clock)).toBe(1);
    expect((await readdir(folder)).toSorted()).toEqual([
      '2026-11-22T12-00-00-000Z-new.eml',
      '2026-11-22T12-00-00-000Z-new.json',
      'notes.eml',
    ]);
    await rm(folder, { recursive: true });
  });
});

describe('the pages of the outbox', () => {
  afterEach(stopApis);

  // @proves GAP-085 R11
  it('list the mails with subject and address, and show each as HTML, text and file to this machine only', async () => {
    const town = await startTown({ DEMO: '1' });
    expect(await (await town.visitor().get('/api/outbox')).text()).toContain('No mail has been written yet.');
    const ada = await town.resident('member', 'ada@example.org');
    await ada.patch('/api/me', { firstName: 'A <b>da</b>' });
    await town.visitor().post('/api/forgot-password', { email: 'ada@example.org' });
    const [mail] = await town.mails();
    const page = await (await town.visitor().get('/api/outbox')).text();
    expect(page).toContain('>Reset your password</a>');
    expect(page).toContain('to ada@example.org');
    const [html, txt, eml] = ['html', 'txt', 'eml'].map(
      (kind) => new RegExp(`href="(/api/outbox/[\\w-]+\\.${kind})"`).exec(page)?.[1] ?? '',
    );
    const shown = await town.visitor().get(html!);
    expect([shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await shown.text()).toContain(`href="${mail!.action!.url}"`);
    expect(await (await town.visitor().get(html!)).text()).not.toContain('<b>da');
    for (const plain of [txt!, eml!]) {
      const answer = await town.visitor().get(plain);
      expect([answer.headers.get('content-type'), (await answer.text()).includes(mail!.action!.url)]).toEqual([
        'text/plain; charset=utf-8',
        true,
      ]);
    }
    for (const none of ['/api/outbox/9.html', '/api/outbox/x', '/api/outbox/..%2f..%2fx.eml'])
      expect([none, (await town.visitor().get(none)).status]).toEqual([none, 404]);
    for (const path of ['/api/outbox', html!, txt!, eml!])
      expect([path, (await town.visitor({ 'x-forwarded-for': '203.0.113.9' }).get(path)).status]).toEqual([path, 404]);
  });

  // @proves GAP-085 R20
  it('do not exist on a production site', async () => {
    const real = await startTown({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://verse.example' });
    for (const path of ['/api/outbox', '/api/outbox/0.html'])
      expect([path, (await real.visitor().get(path)).status]).toEqual([path, 404]);
  });
});

describe('the mail queue', () => {
  // @proves GAP-085
  it('retries with growing delays until the mail server accepts the email', async () => {
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
    await queue.add('verify', {}, 'unlimited');
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

  // @proves GAP-085
  it('sends each mail once, however many processes work on it', async () => {
    const sent: string[] = [];
    const transport = { send: async (id: string) => void sent.push(id) };
    const queues = await Promise.all([1, 2, 3].map(() => queueOf({ transport })));
    for (let count = 0; count < 20; count += 1) await queues[0]!.add('verify', {}, 'unlimited');
    await Promise.all(queues.map((queue) => queue.work()));
    expect([sent.length, new Set(sent).size]).toEqual([20, 20]);
  });

  // @proves R20
  it('contains no secrets: a link is created when the email is written', async () => {
    const queue = await queueOf({});
    await queue.add('reset-password', { email: 'ada@example.org' }, 'unlimited');
    expect(JSON.stringify(await store.db.collection('mail_jobs').find({}).toArray())).not.toContain('token');
  });

  // @proves GAP-085
  it('gives up after ten tries', async () => {
    const queue = await queueOf({ transport: { send: () => Promise.reject(new Error('no')) } });
    await queue.add('verify', {}, 'unlimited');
    for (let count = 0; count < 12; count += 1) {
      await queue.work();
      now = new Date(now.getTime() + 86_400_000);
    }
    expect(await store.db.collection('mail_jobs').countDocuments({})).toBe(0);
  });
});
