import { caseAnswerSchema } from '@verse/api-contract/community/moderation.schema';
import { NOMINATION_MESSAGES } from '@verse/api-contract/community/nominations.values';
import { featuredMemberSchema, shownWorksSchema } from '@verse/api-contract/identity/profiles.schema';
import { HOUR_MS } from '@verse/api-contract/time';
import { toFailure } from '../../../../test/job-market';
import {
  handleOf,
  nominate,
  NOMINATIONS,
  nominationsOf,
  pastWeeksOf,
  sendNomination,
  sendVote,
  setUpNominee,
  startWeek,
  vote,
} from '../../../../test/nominations';
import { idOf, textsOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { startApi, stopApis } from '../../../../test/start-api';

jest.setTimeout(300_000);
afterEach(stopApis);

const start = () => startTown({ RATE_LIMIT_FACTOR: '1000' });
const members = (town: Town, count: number) =>
  Promise.all(Array.from({ length: count }, () => town.resident('member')));
const featured = async (viewer: Visitor) =>
  featuredMemberSchema.parse(await (await viewer.get('/api/featured-member')).json()).member?.profile.handle;
const chosenWorks = async (viewer: Visitor) =>
  shownWorksSchema
    .parse(await (await viewer.get('/api/works/newest')).json())
    .works.filter(({ isChosen }) => isChosen)
    .map(({ id }) => id);
const countsOf = async (viewer: Visitor, query = '') =>
  (await nominationsOf(viewer, query)).nominations.map(({ member, votes }) => [member.handle, votes]);

// @proves CHO-01 CHO-02
it('members nominate and vote in public counts, and move or withdraw a vote until the week ends', async () => {
  const town = await start();
  const [ada, bola, cleo] = (await members(town, 3)) as [Visitor, Visitor, Visitor];
  const one = await setUpNominee(town);
  const two = await setUpNominee(town);
  expect((await nominationsOf(ada)).refusal).toBe(NOMINATION_MESSAGES.late);
  expect(await toFailure(await sendNomination(ada, one.handle))).toEqual([409, NOMINATION_MESSAGES.late]);
  await startWeek(town);
  const first = await nominate(ada, one.handle);
  expect(first).toMatchObject({ votes: 0, why: 'Their signs are kind.', mayWithdraw: true, isVoted: false });
  expect(await textsOf(one.member)).toEqual(['Ada Tester nominated you as featured member']);
  expect((await nominate(ada, one.handle)).id).toBe(first.id);
  expect(await toFailure(await sendNomination(ada, two.handle))).toEqual([409, NOMINATION_MESSAGES.again]);
  expect(await toFailure(await sendNomination(bola, one.handle))).toEqual([409, NOMINATION_MESSAGES.taken]);
  expect(await toFailure(await sendNomination(one.member, one.handle))).toEqual([409, NOMINATION_MESSAGES.self]);
  expect(await toFailure(await sendNomination(cleo, await handleOf(ada)))).toEqual([
    409,
    NOMINATION_MESSAGES.incomplete,
  ]);
  const second = await nominate(bola, two.handle);
  for (const voter of [ada, bola, two.member]) await vote(voter, first.id);
  expect(await countsOf(cleo)).toEqual([
    [one.handle, 3],
    [two.handle, 0],
  ]);
  expect(await toFailure(await sendVote(one.member, first.id))).toEqual([409, NOMINATION_MESSAGES.own]);
  expect(await vote(ada, second.id)).toMatchObject({ votes: 1, isVoted: true });
  expect(await vote(bola, first.id, 'DELETE')).toMatchObject({ votes: 1, isVoted: false });
  expect((await nominationsOf(ada)).voted?.id).toBe(second.id);
  expect(await toFailure(await ada.delete(`${NOMINATIONS}/${first.id}`))).toEqual([409, NOMINATION_MESSAGES.voted]);
  expect((await bola.delete(`${NOMINATIONS}/${first.id}`)).status).toBe(404);
  const work = await nominate(ada, one.handle, one.work);
  expect(work).toMatchObject({ list: 'work', work: { id: one.work } });
  expect((await ada.delete(`${NOMINATIONS}/${work.id}`)).status).toBe(204);
  expect(await countsOf(ada, 'list=work')).toEqual([]);
  await startWeek(town);
  expect(await toFailure(await sendVote(cleo, first.id))).toEqual([409, NOMINATION_MESSAGES.ended]);
  expect(town.api.scans).toEqual([]);
});

// @proves CHO-03 COM-02
it('features the winners next week, of equal ones the first nominated, then the moderator’s pick', async () => {
  const town = await start();
  const [ada, bola, cleo] = (await members(town, 3)) as [Visitor, Visitor, Visitor];
  const one = await setUpNominee(town);
  const two = await setUpNominee(town);
  const picked = await setUpNominee(town);
  await startWeek(town);
  const moderator = await town.resident('moderator');
  const first = await nominate(ada, one.handle);
  town.clock.now = new Date(town.clock.now.getTime() + HOUR_MS);
  const second = await nominate(bola, two.handle);
  const work = await nominate(bola, two.handle, two.work);
  await vote(ada, second.id);
  await vote(bola, first.id);
  await vote(cleo, work.id);
  await startWeek(town);
  expect(await town.api.background.run('close-nomination-weeks')).toBe(0);
  town.clock.now = new Date(town.clock.now.getTime() + HOUR_MS);
  await moderator.send('PUT', '/api/featured-member', { handle: picked.handle });
  expect(await featured(ada)).toBe(one.handle);
  expect(await chosenWorks(town.visitor())).toEqual([two.work]);
  expect(await textsOf(one.member)).toContain('You’re this week’s featured member');
  expect(await textsOf(two.member)).toContain('“A sign” is a work of the week');
  const [week] = await pastWeeksOf(cleo);
  expect([week?.member?.id, week?.works.map(({ id }) => id)]).toEqual([first.id, [work.id]]);

  // The winner declines, so the next one is featured, and undoes it.
  const refusal = `${NOMINATIONS}/${first.id}/refusal`;
  expect((await ada.send('PUT', refusal)).status).toBe(404);
  expect((await one.member.send('PUT', refusal)).status).toBe(200);
  expect(await featured(ada)).toBe(two.handle);
  expect((await pastWeeksOf(cleo))[0]?.member?.id).toBe(second.id);
  expect((await one.member.send('DELETE', refusal)).status).toBe(200);
  expect(await featured(ada)).toBe(one.handle);

  // A week without votes chooses no one.
  await startWeek(town);
  expect(await featured(ada)).toBe(picked.handle);
  expect(await chosenWorks(ada)).toEqual([]);
  expect(town.api.scans).toEqual([]);
});

// @proves CHO-02
it('counts one vote per mailbox and a share per network, over two processes', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1' });
  const accounts = await Promise.all(
    Array.from({ length: 5 }, (_, index) => town.resident('member', `one+${index}@example.org`)),
  );
  const others = await members(town, 7);
  const one = await setUpNominee(town);
  await startWeek(town);
  const { id } = await nominate(others[0]!, one.handle);
  const other = await startApi({ RATE_LIMIT_FACTOR: '1' }, { store: town.api.store, now: () => town.clock.now });
  const cookies = accounts.map(({ cookies: all }) => [...all].map(([name, value]) => `${name}=${value}`).join('; '));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? town.api : other).call(`${NOMINATIONS}/${id}/vote`, {
        method: 'PUT',
        headers: { cookie: cookies[index % 5]! },
      }),
    ),
  );
  const failures = await Promise.all(answers.filter(({ ok }) => !ok).map(toFailure));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
  expect(new Set(failures.map(String))).toEqual(new Set([`409,${NOMINATION_MESSAGES.mailbox}`]));
  expect(await countsOf(others[0]!)).toEqual([[one.handle, 1]]);
  const statuses: number[] = [];
  for (const voter of others) statuses.push((await sendVote(voter, id)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 409, 409, 409]);
  const elsewhere = town.visitor({ 'x-forwarded-for': '203.0.113.9' });
  others[6]!.cookies.forEach((value, name) => elsewhere.cookies.set(name, value));
  expect((await sendVote(elsewhere, id)).status).toBe(200);
  expect(await countsOf(others[0]!)).toEqual([[one.handle, 6]]);
});

