import { memberBlockListSchema, memberBlockSchema } from '@verse/api-contract/community/moderation.schema';
import { comment, commentOf, feedOf, like, posted } from '../../../../test/feed';
import { listOf, textsOf } from '../../../../test/notified';
import { startTown, type Visitor } from '../../../../test/people';
import { ownProfile } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const apart = async (visitor: Visitor, method: 'PUT' | 'DELETE', handle: string, how: 'mute' | 'block') => {
  const answer = await visitor.send(method, `/api/members/${handle}/${how}`);
  return answer.status === 200 ? memberBlockSchema.strict().parse(await answer.json()) : answer.status;
};
const write = (visitor: Visitor, handle: string) =>
  visitor.send(
    'POST',
    '/api/conversations',
    { subject: { kind: 'profile', handle }, text: 'Hello' },
    { 'idempotency-key': 'hello-of-a-test' },
  );
const idsIn = async (visitor: Visitor) => (await feedOf(visitor)).posts.map(({ id }) => id);

async function stage() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const people = [await town.resident('member'), await town.resident('member'), await town.resident('member')] as const;
  const ada = await ownProfile(people[0]);
  const bola = await ownProfile(people[1]);
  return { town, people, handles: [ada.handle, bola.handle] as const };
}

// @proves GAP-091
it('muting hides a member only from the muter’s lists, and can be undone, idempotently', async () => {
  const { town, people, handles } = await stage();
  const [ada, bola, chi] = people;
  const { id } = await posted(bola);
  for (const _ of [1, 2])
    expect(await apart(ada, 'PUT', handles[1], 'mute')).toEqual({ isMuted: true, isBlocked: false });
  expect([await idsIn(ada), await idsIn(chi), await idsIn(bola)]).toEqual([[], [id], [id]]);
  expect((await ada.get(`/api/posts/${id}`)).status).toBe(200);
  const lists = memberBlockListSchema.strict().parse(await (await ada.get('/api/me/apart')).json());
  expect(lists).toMatchObject({ muted: [{ name: 'Ada Tester' }], blocked: [] });
  expect(await apart(ada, 'DELETE', handles[1], 'mute')).toEqual({ isMuted: false, isBlocked: false });
  expect(await idsIn(ada)).toEqual([id]);
  expect(await apart(ada, 'PUT', handles[0], 'mute')).toBe(409);
  expect(await apart(ada, 'PUT', 'nobody-at-all', 'mute')).toBe(404);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-091
it('blocking hides both members from each other, ends their follows, and can be undone by the blocker', async () => {
  const { people, handles } = await stage();
  const [ada, bola] = people;
  const { id } = await posted(bola);
  const mine = await posted(ada);
  expect((await bola.send('PUT', `/api/members/${handles[0]}/follow`)).status).toBe(200);
  expect(await apart(ada, 'PUT', handles[1], 'block')).toEqual({ isMuted: false, isBlocked: true });
  expect([await idsIn(ada), await idsIn(bola)]).toEqual([[mine.id], [id]]);
  expect((await ownProfile(ada)).counts.followers).toBe(0);
  const invented = await (await bola.get('/api/members/nobody-at-all/view')).text();
  const same = (text: string) => text.replace(/"requestId":"[^"]*"/, '').replaceAll(/nobody-at-all/g, 'X');
  const hidden = await bola.get(`/api/members/${handles[0]}/view`);
  expect([hidden.status, same(await hidden.text())]).toEqual([404, same(invented)]);
  for (const answer of [
    await bola.get(`/api/posts/${mine.id}`),
    await like(bola, mine.id),
    await comment(bola, mine.id),
    await bola.send('PUT', `/api/members/${handles[0]}/follow`),
    await bola.send('PUT', `/api/members/${handles[0]}/block`),
    await write(bola, handles[0]),
    await bola.post('/api/reports', { type: 'post', id: mine.id, reason: 'spam' }),
    await ada.get(`/api/members/${handles[1]}/view`),
  ])
    expect([answer.url, answer.status]).toEqual([answer.url, 404]);
  expect(await apart(ada, 'PUT', handles[1], 'block')).toEqual({ isMuted: false, isBlocked: true });
  expect(await apart(ada, 'DELETE', handles[1], 'block')).toEqual({ isMuted: false, isBlocked: false });
  expect((await idsIn(bola)).toSorted()).toEqual([id, mine.id].toSorted());
});

// @proves GAP-091 GAP-065
it('members get no notifications about those they muted or blocked, nor about earlier actions of these', async () => {
  const { town, people, handles } = await stage();
  const [ada, bola, chi] = people;
  await bola.patch('/api/me', { firstName: 'Bola', lastName: 'Hill' });
  await chi.patch('/api/me', { firstName: 'Chi', lastName: 'Wood' });
  const { id } = await posted(ada, { text: 'Lamps' });
  await like(bola, id);
  town.clock.now = new Date(town.clock.now.getTime() + 1000);
  await like(chi, id);
  expect(await textsOf(ada)).toEqual(['Chi Wood and Bola Hill liked your post “Lamps”']);
  await town.mails();

  await apart(ada, 'PUT', handles[1], 'mute');
  await comment(bola, id, { text: 'Muted' });
  expect(await textsOf(ada)).toEqual(['Chi Wood liked your post “Lamps”']);
  await apart(ada, 'DELETE', handles[1], 'mute');
  expect(await textsOf(ada)).toEqual(['Chi Wood and Bola Hill liked your post “Lamps”']);
  expect((await bola.send('PUT', `/api/members/${handles[0]}/follow`)).status).toBe(200);
  await apart(bola, 'PUT', handles[0], 'block');
  expect([(await listOf(ada)).head.unread, await textsOf(ada)]).toEqual([1, ['Chi Wood liked your post “Lamps”']]);
  expect(await town.mails()).toEqual([]);
});

// @proves GAP-091
it('a block applies below the posts of others, and to staff, who still see the members in their cases', async () => {
  const { town, people, handles } = await stage();
  const [ada, bola, chi] = people;
  const mo = await town.resident('moderator');
  const { id } = await posted(chi);
  const said = await commentOf(comment(ada, id, { text: 'Well made' }));
  await apart(ada, 'PUT', handles[1], 'block');
  await apart(ada, 'PUT', (await ownProfile(mo)).handle, 'block');
  expect((await comment(bola, id, { parentId: said.comment.id })).status).toBe(404);
  expect((await mo.get(`/api/members/${handles[0]}/view`)).status).toBe(200);
  expect((await mo.send('PUT', `/api/members/${handles[0]}/follow`)).status).toBe(404);
  expect((await write(mo, handles[0])).status).toBe(404);
});
