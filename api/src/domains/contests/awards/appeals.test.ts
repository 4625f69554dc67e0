import type { AppealThread, ContestAppeal, ContestAppealList, StaffDeskList } from '@verse/api-contract/api';
import {
  appealThreadSchema,
  contestAppealListSchema,
  contestAppealSchema,
} from '@verse/api-contract/contests/contest-awards.schema';
import { DAY_MS, HOUR_MS } from '@verse/api-contract/time';
import { publishResults } from '../../../../test/contest-awards';
import { close, type Jury, progressOf, scoreAll, scoreOf, setUpJury } from '../../../../test/contest-judging';
import { join } from '../../../../test/hiring';
import { toFailure, wait } from '../../../../test/job-market';
import { idOf, textsOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const OWN = '/api/contests/posters/entries/own';
const start = () => startTown({ RATE_LIMIT_FACTOR: '1000' });

async function bodyOf<T>(answer: Response, schema: { parse: (value: unknown) => T }, status = 200): Promise<T> {
  const body: unknown = await answer.json();
  expect([answer.status, answer.status === status ? '' : body]).toEqual([status, '']);
  return schema.parse(body);
}

const file = (maker: Visitor, about: string, reason = 'I, Ada Tester, drew it myself.') =>
  maker.send('PUT', `${OWN}/appeal`, { about, reason });
const filed = async (maker: Visitor, about: string): Promise<ContestAppeal> =>
  bodyOf(await file(maker, about), contestAppealSchema.strict());
const decide = (staff: Visitor, id: string, decision: string, reason = 'We looked at the sketches.') =>
  staff.send('PUT', `/api/contest-appeals/${id}/decision`, { decision, reason });
const listOf = async (reader: Visitor, path: string): Promise<ContestAppealList> =>
  bodyOf(await reader.get(path), contestAppealListSchema.strict());
const threadOf = async (reader: Visitor, path: string): Promise<AppealThread> =>
  bodyOf(await reader.get(path), appealThreadSchema.strict());
const write = (writer: Visitor, path: string, text: string) =>
  writer.send('POST', path, { text }, { 'idempotency-key': `key-${text.length}-of-a-test` });
const stateOf = async ({ api }: Town, number: number) =>
  (await api.store.db
    .collection<{ _id: string; state: string }>('contest_entries')
    .findOne({ contestId: 'posters', number }))!.state;
const remove = ({ owner, path }: Jury, number: number) =>
  owner.send('PUT', `${path}/entries/${number}/removal`, { reason: 'It is a copy.' });

// @proves GAP-058
it('decides an appeal against a removal in a thread; an upheld one restores the entry', async () => {
  const town = await start();
  const staff = await town.resident('moderator', 'mo@example.org');
  const jury = await setUpJury(town);
  const [maker, other] = jury.makers;
  expect(await toFailure(await file(maker!, 'removal'))).toEqual([
    409,
    'Your entry isn’t removed, or it’s too late to appeal.',
  ]);
  expect((await remove(jury, 1)).status).toBe(204);
  expect(await stateOf(town, 1)).toBe('removed');
  const appeal = await filed(maker!, 'removal');
  expect(appeal).toMatchObject({ number: 1, about: 'removal', state: 'open', removal: 'It is a copy.' });
  // The text of the first request is kept.
  expect(await bodyOf(await file(maker!, 'removal', 'Other words'), contestAppealSchema)).toEqual(appeal);

  // Until the results are published, the organisation sees the appeal without anything that identifies the makers.
  expect(await textsOf(jury.owner)).toContain('Entry 1 of the contest “Posters for a theatre” has an appeal.');
  const own = `${OWN}/appeals/${appeal.id}/thread`;
  const ofOrganisation = `${jury.path}/appeals/${appeal.id}/thread`;
  const ofStaff = `/api/contest-appeals/${appeal.id}/thread`;
  expect((await write(maker!, own, 'Ask maker0@example.org or @ada')).status).toBe(201);
  wait(town, 1000);
  expect((await write(jury.owner, ofOrganisation, 'It was on a wall')).status).toBe(201);
  wait(town, 1000);
  expect((await write(staff, ofStaff, 'Please send the sketches')).status).toBe(201);
  expect((await listOf(jury.owner, `${jury.path}/appeals`)).appeals[0]!.reason).not.toContain('Tester');
  const blind = await threadOf(jury.owner, ofOrganisation);
  expect(JSON.stringify(blind)).not.toContain('maker0');
  expect(blind.entries.map(({ by, isOwn }) => [by, isOwn])).toEqual([
    ['Creativity Verse', false],
    ['stage-house Ltd', true],
    ['Entry 1', false],
  ]);
  expect(JSON.stringify(await threadOf(staff, ofStaff))).toContain('maker0@example.org');

  const desks = (await (await staff.get('/api/staff/desks')).json()) as StaffDeskList;
  expect(desks.desks.find(({ name }) => name === 'contest-appeals')?.waiting).toBe(1);
  expect((await listOf(staff, '/api/contest-appeals')).appeals).toEqual([appeal]);
  const decisions = await Promise.all([decide(staff, appeal.id, 'upheld'), decide(staff, appeal.id, 'upheld')]);
  expect(decisions.map(({ status }) => status)).toEqual([200, 200]);
  expect(await toFailure(await decide(staff, appeal.id, 'rejected'))).toEqual([409, 'This appeal is already decided.']);
  const exported = await (await maker!.post('/api/me/export')).text();
  expect([exported.includes('We looked'), exported.includes(await idOf(staff))]).toEqual([true, false]);
  expect(await stateOf(town, 1)).toBe('open');
  expect(await textsOf(maker!)).toContain('You won your appeal in the contest “Posters for a theatre”.');
  expect(await toFailure(await write(maker!, own, 'Thanks'))).toEqual([409, 'This appeal is decided.']);
  expect((await other!.get(own)).status).toBe(404);
  expect(await town.api.background.run('complete-contest-appeals')).toBe(0);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it.each([
  ['upheld', 'open'],
  ['rejected', 'removed'],
] as const)('completes an appeal that was %s by a process that was killed right after', async (state, entryState) => {
  const town = await start();
  const jury = await setUpJury(town);
  await remove(jury, 2);
  const { id } = await filed(jury.makers[1]!, 'removal');
  const at = town.clock.now;
  const decision = { reason: 'Not a copy.', at, by: 'staff' };
  await town.api.store.db
    .collection<{ _id: string }>('contest_appeals')
    .updateOne({ _id: id }, { $set: { state, decision, effectDueSince: at } });
  expect(await town.api.background.run('complete-contest-appeals')).toBe(1);
  expect(await stateOf(town, 2)).toBe(entryState);
  expect(await textsOf(jury.makers[1]!)).toContain(
    `You ${state === 'upheld' ? 'won' : 'lost'} your appeal in the contest “Posters for a theatre”.`,
  );
  expect(await town.api.background.run('complete-contest-appeals')).toBe(0);
});

// @proves GAP-058
it('accepts appeals against a result for two weeks, and excludes involved staff and strangers', async () => {
  const town = await start();
  const staff = await town.resident('moderator', 'mo@example.org');
  const involved = await town.resident('moderator', 'ivo@example.org');
  const jury = await setUpJury(town);
  const [maker, second] = jury.makers;
  await join(town, involved, jury.handle, 'recruiter');
  expect((await file(maker!, 'result')).status).toBe(409);
  await publishResults(town, jury);
  const { id } = await filed(maker!, 'result');
  expect((await listOf(involved, '/api/contest-appeals')).appeals).toEqual([]);
  for (const answer of [await decide(involved, id, 'upheld'), await involved.get(`/api/contest-appeals/${id}/thread`)])
    expect(await toFailure(answer)).toEqual([409, 'You’re part of this, so someone else decides.']);
  const stranger = await town.resident('member');
  expect((await stranger.get('/api/contest-appeals')).status).toBe(403);
  for (const one of [stranger, jury.judges[0]!]) {
    expect((await one.get(`${jury.path}/appeals`)).status).toBe(404);
    expect((await one.get(`${jury.path}/appeals/${id}/thread`)).status).toBe(404);
    expect((await one.get(`${OWN}/appeals/${id}/thread`)).status).toBe(404);
    expect((await file(one, 'result')).status).toBe(404);
  }
  // Once the results are published, nothing is redacted for the organisation.
  expect((await listOf(jury.owner, `${jury.path}/appeals`)).appeals[0]!.reason).toContain('Tester');
  expect((await decide(staff, id, 'rejected')).status).toBe(200);
  expect(await textsOf(maker!)).toContain('You lost your appeal in the contest “Posters for a theatre”.');
  wait(town, 14 * DAY_MS);
  expect(await toFailure(await file(second!, 'result'))).toEqual([409, 'You can appeal a result for 14 days.']);
});

// @proves GAP-058
it('holds the results while an appeal against a removal is open, for at most seven days', async () => {
  const town = await start();
  const jury = await setUpJury(town);
  await remove(jury, 1);
  await scoreAll(jury, () => scoreOf(3, 3, 3));
  await filed(jury.makers[0]!, 'removal');
  const [status, message] = await toFailure(await close(jury));
  expect(status).toBe(409);
  expect(message).toContain('The makers of Entry 1 appealed its removal.');
  expect(await progressOf(jury)).toMatchObject({ canClose: false, held: { number: 1, by: 'appeal' } });
  wait(town, 7 * DAY_MS + 1000);
  expect(await progressOf(jury)).toMatchObject({ canClose: true, held: null });
  expect((await close(jury)).status).toBe(204);
});

// @proves GAP-058
it('publishes no results for 72 hours after a removal unless its makers appealed and staff decided', async () => {
  const town = await start();
  const staff = await town.resident('admin');
  const jury = await setUpJury(town, { deadline: new Date(town.clock.now.getTime() + HOUR_MS) });
  // Removed before judging begins, so the removal is not in the judging plan.
  const early = await staff.send('PUT', '/api/contests/posters/entries/1/removal', { reason: 'It is a copy.' });
  expect(early.status).toBe(204);
  wait(town, 2 * HOUR_MS);
  expect((await remove(jury, 2)).status).toBe(204);
  await scoreAll(jury, () => scoreOf(3, 3, 3));
  const [status, message] = await toFailure(await close(jury));
  expect(status).toBe(409);
  expect(message).toContain('Entry 2 was removed, and its makers can appeal. Close the contest after');
  const { id } = await filed(jury.makers[1]!, 'removal');
  expect(await progressOf(jury)).toMatchObject({ held: { number: 2, by: 'appeal' } });
  expect((await decide(staff, id, 'rejected')).status).toBe(200);
  expect(await progressOf(jury)).toMatchObject({ canClose: false, held: { number: 1, by: 'removal' } });
  wait(town, 70 * HOUR_MS - 1000);
  expect((await toFailure(await close(jury)))[0]).toBe(409);
  wait(town, 2000);
  expect(await progressOf(jury)).toMatchObject({ canClose: true, held: null });
  expect((await close(jury)).status).toBe(204);
  expect(town.api.scans).toEqual([]);
});