// @proves CHO-04
it('a kill between vote, count and notification loses and doubles nothing', async () => {
  const town = await start();
  const [ada, bola] = (await members(town, 2)) as [Visitor, Visitor];
  const one = await setUpNominee(town);
  const two = await setUpNominee(town);
  await startWeek(town);
  const first = await nominate(ada, one.handle);
  const second = await nominate(bola, two.handle);
  await vote(ada, first.id);
  // As if the process had been killed after it moved the ballot, before it counted.
  const at = new Date(town.clock.now.getTime() + 1000);
  const ballots = town.api.store.db.collection<{ _id: string }>('nomination_ballots');
  await ballots.updateOne(
    { memberId: await idOf(ada) },
    { $set: { nominationId: second.id, at, uncountedSince: at }, $addToSet: { touched: second.id } },
  );
  expect(await countsOf(ada)).toEqual([
    [one.handle, 1],
    [two.handle, 0],
  ]);
  town.clock.now = new Date(town.clock.now.getTime() + 60_000);
  expect(await town.api.background.run('count-nomination-votes')).toBe(1);
  expect(await town.api.background.run('count-nomination-votes')).toBe(0);
  expect(await countsOf(ada)).toEqual([
    [two.handle, 1],
    [one.handle, 0],
  ]);
  // A week is not closed while a ballot is uncounted.
  await ballots.updateOne({ memberId: await idOf(ada) }, { $set: { uncountedSince: town.clock.now } });
  await startWeek(town);
  expect(await pastWeeksOf(ada)).toEqual([]);
  await town.api.background.run('count-nomination-votes');
  const other = await startApi({ RATE_LIMIT_FACTOR: '1000' }, { store: town.api.store, now: () => town.clock.now });
  const closed = await Promise.all([town.api, other].map(({ background }) => background.run('close-nomination-weeks')));
  expect(closed.toSorted()).toEqual([0, 1]);
  // As if the process had been killed after it closed the week, before it told the winner.
  const weeks = town.api.store.db.collection<{ _id: string }>('chosen_weeks');
  await weeks.updateOne({ _id: first.week }, { $set: { untoldSince: new Date(town.clock.now.getTime() - HOUR_MS) } });
  expect(await town.api.background.run('tell-chosen-members')).toBe(1);
  expect(await town.api.background.run('tell-chosen-members')).toBe(0);
  const told = (await textsOf(two.member)).filter((text) => text === 'You’re this week’s featured member');
  expect(told).toHaveLength(1);
});

