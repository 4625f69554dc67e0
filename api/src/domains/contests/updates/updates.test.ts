import type { ContestUpdate, ContestUpdateList } from '@verse/api-contract/api';
import { caseAnswerSchema } from '@verse/api-contract/community/moderation.schema';
import { giveSeats } from '../../../../test/contest-awards';
import { type Jury, setUpJury } from '../../../../test/contest-judging';
import { toFailure } from '../../../../test/job-market';
import { textsOf } from '../../../../test/notified';
import { startTown, type Visitor } from '../../../../test/people';
import { startApi, stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const TELL = 'tell-contest-updates';
const FORM = { title: 'A week more', text: 'The <b>post</b> is slow.\nYou have a week more.' };
const write = ({ owner, path }: Pick<Jury, 'owner' | 'path'>, key: string, form: object = FORM) =>
  owner.send('POST', `${path}/updates`, form, { 'idempotency-key': key });
const listOf = async (reader: Visitor) =>
  ((await (await reader.get('/api/contests/posters/updates')).json()) as ContestUpdateList).updates;

// @proves GAP-058
it('tells everyone who takes part once, also over two processes, repeats and a kill, and shows it to all', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const jury = await setUpJury(town);
  const waiting = await town.resident('member', 'without-entry@example.org');
  await giveSeats(town, jury.contest, [waiting, jury.makers[0]!]);
  const other = await startApi({}, { store: town.api.store, now: () => town.clock.now });
  for (let times = 0; times < 2; times += 1) expect((await write(jury, 'update-of-a-test')).status).toBe(201);
  await Promise.all([town.api, other].map(({ background }) => background.run(TELL)));
  // Simulates a process killed before it could mark the update as told.
  await town.api.store.db.collection('contest_updates').updateMany({}, { $set: { untoldSince: town.clock.now } });
  await town.api.background.run(TELL);
  const line = 'Update about the contest “Posters for a theatre”: A week more';
  for (const member of [waiting, ...jury.makers]) expect(await textsOf(member)).toEqual([line]);
  for (const member of [jury.owner, ...jury.judges]) expect(await textsOf(member)).not.toContain(line);
  for (const reader of [town.visitor(), jury.makers[0]!, jury.judges[0]!])
    expect(await listOf(reader)).toMatchObject([{ ...FORM, removedBy: null }]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('leaves a trace when its organisation or staff remove it, and no one else can write or remove', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1' });
  const jury = await setUpJury(town);
  const staff = await town.resident('moderator', 'mo@example.org');
  const first = (await (await write(jury, 'update-of-a-test-1')).json()) as ContestUpdate;
  const second = (await (await write(jury, 'update-of-a-test-2')).json()) as ContestUpdate;
  for (const one of [jury.judges[0]!, jury.makers[0]!, town.visitor()]) {
    expect([401, 404]).toContain((await write({ ...jury, owner: one }, 'update-of-a-test-3')).status);
    expect([401, 404]).toContain((await one.delete(`${jury.path}/updates/${first.id}`)).status);
    expect([401, 403, 404]).toContain((await one.delete(`/api/contests/posters/updates/${first.id}`)).status);
  }
  expect(await toFailure(await write(jury, 'update-of-a-test-4', { title: ' ', text: '' }))).toMatchObject([
    400,
    expect.any(String),
    ['title', 'text'],
  ]);
  for (let times = 0; times < 2; times += 1)
    expect((await jury.owner.delete(`${jury.path}/updates/${first.id}`)).status).toBe(204);
  expect((await staff.delete(`/api/contests/posters/updates/${second.id}`)).status).toBe(204);
  expect(
    (await listOf(town.visitor())).map(({ title, text, removedBy }) => [title, text, removedBy]).toSorted(),
  ).toEqual([
    ['', '', 'organisation'],
    ['', '', 'staff'],
  ]);
  await town.api.background.run(TELL);
  expect(await textsOf(jury.makers[0]!)).toEqual([]);
  expect((await write(jury, 'update-of-a-test-5')).status).toBe(201);
  expect((await toFailure(await write(jury, 'update-of-a-test-6')))[0]).toBe(429);
});

// @proves GAP-091 GAP-058
it('is reported by any member; a moderator hides its words, and an appeal shows them again', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const jury = await setUpJury(town);
  const mo = await town.resident('moderator', 'mo@example.org');
  const second = await town.resident('moderator', 'mina@example.org');
  const reader = await town.resident('member', 'reader@example.org');
  const { id } = (await (await write(jury, 'update-of-a-test-9')).json()) as ContestUpdate;
  const report = { type: 'update', id, reason: 'spam', note: '' };
  expect((await jury.owner.post('/api/reports', report)).status).toBe(409);
  expect((await reader.post('/api/reports', report)).status).toBe(201);
  const path = `/api/moderation/cases/update.${id}`;
  const { case: one, now } = caseAnswerSchema.strict().parse(await (await mo.get(path)).json());
  expect([one.text, now?.state]).toEqual([`${FORM.title}\n${FORM.text}`, 'shown']);
  const decision = { decision: 'remove', rule: 'spam', quote: 'slow', reason: 'It is not about the contest.' };
  expect((await mo.send('PATCH', path, decision, { 'if-match': '"1"' })).status).toBe(200);
  for (const person of [town.visitor(), jury.owner, reader])
    expect(await listOf(person)).toMatchObject([{ id, title: '', text: '', removedBy: 'staff' }]);
  expect((await town.resident('member').then((late) => late.post('/api/reports', report))).status).toBe(404);
  expect((await jury.owner.post('/api/appeals', { type: 'update', id, text: 'It is.' })).status).toBe(201);
  const { version } = caseAnswerSchema.parse(await (await second.get(path)).json()).case;
  const answer = { decision: 'restore', reason: 'It may stay.' };
  expect((await second.send('PATCH', path, answer, { 'if-match': `"${version}"` })).status).toBe(200);
  expect(await listOf(reader)).toMatchObject([{ ...FORM, removedBy: null }]);
  expect(town.api.scans).toEqual([]);
});
