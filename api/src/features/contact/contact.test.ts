import { problemSchema, type Problem } from '@verse/api-contract';
import { contactReceiptSchema, inboxMessageSchema, type InboxMessage } from '@verse/api-contract/contact';
import { asEditor, startApi, stopApis, type RunningApi } from '../../../test/start-api';

afterEach(stopApis);

const MESSAGE = { name: 'Ada Obi', email: 'ada@example.org', subject: 'A question', message: 'Line one\n\nLine two' };
const send = (api: RunningApi, body: object = MESSAGE, headers: Record<string, string> = {}) =>
  api.call('/api/contactus', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
const inbox = async (api: RunningApi, query = '') => (await (await api.call(`/api/contactus${query}`, { headers: asEditor })).json()) as InboxMessage[];

describe('sending a message', () => {
  it('stores exactly what was written and answers with a reference [API-06, ENT-04, GAP-030]', async () => {
    const api = await startApi();
    const response = await send(api);
    const receipt = contactReceiptSchema.strict().parse(await response.json());
    expect([response.status, receipt.message]).toEqual([201, 'Thanks, your message has been sent.']);
    expect(receipt.reference).toMatch(/^CV-[2-9A-Z]{6}$/);
    const [stored] = await inbox(api);
    expect(inboxMessageSchema.strict().parse(stored)).toMatchObject({ ...MESSAGE, reference: receipt.reference, status: 'new' });
  });

  it.each(['name', 'email', 'subject', 'message'])('refuses one without %s [VAL-01]', async (field) => {
    const api = await startApi();
    for (const value of [undefined, '', '   ', null, 7, ['x'], { $ne: null }]) {
      const response = await send(api, { ...MESSAGE, [field]: value });
      expect([value, response.status, Object.keys(((await response.json()) as Problem).fields ?? {})]).toEqual([value, 400, [field]]);
    }
    expect(await inbox(api)).toEqual([]);
  });

  it.each(['abc', 'a@', '@b.org', 'a b@c.org', 'a@b', 'a@b.org\r\nBcc: c@d.org'])('refuses %j as an address [VAL-01]', async (email) => {
    const api = await startApi();
    expect((await send(api, { ...MESSAGE, email })).status).toBe(400);
  });

  it('refuses every other field, so none slips in [GAP-070]', async () => {
    const api = await startApi();
    for (const name of ['role', 'status', 'reference', 'id', '_id', 'createdAt', 'constructor', 'toString', '$set']) {
      expect([name, (await send(api, { ...MESSAGE, [name]: 'x' })).status]).toEqual([name, 400]);
    }
    const polluting = await api.call('/api/contactus', { method: 'POST', headers: { 'content-type': 'application/json' }, body: `{"__proto__":{"polluted":1},${JSON.stringify(MESSAGE).slice(1)}` });
    expect(polluting.status).toBe(400);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('programs that fill in forms', () => {
  it('are refused when they fill the hidden field, and told so [GAP-031]', async () => {
    const api = await startApi();
    const response = await send(api, { ...MESSAGE, website: 'https://spam.example' });
    expect([response.status, problemSchema.parse(await response.json()).message]).toEqual([400, 'Please leave the field “Website” empty and send again.']);
    expect((await send(api, { ...MESSAGE, website: '' })).status).toBe(201);
    expect(await inbox(api)).toHaveLength(1);
  });

  it('are refused when they are quicker than people [GAP-031]', async () => {
    const api = await startApi();
    expect((await send(api, MESSAGE, { 'x-form-seconds': '0.4' })).status).toBe(400);
    expect((await send(api, MESSAGE, { 'x-form-seconds': '12' })).status).toBe(201);
    expect((await send(api, MESSAGE, { 'x-form-seconds': 'soon' })).status).toBe(201);
  });

  it('get 429 for the sixth message in ten minutes, with the time to wait [GAP-031]', async () => {
    const api = await startApi();
    for (let index = 0; index < 5; index += 1) expect((await send(api)).status).toBe(201);
    const response = await send(api);
    expect([response.status, ((await response.json()) as Problem).code]).toEqual([429, 'too-many']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(await inbox(api)).toHaveLength(5);
  });

  it('gain nothing by claiming to be somebody else in front of our proxy [GAP-031]', async () => {
    const api = await startApi({ TRUST_PROXY: '10.0.0.1' });
    for (let index = 0; index < 5; index += 1) await send(api, MESSAGE, { 'x-forwarded-for': `203.0.113.${index}` });
    expect((await send(api, MESSAGE, { 'x-forwarded-for': '203.0.113.99' })).status).toBe(429);
  });

  it('do not use up the share of other clients [GAP-031]', async () => {
    const api = await startApi();
    for (let index = 0; index < 6; index += 1) await send(api, MESSAGE, { 'x-forwarded-for': '203.0.113.1' });
    expect((await send(api, MESSAGE, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(201);
  });

  it('do not keep out somebody who only mistyped [GAP-031]', async () => {
    const api = await startApi();
    for (let index = 0; index < 8; index += 1) expect((await send(api, { ...MESSAGE, email: 'abc' })).status).toBe(400);
    expect((await send(api)).status).toBe(201);
  });
});

describe('the inbox', () => {
  it('is closed to everybody else [GAP-031]', async () => {
    const api = await startApi();
    expect((await api.call('/api/contactus')).status).toBe(401);
    expect((await api.call('/api/contactus/x', { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: '{"status":"done"}' })).status).toBe(401);
  });

  it('shows the newest first, by state, in pages; and a message moves on [GAP-031]', async () => {
    let clock = Date.parse('2026-01-01T00:00:00Z');
    const api = await startApi({}, { now: () => new Date((clock += 1000)) });
    for (const subject of ['1', '2', '3']) await send(api, { ...MESSAGE, subject });
    const all = await inbox(api, '?limit=2');
    expect(all.map(({ subject }) => subject)).toEqual(['3', '2']);
    const patch = (id: string, body: object) => api.call(`/api/contactus/${id}`, { method: 'PATCH', headers: { ...asEditor, 'content-type': 'application/json' }, body: JSON.stringify(body) });
    expect(((await (await patch(all[0]!.id, { status: 'done' })).json()) as InboxMessage).status).toBe('done');
    expect((await inbox(api, '?status=new')).map(({ subject }) => subject)).toEqual(['2', '1']);
    expect((await patch('none', { status: 'done' })).status).toBe(404);
    expect((await patch(all[0]!.id, { status: 'done', subject: 'x' })).status).toBe(400);
    expect(api.scans).toEqual([]);
  });
});