// @proves CHO-05 GAP-067
it('staff only remove, with a reason; who is blocked, suspended or erased vanishes with their votes', async () => {
  const town = await start();
  const [ada, bola, cleo] = (await members(town, 3)) as [Visitor, Visitor, Visitor];
  const one = await setUpNominee(town);
  const two = await setUpNominee(town);
  await startWeek(town);
  const moderator = await town.resident('moderator');
  const admin = await town.resident('admin');
  const first = await nominate(ada, one.handle);
  const second = await nominate(bola, two.handle, two.work);
  await vote(cleo, first.id);
  await vote(ada, second.id);
  const removal = `${NOMINATIONS}/${first.id}/removal`;
  expect((await ada.post(removal, { reason: 'No.' })).status).toBe(403);
  expect((await town.visitor().get(NOMINATIONS)).status).toBe(401);
  expect((await moderator.post(removal, { reason: '' })).status).toBe(400);
  expect((await moderator.post(removal, { reason: 'It insults someone' })).status).toBe(204);
  expect((await moderator.post(removal, { reason: 'It insults someone' })).status).toBeLessThan(405);
  expect(await textsOf(ada)).toEqual(['Your nomination was removed: It insults someone']);
  expect(await textsOf(one.member)).toEqual([]);
  expect(await countsOf(cleo)).toEqual([]);
  expect((await sendVote(cleo, first.id)).status).toBe(404);
  expect(await toFailure(await sendNomination(bola, one.handle))).toEqual([409, NOMINATION_MESSAGES.removed]);
  const log = await (await admin.get('/api/audit')).text();
  expect(log).toContain('nomination removed');

  const works = 'list=work';
  await two.member.send('PUT', `/api/members/${await handleOf(cleo)}/block`);
  expect(await countsOf(cleo, works)).toEqual([]);
  expect((await sendVote(cleo, second.id)).status).toBe(404);
  expect((await sendNomination(cleo, two.handle)).status).toBe(404);
  expect(await countsOf(ada, works)).toEqual([[two.handle, 1]]);

  const erase = async (id: string) => {
    for (const { personalData = [] } of town.api.features)
      for (const { name, erase: run } of personalData) if (name.startsWith('nomination')) await run(id);
  };
  await erase(await idOf(ada));
  expect(await countsOf(bola, works)).toEqual([[two.handle, 0]]);
  await erase(await idOf(bola));
  const [kept] = (await nominationsOf(ada, works)).nominations;
  expect(kept).toMatchObject({ why: '', nominator: null });
  const twoId = await idOf(two.member);
  await admin.patch(`/api/accounts/${twoId}`, { isSuspended: true });
  expect(await countsOf(ada, works)).toEqual([]);
  await erase(twoId);
  const left = await town.api.store.db.collection('nominations').countDocuments({ memberId: await idOf(one.member) });
  expect(left).toBe(1);
  expect(await town.api.store.db.collection('nominations').countDocuments({})).toBe(1);
});

