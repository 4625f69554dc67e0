import type { WaitingDesk, WaitingLists } from '@verse/api-contract/api';
import {
  ownWaitingListsSchema,
  waitingDeskSchema,
  waitingListsSchema,
} from '@verse/api-contract/publishing/waiting-lists.schema';
import { WAITING_LISTS } from '@verse/api-contract/publishing/waiting-lists.values';
import { startTown, tokenOf, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const PATH = '/api/waiting-lists';
const ask = (visitor: Visitor, email: string, list = 'mentorship') =>
  visitor.post(`${PATH}/${list}/requests`, { email });
const place = (visitor: Visitor, method: 'PUT' | 'DELETE', list = 'mentorship') =>
  visitor.send(method, `${PATH}/${list}/place`);
const open = (visitor: Visitor, path: string, list = 'mentorship') => visitor.post(`${PATH}/${list}/opening`, { path });
const own = async (visitor: Visitor) =>
  ownWaitingListsSchema.strict().parse(await (await visitor.get(`${PATH}/own`)).json()).names;
const deskOf = async (visitor: Visitor, name = 'mentorship'): Promise<WaitingDesk['lists'][number]> =>
  waitingDeskSchema.parse(await (await visitor.get(`${PATH}/desk`)).json()).lists.find((list) => list.name === name)!;
const subjects = (mails: readonly { subject: string; to: string }[]) =>
  mails.map(({ to, subject }) => [to, subject]).toSorted();
const CONFIRM = 'Confirm your place on a waiting list';
const JOINED = 'You are on the waiting list';
const READY = 'Mentorship: ready now';

async function confirmed(town: Town, email: string): Promise<string> {
  await ask(town.visitor(), email);
  const mail = (await town.mails()).find(({ to, subject }) => to === email && subject === CONFIRM);
  expect((await town.visitor().post(`${PATH}/confirm`, { token: tokenOf(mail) })).status).toBe(200);
  const joined = (await town.mails()).find(({ to, subject }) => to === email && subject === JOINED);
  return tokenOf(joined);
}

// @proves WTL-01
it('every list has texts and a page of today that exists, and is in preparation at first', async () => {
  const town = await startTown();
  const { lists } = waitingListsSchema
    .strict()
    .parse(await (await town.visitor().get(PATH)).json()) satisfies WaitingLists;
  expect(lists.map(({ name }) => name)).toEqual([...WAITING_LISTS]);
  for (const { title, text, today, page } of lists)
    expect([title.length > 2, text.length > 20, today.path.startsWith('/'), page]).toEqual([true, true, true, null]);
});

// @proves WTL-02
it('a member joins and leaves with one request each, and gets one email about it', async () => {
  const town = await startTown();
  const ada = await town.resident('member', 'ada@example.org');
  for (const _ of [1, 2]) expect((await place(ada, 'PUT')).status).toBe(204);
  expect(await own(ada)).toEqual(['mentorship']);
  expect(subjects(await town.mails())).toEqual([['ada@example.org', JOINED]]);
  for (const _ of [1, 2]) expect((await place(ada, 'DELETE')).status).toBe(204);
  expect(await own(ada)).toEqual([]);
  expect((await place(ada, 'PUT', 'no-such-list')).status).toBe(404);
  expect((await place(town.visitor(), 'PUT')).status).toBe(401);
  expect(town.api.scans).toEqual([]);
});

// @proves WTL-03 R15
it('a guest is on the list once the email is confirmed, and no answer tells who is on it', async () => {
  const town = await startTown();
  const editor = await town.resident('editor');
  await town.resident('member', 'member@example.org');
  const answers = [];
  const leave = await confirmed(town, 'guest@example.org');
  for (const email of ['guest@example.org', 'GUEST+tag@example.org', 'new@example.org', 'member@example.org']) {
    const answer = await ask(town.visitor(), email);
    answers.push([answer.status, await answer.text()]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  // Only the mailbox learns that it is on the list already.
  expect(subjects(await town.mails())).toEqual([
    ['guest@example.org', JOINED],
    ['guest@example.org', JOINED],
    ['member@example.org', CONFIRM],
    ['new@example.org', CONFIRM],
  ]);
  expect(await deskOf(editor)).toMatchObject({ waiting: 1, unconfirmed: 2, written: 0 });

  // The link of the email leaves the list, also when it is opened twice.
  for (const _ of [1, 2]) expect((await town.visitor().post(`${PATH}/leave`, { token: leave })).status).toBe(204);
  expect(await deskOf(editor)).toMatchObject({ waiting: 0 });
  expect(town.api.scans).toEqual([]);
});

// @proves WTL-03
it('forged, foreign and old links are rejected, and a second click gets the same answer', async () => {
  const town = await startTown();
  await ask(town.visitor(), 'guest@example.org');
  const token = tokenOf((await town.mails())[0]);
  const [nonce, signature] = token.split('.') as [string, string];
  const post = async (act: string, body: string) =>
    (await town.visitor().post(`${PATH}/${act}`, { token: body })).status;
  for (const forged of ['', 'x', nonce, `${nonce}.`, `${nonce}.${signature.slice(1)}`, `0${token}`])
    expect([forged, await post('confirm', forged), await post('leave', forged)]).toEqual([forged, 404, 404]);
  // A token has one purpose.
  expect(await post('leave', token)).toBe(404);
  for (const _ of [1, 2]) expect(await post('confirm', token)).toBe(200);

  await ask(town.visitor(), 'late@example.org');
  const late = tokenOf((await town.mails()).find(({ to }) => to === 'late@example.org'));
  town.clock.now = new Date(town.clock.now.getTime() + 49 * 3_600_000);
  expect(await post('confirm', late)).toBe(404);
  expect(await town.api.background.run('remove-old-places')).toBe(1);
});

// @proves WTL-03 R31
it('one mailbox gets at most six emails that strangers ask for', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1' });
  for (let index = 0; index < 12; index += 1) await ask(town.visitor(), `victim+${index}@example.org`);
  expect(await town.mails()).toHaveLength(6);
});

// @proves WTL-04
it('opening a list sends one email to each person on it, and then no one can join', async () => {
  const town = await startTown();
  const editor = await town.resident('editor');
  const ada = await town.resident('member', 'ada@example.org');
  const bola = await town.resident('member', 'bola@example.org');
  await confirmed(town, 'guest@example.org');
  // This member asked as a guest before, under another spelling of the same mailbox.
  await confirmed(town, 'bola+list@example.org');
  for (const one of [ada, bola]) await place(one, 'PUT');
  await ask(town.visitor(), 'unconfirmed@example.org');
  const pending = tokenOf((await town.mails()).find(({ to }) => to === 'unconfirmed@example.org'));

  expect((await open(ada, '/services')).status).toBe(403);
  for (const path of ['/no-such-page', '/services/service/no-such-service', '/verify-email'])
    expect([path, (await open(editor, path)).status]).toEqual([path, 400]);
  expect((await open(editor, '/services')).status).toBe(204);
  expect((await open(editor, '/about')).status).toBe(409);
  await town.api.background.run('waiting-list-letters');
  expect(subjects(await town.mails())).toEqual([
    ['ada@example.org', READY],
    ['bola@example.org', READY],
    ['guest@example.org', READY],
  ]);

  expect([(await place(ada, 'PUT')).status, (await ask(town.visitor(), 'late@example.org')).status]).toEqual([
    409, 409,
  ]);
  // Someone who confirms after the opening is written to as well.
  expect((await town.visitor().post(`${PATH}/confirm`, { token: pending })).status).toBe(200);
  await town.api.background.run('waiting-list-letters');
  expect(subjects(await town.mails())).toContainEqual(['unconfirmed@example.org', READY]);
  expect(await deskOf(editor)).toMatchObject({ page: '/services', waiting: 0, unconfirmed: 0, written: 4 });
  town.clock.now = new Date(town.clock.now.getTime() + 31 * 24 * 3_600_000);
  expect(await town.api.background.run('remove-old-places')).toBe(4);
  expect(town.api.scans).toEqual([]);
});

// @proves WTL-06 GAP-092
it('places are in the export and are erased with the account, also those requested before signing up', async () => {
  const town = await startTown();
  const feature = town.api.features.find(({ name }) => name === 'waiting-lists')!;
  const [data] = feature.personalData!;
  const ada = await town.resident('member', 'ada@example.org');
  await confirmed(town, 'ada@example.org');
  const { id } = (await ada.session()).user!;
  await feature.onEmailVerified!({ id, name: 'Ada' });
  const exported = async () => {
    const found: unknown[] = [];
    for await (const one of (await data!.export(id)) as AsyncIterable<unknown>) found.push(one);
    return found;
  };
  expect(await exported()).toMatchObject([{ list: 'mentorship', state: 'waiting' }]);
  await data!.erase(id);
  expect(await exported()).toEqual([]);
  expect(await town.api.store.db.collection('waiting_places').countDocuments({})).toBe(0);
});

// @proves WTL-07
it('a browser without scripts can request, confirm and leave a place, and gets a page with the result', async () => {
  const town = await startTown();
  const submit = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const answer = await town.api.call(PATH, { method: 'POST', body: form, redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  expect(await submit({ act: 'join', list: 'mentorship', email: 'no mail' })).toEqual([
    303,
    '/waiting-lists/mentorship?said=email',
  ]);
  expect(await submit({ act: 'join', list: 'none', email: 'a@example.org' })).toEqual([
    303,
    '/waiting-lists?said=unknown',
  ]);
  expect(await submit({ act: 'join', list: 'mentorship', email: 'a@example.org' })).toEqual([
    303,
    '/waiting-lists/mentorship?said=asked',
  ]);
  const token = tokenOf((await town.mails())[0]);
  expect(await submit({ act: 'confirm', token })).toEqual([303, '/waiting-lists/mentorship?said=confirmed']);
  const leave = tokenOf((await town.mails())[0]);
  expect(await submit({ act: 'leave', token: leave })).toEqual([303, '/waiting-lists?said=left']);
  expect(await submit({ act: 'leave', token: 'x' })).toEqual([303, '/waiting-lists?said=refused']);
});
