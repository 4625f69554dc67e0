import type { InboxMessage, Problem } from '@verse/api-contract/api';
import { problemSchema } from '@verse/api-contract/problem.schema';
import { contactReceiptSchema, inboxMessageSchema } from '@verse/api-contract/publishing/contact.schema';
import { startTown } from '../../../../test/people';
import { asEditor, type RunningApi, startApi, stopApis } from '../../../../test/start-api';
import { createConfirmation } from './confirmation';

afterEach(stopApis);

const MESSAGE = { name: 'Ada Obi', email: 'ada@example.org', subject: 'A question', message: 'Line one\n\nLine two' };
const send = (api: RunningApi, body: object = MESSAGE, headers: Record<string, string> = {}) =>
  api.call('/api/contactus', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const inbox = async (api: RunningApi, query = '') =>
  (await (await api.call(`/api/contactus${query}`, { headers: asEditor })).json()) as InboxMessage[];

describe('the confirmation of a message', () => {
  it('is logged when it cannot be queued, and the message counts as received', async () => {
    const full = new Error('database or disk is full');
    const errors: unknown[] = [];
    const confirm = createConfirmation({ queueMail: () => Promise.reject(full) }, {
      error: (details: object) => errors.push(details),
    } as never);
    await confirm('ada@example.org', 'CV-ABC234');
    expect(errors).toEqual([{ err: full, reference: 'CV-ABC234' }]);
  });
});

describe('sending a message', () => {
  // @proves API-06 ENT-04 GAP-030
  it('stores exactly what was written and answers with a reference', async () => {
    const api = await startApi();
    const response = await send(api);
    const receipt = contactReceiptSchema.strict().parse(await response.json());
    expect([response.status, receipt.message]).toEqual([201, 'Thanks, your message has been sent.']);
    expect(receipt.reference).toMatch(/^CV-[2-9A-Z]{6}$/);
    const [stored] = await inbox(api);
    expect(inboxMessageSchema.strict().parse(stored)).toMatchObject({
      ...MESSAGE,
      reference: receipt.reference,
      status: 'new',
    });
  });

  // @proves VAL-01
  it.each(['name', 'email', 'subject', 'message'])('refuses one without %s', async (field) => {
    const api = await startApi();
    for (const value of [undefined, '', '   ', null, 7, ['x'], { $ne: null }]) {
      const response = await send(api, { ...MESSAGE, [field]: value });
      expect([value, response.status, Object.keys(((await response.json()) as Problem).fields ?? {})]).toEqual([
        value,
        400,
        [field],
      ]);
    }
    expect(await inbox(api)).toEqual([]);
  });

  // @proves VAL-01
  it.each(['abc', 'a@', '@b.org', 'a b@c.org', 'a@b', 'a@b.org\r\nBcc: c@d.org'])(
    'refuses %j as an address',
    async (email) => {
      const api = await startApi();
      expect((await send(api, { ...MESSAGE, email })).status).toBe(400);
    },
  );

  // @proves GAP-070
  it('rejects every other field', async () => {
    const api = await startApi();
    for (const name of ['role', 'status', 'reference', 'id', '_id', 'createdAt', 'constructor', 'toString', '$set']) {
      expect([name, (await send(api, { ...MESSAGE, [name]: 'x' })).status]).toEqual([name, 400]);
    }
    const polluting = await api.call('/api/contactus', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"__proto__":{"polluted":1},${JSON.stringify(MESSAGE).slice(1)}`,
    });
    expect(polluting.status).toBe(400);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('the mail to the sender', () => {
  // @proves GAP-030 GAP-031 R22
  it('contains the reference and no typed text, and is sent at most six times a day to one mailbox', async () => {
    const town = await startTown({ LIMIT_CONTACT_PER_10_MINUTES: '20' });
    const typed = { name: 'Buy now', email: 'Ada@example.org', subject: 'https://spam.example', message: 'Cheap!' };
    const references: string[] = [];
    for (let index = 0; index < 8; index += 1) {
      const answer = await town.visitor().post('/api/contactus', typed);
      references.push(contactReceiptSchema.parse(await answer.json()).reference);
    }
    const mails = await town.mails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      Array.from({ length: 6 }, () => [typed.email, 'We received your message']),
    );
    for (const [index, mail] of mails.entries()) {
      expect(mail.paragraphs[0]).toContain(references[index]);
      const { to: _, ...rest } = mail;
      expect(JSON.stringify(rest)).not.toMatch(/Buy now|spam\.example|Cheap/);
    }
  });

  // @proves GAP-031
  it('is not sent for a rejected message', async () => {
    const town = await startTown();
    expect((await town.visitor().post('/api/contactus', { ...MESSAGE, website: 'x' })).status).toBe(400);
    expect(await town.mails()).toEqual([]);
  });
});

describe('programs that fill in forms', () => {
  // @proves GAP-031
  it('are rejected with a message when they fill the hidden field', async () => {
    const api = await startApi();
    const response = await send(api, { ...MESSAGE, website: 'https://spam.example' });
    expect([response.status, problemSchema.parse(await response.json()).message]).toEqual([
      400,
      'Please leave the field “Website” empty and send again.',
    ]);
    expect((await send(api, { ...MESSAGE, website: '' })).status).toBe(201);
    expect(await inbox(api)).toHaveLength(1);
  });

  // @proves GAP-031
  it('are rejected when they submit faster than a person can', async () => {
    const api = await startApi();
    expect((await send(api, MESSAGE, { 'x-form-seconds': '0.4' })).status).toBe(400);
    expect((await send(api, MESSAGE, { 'x-form-seconds': '12' })).status).toBe(201);
    expect((await send(api, MESSAGE, { 'x-form-seconds': 'soon' })).status).toBe(201);
  });

  // @proves GAP-031
  it('get 429 for the sixth message in ten minutes, with the time to wait', async () => {
    const api = await startApi();
    for (let index = 0; index < 5; index += 1) expect((await send(api)).status).toBe(201);
    const response = await send(api);
    expect([response.status, ((await response.json()) as Problem).code]).toEqual([429, 'too-many']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(await inbox(api)).toHaveLength(5);
  });

  // @proves GAP-031
  it('cannot avoid the limit by spoofing their address before our proxy', async () => {
    const api = await startApi({ TRUST_PROXY: '10.0.0.1' });
    for (let index = 0; index < 5; index += 1) await send(api, MESSAGE, { 'x-forwarded-for': `203.0.113.${index}` });
    expect((await send(api, MESSAGE, { 'x-forwarded-for': '203.0.113.99' })).status).toBe(429);
  });

  // @proves GAP-031
  it('do not use up the share of other clients', async () => {
    const api = await startApi();
    for (let index = 0; index < 6; index += 1) await send(api, MESSAGE, { 'x-forwarded-for': '203.0.113.1' });
    expect((await send(api, MESSAGE, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(201);
  });

  // @proves GAP-031
  it('do not use up the attempts of a person who mistyped', async () => {
    const api = await startApi();
    for (let index = 0; index < 8; index += 1) expect((await send(api, { ...MESSAGE, email: 'abc' })).status).toBe(400);
    expect((await send(api)).status).toBe(201);
  });
});

describe('the inbox', () => {
  // @proves GAP-031
  it('is closed to everyone else', async () => {
    const api = await startApi();
    expect((await api.call('/api/contactus')).status).toBe(401);
    expect(
      (
        await api.call('/api/contactus/x', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: '{"status":"done"}',
        })
      ).status,
    ).toBe(401);
  });

  // @proves GAP-031
  it('lists the newest first, new ones longest waiting first, in pages, and changes the status', async () => {
    let clock = Date.parse('2026-01-01T00:00:00Z');
    const api = await startApi({}, { now: () => new Date((clock += 1000)) });
    for (const subject of ['1', '2', '3']) await send(api, { ...MESSAGE, subject });
    const all = await inbox(api, '?limit=2');
    expect(all.map(({ subject }) => subject)).toEqual(['3', '2']);
    const patch = (id: string, body: object) =>
      api.call(`/api/contactus/${id}`, {
        method: 'PATCH',
        headers: { ...asEditor, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(((await (await patch(all[0]!.id, { status: 'done' })).json()) as InboxMessage).status).toBe('done');
    expect((await inbox(api, '?status=new')).map(({ subject }) => subject)).toEqual(['1', '2']);
    expect((await patch('none', { status: 'done' })).status).toBe(404);
    expect((await patch(all[0]!.id, { status: 'done', subject: 'x' })).status).toBe(400);
    expect(api.scans).toEqual([]);
  });
});