// @proves GAP-091
it('a moderator hides the sentence of a reported nomination, and an appeal shows it again', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const { handle } = await setUpNominee(town);
  const { member: writer } = await setUpNominee(town);
  const mo = await town.resident('moderator', 'mo@example.org');
  const second = await town.resident('moderator', 'mina@example.org');
  const reader = await town.resident('member', 'reader@example.org');
  await startWeek(town);
  const { id } = await nominate(writer, handle, undefined, 'Buy at my shop.');
  const report = { type: 'nomination', id, reason: 'spam', note: '' };
  expect((await town.visitor().post('/api/reports', report)).status).toBe(401);
  expect((await writer.post('/api/reports', report)).status).toBe(409);
  expect((await reader.post('/api/reports', report)).status).toBe(201);
  const path = `/api/moderation/cases/nomination.${id}`;
  const decision = { decision: 'remove', rule: 'spam', quote: 'my shop', reason: 'It sells something.' };
  expect((await mo.send('PATCH', path, decision, { 'if-match': '"1"' })).status).toBe(200);
  const shown = async () => (await nominationsOf(reader)).nominations.map(({ why }) => why);
  expect(await shown()).toEqual(['']);
  expect((await writer.post('/api/appeals', { type: 'nomination', id, text: 'It does not.' })).status).toBe(201);
  const { version } = caseAnswerSchema.strict().parse(await (await second.get(path)).json()).case;
  const answer = { decision: 'restore', reason: 'It may stay.' };
  expect((await second.send('PATCH', path, answer, { 'if-match': `"${version}"` })).status).toBe(200);
  expect(await shown()).toEqual(['Buy at my shop.']);
  expect(town.api.scans).toEqual([]);
});
