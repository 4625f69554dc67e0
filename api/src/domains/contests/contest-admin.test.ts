import type { ContestForm, NotificationList, Problem } from '@verse/api-contract/api';
import { CONTEST_MESSAGES } from '@verse/api-contract/contests/contest-form.values';
import {
  contestAnswerSchema,
  contestListSchema,
  heldPlaceListSchema,
} from '@verse/api-contract/contests/contests.schema';
import { DAY_MS } from '@verse/api-contract/time';
import { termsAt } from '../../../test/contest-entries';
import { startTown, type Town, type Visitor } from '../../../test/people';
import { jpegOf } from '../../../test/pictures';
import { sendForm } from '../../../test/profile-people';
import { stopApis } from '../../../test/start-api';

afterEach(stopApis);

const formAt = (now: Date, more: Partial<ContestForm> = {}): ContestForm => ({
  title: 'Draw a door',
  description: 'One door, any street.',
  prizePool: 500,
  entryFee: 0,
  maxParticipants: 6,
  startsAt: now.toISOString(),
  deadline: new Date(now.getTime() + DAY_MS).toISOString(),
  tags: ['Design'],
  ...more,
});
const one = async (answer: Response) => contestAnswerSchema.strict().parse(await answer.json()).contest;
const add = async (staff: Visitor, form: ContestForm) =>
  one(await staff.send('POST', '/api/contests', form, { 'idempotency-key': `contest-${form.title.length}` }));
const change = (staff: Visitor, { id, version }: { id: string; version: number }, to: object) =>
  staff.send('PATCH', `/api/contests/${id}`, to, { 'if-match': `"${version}"` });
/** Sets the rules, as the organisation does to which staff assign a contest. */
const setTerms = ({ api, clock }: Town, id: string) =>
  api.store.db.collection('contests').updateOne({ _id: id }, { $set: { terms: termsAt(clock.now) } });
const join = (visitor: Visitor, id: string) => visitor.send('PUT', `/api/contests/${id}/entry`);

