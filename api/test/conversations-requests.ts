import type { GoodRequest } from './good-request';
import type { Town, Visitor } from './people';

const PATH = '/api/conversations';
const key = (name: string) => ({ 'idempotency-key': `message-of-${name}` });

export async function writeTo(visitor: Visitor, handle: string, text = 'Hello', name = 'a-test'): Promise<string> {
  const body = { subject: { kind: 'profile', handle }, text };
  const answer = await visitor.send('POST', PATH, body, key(name));
  if (answer.status !== 201) throw new Error(`not written: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** Valid requests for the admin's conversations, filled in by `talk`. */
export const conversationRequests: Record<string, Partial<GoodRequest>> = {};

/** Creates a conversation between the admin and the neighbour, and a stranger's first message to the admin. */
export async function talk(town: Town, admin: Visitor, neighbour: Visitor): Promise<void> {
  const handleOf = async (visitor: Visitor) =>
    ((await (await visitor.get('/api/me/profile')).json()) as { handle: string }).handle;
  const own = await handleOf(admin);
  const handle = await handleOf(neighbour);
  const open = `${PATH}/${await writeTo(neighbour, own)}`;
  await admin.send('POST', `${open}/messages`, { text: 'Hello to you' }, key('the-answer'));
  const request = `${PATH}/${await writeTo(await town.resident('member', 'sam@example.org'), own)}`;
  const text = 'Hello again';
  Object.assign(conversationRequests, {
    'POST /api/conversations': { body: { subject: { kind: 'profile', handle }, text }, headers: key('another-test') },
    'GET /api/conversations/:id': { path: open },
    'GET /api/conversations/:id/messages': { path: `${open}/messages` },
    'GET /api/conversations/:id/export': { path: `${open}/export` },
    'POST /api/conversations/:id/messages': {
      path: `${open}/messages`,
      body: { text },
      headers: key('another-test'),
    },
    'PUT /api/conversations/:id/read': { path: `${open}/read`, body: { upTo: '2026-11-01T10:00:00Z' } },
    'PUT /api/conversations/:id/ignored': { path: `${request}/ignored` },
    'PUT /api/conversations/:id/block': { path: `${open}/block`, body: { report: true } },
    'DELETE /api/conversations/:id': { path: request },
  });
}
