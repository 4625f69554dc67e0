import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { PASSWORD } from '../../../test/people';
import { startApi, stopApis } from '../../../test/start-api';
import { openTestStore } from '../../../test/test-store';
import type { Store } from '../../store';
import { fileTransport, type Message, smtpTransport } from './index';

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

/** Starts an in-process mail server that stores the emails it receives. */
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
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    port,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

describe('a mail', () => {
  // @proves GAP-085 R11
  it('reaches a mail server as text and as HTML in which nothing from outside is markup', async () => {
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

  // @proves R22
  it('cannot begin a header of its own from a name or a subject', async () => {
    const { received, url, stop } = await mailServer();
    const transport = smtpTransport(url, 'no-reply@verse.example');
    await transport.send('job1', { ...MAIL, subject: 'Hi\r\nX-Evil: yes' });
    for (const to of [
      'ada@example.org\r\nBcc: eve@example.org',
      'ada@example.org, eve@example.org',
      'x: eve@example.org;',
      '"a" <eve@example.org>',
    ]) {
      await expect(transport.send('job2', { ...MAIL, to })).rejects.toThrow('not a single email address');
    }
    await stop();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^Subject: Hi X-Evil: yes\r$/m);
    expect(received[0]).not.toContain('eve@');
  });

  // @proves GAP-085
  it('is stored as a file that mail programs can open, when there is no mail server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verse-mail-'));
    const outbox = fileTransport(join(folder, 'mail'), 'no-reply@verse.example', () => now);
    await outbox.send('job1', MAIL);
    const name = '2026-11-21T12-00-00-000Z-job1';
    expect(await outbox.list()).toEqual([{ name, at: now, message: MAIL }]);
    const text = await readFile(join(folder, 'mail', '2026-11-21T12-00-00-000Z-job1.eml'), 'utf8');
    expect(text).toContain('https://verse.example/email-verified?token=3Dabc');
    expect(await outbox.source(name)).toBe(text);
    for (const elsewhere of ['../../etc/passwd', `../mail/${name}`, '..', '', 'none'])
      expect([await outbox.read(elsewhere), await outbox.source(elsewhere)]).toEqual([undefined, undefined]);
    await rm(folder, { recursive: true });
  });
});

describe('a mail server without encryption', () => {
  // @proves GAP-085 R22
  it('gets no mail where encryption is required', async () => {
    const { received, url, stop } = await mailServer();
    const strict = smtpTransport(url, 'no-reply@verse.example', { requireTls: true });
    await expect(strict.send('job1', MAIL)).rejects.toThrow(/STARTTLS/i);
    await smtpTransport(url, 'no-reply@verse.example').send('job2', MAIL);
    await stop();
    expect(received).toHaveLength(1);
  });
});

describe('a mail server that refuses a mail', () => {
  afterEach(stopApis);

  // @proves GAP-090 R20
  it('may name the address in its reply, which the log omits, staying readable', async () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(new Error(`there is no <${address}>,\n${address} nor "${address}" here`)),
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const transport = smtpTransport(
      `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
      'no-reply@verse.example',
    );
    const api = await startApi({ LOG_LEVEL: 'trace' }, { transport });
    const person = { lastname: 'Canary', firstname: 'Ada', email: 'canary@example.org', password: PASSWORD };
    expect(
      (
        await api.call('/api/signup', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(person),
        })
      ).status,
    ).toBe(201);
    await api.mails.work();
    await new Promise<void>((done) => server.close(() => done()));
    const refusal = api.log.find(({ msg }) => msg === 'failed to send an email');
    expect(JSON.stringify(refusal)).toContain('[address]');
    expect(JSON.stringify(api.log)).not.toMatch(/canary@|example\.org/);
  });
});
