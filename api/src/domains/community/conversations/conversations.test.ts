import { conversationExportSchema, conversationSchema } from '@verse/api-contract/community/conversations.schema';
import { DAY_MS } from '@verse/api-contract/time';
import {
  begin,
  begun,
  conversationsOf,
  messagesOf,
  statusOf,
  textsIn,
  toProfile,
  write,
} from '../../../../test/conversations';
import { textsOf } from '../../../../test/notified';
import { startTown } from '../../../../test/people';
import { addWork, ownProfile } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

async function stage(environment: Record<string, string> = {}) {
  const town = await startTown(environment);
  const ada = await town.resident('member', 'ada@secret.example');
  const bola = await town.resident('member');
  await bola.patch('/api/me', { firstName: 'Bola', lastName: 'Hill' });
  const toAda = toProfile((await ownProfile(ada)).handle);
  const later = (ms = 1000) => void (town.clock.now = new Date(town.clock.now.getTime() + ms));
  return { town, ada, bola, toAda, later };
}

// @proves GAP-049 COM-08
it('a first message waits as a request; the answer opens the conversation for both, without an address', async () => {
  const { town, ada, bola, toAda, later } = await stage();
  const text = 'Would you paint our sign?\n\n<b>Bring</b> brushes.';
  const sent = await begun(bola, toAda, text);
  expect(sent).toMatchObject({
    state: 'sent',
    subject: { kind: 'profile', isOwn: false },
    last: { text, isOwn: true },
  });
  expect(JSON.stringify(sent)).not.toContain('secret.example');
  const { conversations, requests } = await conversationsOf(ada, 'requests');
  expect([requests, conversations]).toMatchObject([1, [{ id: sent.id, state: 'request', isUnread: true }]]);
  expect((await conversationsOf(ada)).conversations).toEqual([]);
  expect((await write(bola, sent.id)).status).toBe(409);

  later();
  expect((await write(ada, sent.id, 'Yes, see https://ada.example')).status).toBe(201);
  expect((await conversationsOf(bola)).conversations).toMatchObject([{ id: sent.id, state: 'open', isUnread: true }]);
  later();
  const newest = (await messagesOf(bola, sent.id)).at(-1)!;
  await bola.send('PUT', `/api/conversations/${sent.id}/read`, { upTo: newest.at });
  expect((await conversationsOf(bola)).conversations).toMatchObject([{ isUnread: false }]);
  expect((await write(bola, sent.id, 'Thank you')).status).toBe(201);
  expect(await textsIn(ada, sent.id)).toEqual([text, 'Yes, see https://ada.example', 'Thank you']);
  expect((await conversationsOf(ada)).conversations).toMatchObject([{ id: sent.id, state: 'open' }]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-049
it('a stranger’s first message has 600 characters and no links; the key sends it once', async () => {
  const { ada, bola, toAda } = await stage();
  for (const text of ['x'.repeat(601), 'See www.lamps.test', 'http://a.b', 'Buy at lamps.com/now', 'ｗｗｗ.lamps.test'])
    expect([text.slice(0, 30), (await begin(bola, toAda, text)).status]).toEqual([text.slice(0, 30), 400]);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => begin(bola, toAda, 'I paint. Write to me: b@lamps.com', 'the-same-key')),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const { id } = conversationSchema.strict().parse(await answers[0]!.json());
  expect(await textsIn(ada, id)).toEqual(['I paint. Write to me: b@lamps.com']);
  expect((await begin(bola, toAda, 'Again')).status).toBe(409);
  expect((await bola.post('/api/conversations', { subject: toAda, text: 'Hello' })).status).toBe(400);
  expect((await begin(ada, toAda)).status).toBe(409);
});

// @proves GAP-049
it('a message sent twice after an interruption is stored once', async () => {
  const { ada, bola, toAda, later } = await stage();
  const { id } = await begun(bola, toAda);
  later();
  const answers = await Promise.all(Array.from({ length: 5 }, () => write(ada, id, 'Yes', 'key-of-the-answer')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  later();
  await write(ada, id, 'Yes', 'key-of-the-answer');
  expect(await textsIn(bola, id)).toEqual(['Hello', 'Yes']);
  expect(await textsOf(bola)).toHaveLength(1);
});

// @proves GAP-049
it('a request is ignored without a trace for its writer; an answer takes it back', async () => {
  const { ada, bola, toAda, later } = await stage();
  const { id } = await begun(bola, toAda);
  const before = await (await bola.get(`/api/conversations/${id}`)).json();
  for (const status of [204, 204])
    expect((await ada.send('PUT', `/api/conversations/${id}/ignored`)).status).toBe(status);
  expect(await (await bola.get(`/api/conversations/${id}`)).json()).toEqual(before);
  expect((await conversationsOf(ada, 'requests')).requests).toBe(0);
  expect((await conversationsOf(ada, 'ignored')).conversations).toMatchObject([{ id, state: 'ignored' }]);
  later();
  await write(ada, id);
  expect((await conversationsOf(ada)).conversations).toMatchObject([{ id, state: 'open' }]);
  expect((await ada.send('PUT', `/api/conversations/${id}/ignored`)).status).toBe(409);
});

// @proves GAP-049
it('a work has its own conversation; those who know each other begin it without waiting', async () => {
  const { town, ada, bola, toAda, later } = await stage();
  const work = await addWork(town, ada, { title: 'The sign' });
  const about = { kind: 'work', handle: toAda.handle, id: work.id };
  const first = await begun(bola, toAda);
  later();
  await write(ada, first.id);
  const second = await begun(bola, about, 'How much? See https://wall.example');
  expect(second).toMatchObject({
    state: 'open',
    subject: { kind: 'work', title: 'The sign', path: `/u/${toAda.handle}/works/${work.id}` },
  });
  expect((await conversationsOf(ada)).conversations.map(({ id }) => id)).toContain(second.id);
  expect((await begin(bola, { ...about, id: 'none' })).status).toBe(404);
  expect(await textsOf(ada)).toContain('Bola Hill wrote to you about “The sign”');
});

// @proves GAP-049 GAP-091
it('a conversation is invisible to others, and to both after a block', async () => {
  const { town, ada, bola, toAda } = await stage();
  const { id } = await begun(bola, toAda);
  for (const other of [await town.resident('member'), await town.resident('admin'), await town.resident('moderator')]) {
    expect(await statusOf(other, id)).toBe(404);
    expect((await other.get(`/api/conversations/${id}/messages`)).status).toBe(404);
    expect((await write(other, id)).status).toBe(404);
    expect((await other.delete(`/api/conversations/${id}`)).status).toBe(404);
  }
  expect(await statusOf(town.visitor(), id)).toBe(401);
  expect((await ada.send('PUT', `/api/conversations/${id}/block`, { report: false })).status).toBe(204);
  for (const one of [ada, bola]) {
    expect(await statusOf(one, id)).toBe(404);
    expect((await conversationsOf(one)).conversations).toEqual([]);
    expect((await conversationsOf(one, 'requests')).conversations).toEqual([]);
    expect((await write(one, id)).status).toBe(404);
  }
  expect((await begin(bola, toAda)).status).toBe(404);
});

// @proves GAP-049
it('deleting removes only the member’s own copy; a new message does not restore old ones', async () => {
  const { town, ada, bola, toAda, later } = await stage();
  const { id } = await begun(bola, toAda);
  later();
  await write(ada, id, 'Yes');
  expect((await ada.delete(`/api/conversations/${id}`)).status).toBe(204);
  expect([await statusOf(ada, id), await textsIn(bola, id)]).toEqual([404, ['Hello', 'Yes']]);
  later();
  await write(bola, id, 'Still there?');
  expect(await textsIn(ada, id)).toEqual(['Still there?']);
  later();
  for (const one of [ada, bola]) expect((await one.delete(`/api/conversations/${id}`)).status).toBe(204);
  expect(await town.api.store.db.collection('thread_entries').countDocuments({})).toBe(0);
});

// @proves GAP-049
it('exports what the reader has, oldest first, as a file', async () => {
  const { ada, bola, toAda, later } = await stage();
  const { id } = await begun(bola, toAda);
  later();
  await write(ada, id, 'Yes');
  const answer = await ada.get(`/api/conversations/${id}/export`);
  expect(answer.headers.get('content-disposition')).toContain(`conversation-${id}.json`);
  const { messages } = conversationExportSchema.strict().parse(await answer.json());
  expect(messages).toMatchObject([
    { by: 'Bola Hill', text: 'Hello' },
    { isOwn: true, text: 'Yes' },
  ]);
});

// @proves GAP-049
it('first messages without an answer are deleted after 90 days', async () => {
  const { town, bola, toAda, later } = await stage();
  await begun(bola, toAda);
  const jobs = town.api.features.flatMap((feature) => feature.jobs ?? []);
  const job = jobs.find(({ name }) => name === 'remove-unanswered-messages');
  later(89 * DAY_MS);
  await job!.run();
  expect(await town.api.store.db.collection('thread_entries').countDocuments({})).toBe(1);
  later(2 * DAY_MS);
  await job!.run();
  for (const name of ['thread_entries', 'conversations', 'conversation_copies'])
    expect([name, await town.api.store.db.collection(name).countDocuments({})]).toEqual([name, 0]);
});

// @proves GAP-049
it('a first message is read, deleted and erased like any other when time passes while it is sent', async () => {
  const { town, ada, bola, toAda } = await stage();
  let at = town.clock.now.getTime();
  Object.defineProperty(town.clock, 'now', { get: () => new Date((at += 1)) });
  const { id } = await begun(bola, toAda, 'Forget this.');
  const { at: upTo } = (await messagesOf(ada, id))[0]!;
  expect((await ada.send('PUT', `/api/conversations/${id}/read`, { upTo })).status).toBe(204);
  expect((await conversationsOf(ada, 'requests')).conversations).toMatchObject([{ isUnread: false }]);
  expect((await ada.delete(`/api/conversations/${id}`)).status).toBe(204);
  expect(await textsIn(ada, id)).toEqual([]);
  expect(await textsIn(bola, id)).toEqual(['Forget this.']);
  expect((await bola.delete(`/api/conversations/${id}`)).status).toBe(204);
  expect(await town.api.store.db.collection('thread_entries').countDocuments({})).toBe(0);
});

// @proves GAP-049 GAP-091
it('the number of requests leaves out people who block each other', async () => {
  const { town, ada, bola, toAda } = await stage();
  const chi = await town.resident('member');
  for (const one of [bola, chi]) await begun(one, toAda);
  const numberOf = async () => {
    const { conversations, requests } = await conversationsOf(ada, 'requests');
    return [conversations.length, requests, (await conversationsOf(ada)).requests];
  };
  expect(await numberOf()).toEqual([2, 2, 2]);
  expect((await chi.send('PUT', `/api/members/${toAda.handle}/block`)).status).toBeLessThan(300);
  expect(await numberOf()).toEqual([1, 1, 1]);
  const { handle } = await ownProfile(bola);
  expect((await ada.send('PUT', `/api/members/${handle}/block`)).status).toBeLessThan(300);
  expect(await numberOf()).toEqual([0, 0, 0]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-049
it('completes the deletion of a first message whose process was killed', async () => {
  const { town, ada, bola, toAda } = await stage();
  const { id } = await begun(bola, toAda);
  const stored = (name: string) => town.api.store.db.collection<{ _id: string }>(name);
  await stored('thread_entries').deleteMany({});
  await stored('conversations').updateOne({ _id: id }, { $set: { state: 'closed', expiredAt: town.clock.now } });
  const jobs = town.api.features.flatMap((feature) => feature.jobs ?? []);
  await jobs.find(({ name }) => name === 'remove-unanswered-messages')!.run();
  expect((await conversationsOf(ada, 'requests')).requests).toBe(0);
  for (const name of ['conversations', 'conversation_copies'])
    expect([name, await stored(name).countDocuments({})]).toEqual([name, 0]);
  expect((await begin(bola, toAda)).status).toBe(201);
});