// @proves GAP-058 GAP-069
it('staff add, edit and close contests; members cannot; there are never fewer places than are taken', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000', STAFF_TWO_FACTOR: '0' });
  const editor = await town.resident('editor');
  const ada = await town.resident('member');
  const form = formAt(town.clock.now);
  expect((await ada.post('/api/contests', form)).status).toBe(403);
  const contest = await add(editor, form);
  expect(await (await town.api.call('/sitemap.xml')).text()).toContain(`/contests/${contest.id}</loc>`);
  expect(await add(editor, form)).toEqual(contest);
  expect((await editor.post('/api/contests', { ...form, deadline: form.startsAt })).status).toBe(400);
  const early = await join(ada, contest.id);
  expect([early.status, await early.text()]).toEqual([409, expect.stringContaining(CONTEST_MESSAGES.noEntries)]);
  await setTerms(town, contest.id);
  const people = [ada, await town.resident('member'), await town.resident('member'), await town.resident('member')];
  for (const visitor of people) expect((await join(visitor, contest.id)).status).toBe(200);

  const tooFew = await change(editor, contest, { ...form, maxParticipants: 3 });
  expect([tooFew.status, ((await tooFew.json()) as Problem).message]).toEqual([
    400,
    '4 places are taken: there cannot be fewer.',
  ]);
  const smaller = await one(await change(editor, contest, { ...form, maxParticipants: 4 }));
  expect([smaller.maxParticipants, smaller.participants]).toEqual([4, 4]);
  expect((await change(editor, contest, form)).status).toBe(409);
  expect((await join(editor, contest.id)).status).toBe(409);
  // Releasing a place frees exactly one place, whatever its number.
  await ada.delete(`/api/contests/${contest.id}/entry`);
  const answers = await Promise.all([join(editor, contest.id), join(ada, contest.id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);

  const closed = await one(await change(editor, smaller, { state: 'closed' }));
  expect(closed.status).toBe('ended');
  expect((await join(ada, contest.id)).status).toBe(409);
  const { contests } = contestListSchema.strict().parse(await (await ada.get('/api/contests')).json());
  expect(contests).toMatchObject([{ title: 'Draw a door', held: null, participants: 4 }]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058 CST-20
it('keep each tag once, the cents of a prize, and moments in order, however precisely they are written', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000', STAFF_TWO_FACTOR: '0' });
  const editor = await town.resident('editor');
  const form = formAt(town.clock.now, {
    tags: ['Design', 'design', ' DÉSIGN ', 'Film'],
    prizePool: 99.5,
    entryFee: 0.4,
  });
  const contest = await add(editor, form);
  expect(contest).toMatchObject({ tags: ['Design', 'Film'], prizePool: 99.5, entryFee: 0.4 });
  const second = '2030-01-01T10:00:00Z';
  const half = '2030-01-01T10:00:00.500Z';
  expect((await change(editor, contest, { ...form, startsAt: half, deadline: second })).status).toBe(400);
  expect((await change(editor, contest, { ...form, startsAt: second, deadline: half })).status).toBe(200);
  const refused = await change(editor, { ...contest, version: 1 }, { ...form, prizePool: 1.005, tags: [7] });
  expect(((await refused.json()) as Problem).fields).toEqual({
    prizePool: 'Enter at most two decimals.',
    'tags.0': 'A tag is required.',
  });
});

// @proves GAP-058
it('places reduced while members join are never fewer than the members admitted', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000', STAFF_TWO_FACTOR: '0' });
  const editor = await town.resident('editor');
  const people = await Promise.all(Array.from({ length: 8 }, () => town.resident('member')));
  for (let round = 0; round < 5; round += 1) {
    const form = formAt(town.clock.now, { title: 'x'.repeat(round + 1), maxParticipants: 8 });
    const contest = await add(editor, form);
    await setTerms(town, contest.id);
    const [lowered, ...joined] = await Promise.all([
      change(editor, contest, { ...form, maxParticipants: 3 }),
      ...people.map((visitor) => join(visitor, contest.id)),
    ]);
    const letIn = joined.filter(({ status }) => status === 200).length;
    const { contests } = contestListSchema.parse(await (await editor.get('/api/contests')).json());
    const now = contests.find(({ id }) => id === contest.id)!;
    expect([now.participants, now.maxParticipants]).toEqual([letIn, lowered.status === 200 ? 3 : 8]);
    expect(letIn).toBeLessThanOrEqual(now.maxParticipants);
  }
});

// @proves GAP-058
it('a held place is confirmed by staff once, within its hour, and stays', async () => {
  const town = await startTown({ CONTEST_FEES: '1', RATE_LIMIT_FACTOR: '1000', STAFF_TWO_FACTOR: '0' });
  const editor = await town.resident('editor');
  const ada = await town.resident('member', 'ada@example.org');
  const bola = await town.resident('member', 'bola@example.org');
  const { id } = await add(editor, formAt(town.clock.now, { entryFee: 25 }));
  await setTerms(town, id);
  for (const visitor of [ada, bola]) expect((await one(await join(visitor, id))).entry?.state).toBe('held');
  expect((await ada.get(`/api/contests/${id}/held`)).status).toBe(403);
  const held = heldPlaceListSchema.strict().parse(await (await editor.get(`/api/contests/${id}/held`)).json()).places;
  expect(held.map(({ email }) => email).toSorted()).toEqual(['ada@example.org', 'bola@example.org']);
  const of = (email: string) => `/api/contests/${id}/held/${held.find((place) => place.email === email)!.memberId}`;
  expect((await ada.send('PUT', of('ada@example.org'))).status).toBe(403);
  for (let times = 0; times < 2; times += 1) expect((await editor.send('PUT', of('ada@example.org'))).status).toBe(204);
  town.clock.now = new Date(town.clock.now.getTime() + DAY_MS / 24);
  expect((await editor.send('PUT', of('bola@example.org'))).status).toBe(409);
  const exported = await (await ada.post('/api/me/export')).text();
  expect([exported.includes(id), exported.includes((await editor.session()).user!.id)]).toEqual([true, false]);
  const seen = contestListSchema.parse(await (await ada.get('/api/contests')).json()).contests[0]!;
  expect([seen.participants, seen.entry?.state, seen.entry?.heldUntil]).toEqual([1, 'confirmed', undefined]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058 GAP-068
it('a member whose held place was confirmed is notified once, unless they turned that off or have left', async () => {
  const town = await startTown({ CONTEST_FEES: '1', RATE_LIMIT_FACTOR: '1000', STAFF_TWO_FACTOR: '0' });
  const editor = await town.resident('editor');
  const { id } = await add(editor, formAt(town.clock.now, { entryFee: 25 }));
  await setTerms(town, id);
  const told = async (visitor: Visitor) => {
    const { notifications } = (await (await visitor.get('/api/notifications')).json()) as NotificationList;
    return notifications.map(({ kind, text, path }) => [kind, text, path]);
  };
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  await bola.patch('/api/me', { pageNotifications: { contests: false } });
  for (const visitor of [ada, bola]) {
    await join(visitor, id);
    expect(await told(visitor)).toEqual([]);
    const member = (await visitor.session()).user!.id;
    for (let times = 0; times < 2; times += 1) await editor.send('PUT', `/api/contests/${id}/held/${member}`);
  }
  expect(await told(ada)).toEqual([['contests', 'Your place in “Draw a door” is confirmed.', '/verse/contests']]);
  expect(await told(bola)).toEqual([]);
  expect((await town.mails()).map(({ subject }) => subject)).toHaveLength(2);
  await ada.delete(`/api/contests/${id}/entry`);
  expect(await told(ada)).toEqual([]);
});

async function sendPicture(
  town: Town,
  staff: Visitor,
  { id, version }: { id: string; version: number },
  [alt, file]: [string, File?],
): Promise<Response> {
  const form = new FormData();
  form.append('alt', alt);
  if (file) form.append('picture', file);
  return sendForm(town, staff, { method: 'PUT', path: `/api/contests/${id}/picture`, form, version });
}
const jpeg = async (seed: number) =>
  new File([new Uint8Array(await jpegOf({ seed, width: 64, height: 40 }))], 'a.jpg', { type: 'image/jpeg' });

// @proves GAP-058
it('a contest has a picture with alternative text; replaced and removed pictures are deleted', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000', STAFF_TWO_FACTOR: '0' });
  const editor = await town.resident('editor');
  const ada = await town.resident('member');
  const contest = await add(editor, formAt(town.clock.now));
  expect(contest.picture).toBeNull();
  const set = (to: { id: string; version: number }, ...sent: [string, File?]) => sendPicture(town, editor, to, sent);
  expect((await sendPicture(town, ada, contest, ['A door', await jpeg(1)])).status).toBe(403);
  expect((await set(contest, ' ', await jpeg(1))).status).toBe(400);
  expect((await set(contest, 'A door')).status).toBe(400);
  const notes = new File(['<script>alert(1)</script>'], 'a.jpg', { type: 'image/jpeg' });
  expect((await set(contest, 'A door', notes)).status).toBe(415);
  const first = await one(await set(contest, 'A door', await jpeg(1)));
  expect(first.picture).toMatchObject({ alt: 'A door', width: 64, height: 40 });
  expect((await set(contest, 'Another', await jpeg(2))).status).toBe(409);
  const renamed = await one(await set(first, 'A blue door'));
  expect(renamed.picture).toEqual({ ...first.picture, alt: 'A blue door' });
  const second = await one(await set(renamed, 'Two doors', await jpeg(2)));
  const status = async ({ src }: { src: string }) => (await town.api.call(src)).status;
  const sweep = async (hours: number) => {
    town.clock.now = new Date(town.clock.now.getTime() + hours * (DAY_MS / 24));
    await town.api.background.run('remove-loose-pictures');
  };
  for (const hours of [25, 1]) await sweep(hours);
  expect([await status(first.picture!), await status(second.picture!)]).toEqual([404, 200]);

  const away = { 'if-match': `"${second.version}"` };
  const bare = await one(await editor.send('DELETE', `/api/contests/${contest.id}/picture`, undefined, away));
  expect([bare.picture, bare.cover]).toEqual([null, null]);
  for (const hours of [25, 1]) await sweep(hours);
  expect(await status(second.picture!)).toBe(404);
});
