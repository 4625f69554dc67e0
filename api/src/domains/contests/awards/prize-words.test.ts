import type {
  AppealThread,
  ContestAppealList,
  ContestPrize,
  ContestRecord,
  EntryAfterwards,
} from '@verse/api-contract/api';
import { caseAnswerSchema } from '@verse/api-contract/community/moderation.schema';
import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import { publishResults, setUpVote } from '../../../../test/contest-awards';
import { contestOf, type Jury, setUpJury } from '../../../../test/contest-judging';
import { toFailure, wait } from '../../../../test/job-market';
import { idOf, textsOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { startApi, stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const PRIZE = '/api/contests/posters/prize';
const THREAD = '/api/contests/posters/prizes/judges/thread';
const AWARD_DAYS = 2;

const start = () => startTown({ RATE_LIMIT_FACTOR: '1000' });
const say = (maker: Visitor, word: string | null, prize = 'judges') =>
  maker.send('PUT', `${PRIZE}/word`, { prize, word });
const report = ({ owner, path }: Jury, step: string) =>
  owner.post(`${path}/prize-steps`, { prize: 'judges', step, note: '', link: '' });
const write = (writer: Visitor, path: string, text: string) =>
  writer.send('POST', path, { text }, { 'idempotency-key': `key-${text.length}-of-a-test` });
const recordOf = async (town: Town) =>
  (await (await town.visitor().get('/api/organisations/stage-house/contest-record')).json()) as ContestRecord;
const prizeOf = async (town: Town) => ((await (await town.visitor().get(PRIZE)).json()) as ContestPrize).prizes;
const wonBy = async (maker: Visitor) =>
  ((await (await maker.get('/api/contests/posters/entries/own/afterwards')).json()) as EntryAfterwards).won;
const stepsOf = async (member: Visitor) =>
  ((await (await member.get('/api/me/next-steps')).json()) as { steps: { text: string; path: string }[] }).steps;
const rowOf = ({ api }: Town) =>
  api.store.db.collection<{ _id: string; untoldSince?: Date; word?: string }>('contest_prizes');

async function withResults(entries = 3): Promise<{ town: Town; jury: Jury; winner: Visitor }> {
  const town = await start();
  const awardBy = new Date(town.clock.now.getTime() + AWARD_DAYS * DAY_MS);
  const jury = await setUpJury(town, { entries, terms: { ...contestOf(town.clock.now).terms!, awardBy } });
  await publishResults(town, jury);
  await town.api.background.run('announce-contest-results');
  return { town, jury, winner: jury.makers[0]! };
}

// @proves GAP-058
it('makes the record of the winner’s word alone, which can be taken back for two weeks', async () => {
  const { town, jury, winner } = await withResults();
  await report(jury, 'sent');
  expect(await recordOf(town)).toMatchObject({ prizesDue: 0, prizesInTime: 0, prizesUnanswered: 0 });
  expect((await prizeOf(town))[0]).toMatchObject({ isInTime: false, isOverdue: false, word: null });
  for (const stranger of [jury.makers[1]!, jury.owner, jury.judges[0]!])
    expect((await say(stranger, 'received')).status).toBe(404);
  expect((await toFailure(await say(winner, 'not-received')))[0]).toBe(409);

  expect((await say(winner, 'received')).status).toBe(204);
  expect(await recordOf(town)).toMatchObject({ prizesDue: 1, prizesInTime: 1 });
  expect((await prizeOf(town))[0]).toMatchObject({
    isInTime: true,
    word: 'received',
    steps: [{ step: 'sent' }, { step: 'received' }],
  });
  expect(await textsOf(jury.owner)).toContain('A winner got their prize in the contest “Posters for a theatre”.');
  expect((await say(winner, null)).status).toBe(204);
  expect(await recordOf(town)).toMatchObject({ prizesDue: 0, prizesInTime: 0 });
  expect((await say(winner, 'received')).status).toBe(204);
  wait(town, 15 * DAY_MS);
  expect((await toFailure(await say(winner, null)))[1]).toMatch(/^You said it arrived\. You could/);
  expect(await recordOf(town)).toMatchObject({ prizesDue: 1, prizesInTime: 1 });
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('tells the organisation once, also over two processes and after a kill in between', async () => {
  const { town, jury, winner } = await withResults();
  const other = await startApi({}, { store: town.api.store, now: () => town.clock.now });
  await Promise.all([1, 2, 3].map(() => say(winner, 'received')));
  // Simulates a process killed after it stored the word, before it told the organisation.
  const { db } = town.api.store;
  await rowOf(town).updateOne({ _id: 'posters judges' }, { $set: { untoldSince: town.clock.now } });
  await db.collection('notifications').deleteMany({ subject: 'word posters judges' });
  await db.collection('notification_acts').deleteMany({});
  expect(await recordOf(town)).toMatchObject({ prizesDue: 1, prizesInTime: 1 });
  wait(town, MINUTE_MS);
  await Promise.all([town.api, other].map(({ background }) => background.run('tell-prize-words')));
  const told = (await textsOf(jury.owner)).filter((text) => text.startsWith('A winner got their prize'));
  expect(told).toEqual(['A winner got their prize in the contest “Posters for a theatre”.']);
  expect((await rowOf(town).findOne({ _id: 'posters judges' }))!.untoldSince).toBeUndefined();
});

// @proves GAP-058
it('asks a silent winner twice, and counts a silent winner’s prize neither as kept nor as broken', async () => {
  const { town, jury, winner } = await withResults();
  await report(jury, 'sent');
  const ask = 'Has your prize from “Posters for a theatre” arrived?';
  wait(town, AWARD_DAYS * DAY_MS + 1);
  expect(await town.api.background.run('ask-contest-winners')).toBe(0);
  for (const days of [3, 8]) {
    wait(town, days * DAY_MS);
    expect(await town.api.background.run('ask-contest-winners')).toBe(1);
    expect(await town.api.background.run('ask-contest-winners')).toBe(0);
    expect(await textsOf(winner)).toContain(ask);
  }
  wait(town, 10 * DAY_MS);
  expect(await town.api.background.run('ask-contest-winners')).toBe(0);
  expect(await recordOf(town)).toMatchObject({ prizesDue: 0, prizesInTime: 0, prizesUnanswered: 1 });
  expect((await say(winner, 'late')).status).toBe(204);
  expect(await recordOf(town)).toMatchObject({ prizesDue: 1, prizesInTime: 0, prizesUnanswered: 0 });
});

// @proves GAP-058
it('passes a missing prize on at once, and to staff after a week; its arrival ends that', async () => {
  const { town, jury, winner } = await withResults();
  const staff = await town.resident('moderator', 'mo@example.org');
  const open = async (state: string) =>
    ((await (await staff.get(`/api/contest-appeals?state=${state}`)).json()) as ContestAppealList).appeals;
  wait(town, AWARD_DAYS * DAY_MS + 1);
  expect((await say(winner, 'not-received')).status).toBe(204);
  expect((await prizeOf(town))[0]).toMatchObject({ isOverdue: true, word: 'not-received' });
  expect(await recordOf(town)).toMatchObject({ prizesDue: 1, prizesInTime: 0 });
  expect(await textsOf(jury.owner)).toContain(
    'A winner is still waiting for their prize in the contest “Posters for a theatre”.',
  );
  expect((await stepsOf(jury.owner)).map(({ text }) => text)).toContain('The winner says it hasn’t arrived.');
  wait(town, 6 * DAY_MS);
  expect(await town.api.background.run('escalate-missing-prizes')).toBe(0);
  wait(town, 2 * DAY_MS);
  expect(await town.api.background.run('escalate-missing-prizes')).toBe(1);
  expect(await town.api.background.run('escalate-missing-prizes')).toBe(0);
  expect(await open('open')).toMatchObject([{ topic: 'prize', number: 1 }]);
  expect(await textsOf(winner)).toContain(
    'We’re looking into your missing prize in the contest “Posters for a theatre”.',
  );
  // It arrives after all.
  wait(town, DAY_MS);
  expect((await say(winner, 'late')).status).toBe(204);
  await town.api.background.run('complete-contest-appeals');
  expect(await open('open')).toEqual([]);
  expect(await open('upheld')).toMatchObject([{ decision: { reason: 'The winner says it arrived.' } }]);
  expect(await recordOf(town)).toMatchObject({ prizesDue: 1, prizesInTime: 0 });
});

// @proves GAP-058
it('gives winner and organisation a thread after the results, and next steps until the prize has arrived', async () => {
  const town = await start();
  const jury = await setUpJury(town);
  const [winner, second] = jury.makers;
  const ofOwner = `${jury.path}/prizes/judges/thread`;
  expect((await winner!.get(THREAD)).status).toBe(404);
  expect((await jury.owner.get(ofOwner)).status).toBe(404);
  await publishResults(town, jury);
  await town.api.background.run('announce-contest-results');
  const stranger = await town.resident('member', 'stranger@example.org');
  for (const one of [second!, stranger, jury.judges[0]!, town.visitor()]) {
    expect([401, 404]).toContain((await one.get(THREAD)).status);
    expect([401, 404]).toContain((await one.get(ofOwner)).status);
    expect([401, 404]).toContain((await write(one, THREAD, 'Let me in')).status);
  }
  expect((await stepsOf(jury.owner)).map(({ text }) => text)).toEqual(['The winner is waiting for the prize.']);
  expect(await stepsOf(winner!)).toEqual([]);

  expect((await write(jury.owner, ofOwner, 'Where shall we send it?')).status).toBe(201);
  wait(town, 1000);
  for (let times = 0; times < 2; times += 1) expect((await write(winner!, THREAD, 'To Lagos.')).status).toBe(201);
  const { entries } = (await (await jury.owner.get(ofOwner)).json()) as AppealThread;
  expect(entries.map(({ text, isOwn }) => [text, isOwn])).toEqual([
    ['To Lagos.', false],
    ['Where shall we send it?', true],
  ]);
  const prizes = (await (await jury.owner.get(`${jury.path}/prize-steps`)).json()) as ContestPrize;
  expect(prizes.prizes[0]!.makers).toMatchObject([{ name: entries[0]!.by }]);
  expect((await prizeOf(town))[0]!.makers).toBeUndefined();
  expect(await textsOf(winner!)).toContain('New message about your prize in “Posters for a theatre”.');

  await report(jury, 'sent');
  expect(await stepsOf(jury.owner)).toEqual([]);
  expect((await stepsOf(winner!)).map(({ text }) => text)).toEqual(['Has your prize arrived?']);
  await say(winner!, 'received');
  expect(await stepsOf(winner!)).toEqual([]);
  expect(await wonBy(winner!)).toMatchObject([{ prize: 'judges', word: 'received' }]);
  expect(await wonBy(second!)).toEqual([]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('tells the winner of the vote that it won, and lets it speak about its prize', async () => {
  const town = await start();
  const jury = await setUpVote(town, { entries: 2 });
  const voter = await town.resident('member', 'voter@example.org');
  const earlier = new Date(town.clock.now.getTime() - 90 * DAY_MS);
  await town.api.store.db.collection('auth_user').updateMany({}, { $set: { createdAt: earlier } });
  expect((await voter.send('PUT', '/api/contests/posters/vote', { number: 2 })).status).toBe(200);
  wait(town, 2 * DAY_MS);
  await town.api.background.run('count-contest-votes');
  await publishResults(town, jury);
  await town.api.background.run('announce-contest-results');
  const second = jury.makers[1]!;
  expect(await textsOf(second)).toEqual([
    'You won the community vote of “Posters for a theatre”. Your prize: A lamp. ' + 'The judges put you 2 of 2.',
  ]);
  expect(await wonBy(second)).toMatchObject([{ prize: 'vote', promise: 'A lamp', word: null }]);
  expect((await say(second, 'received', 'judges')).status).toBe(404);
  expect((await say(second, 'received', 'vote')).status).toBe(204);
  expect(await recordOf(town)).toMatchObject({ prizesDue: 1, prizesInTime: 1 });
});

// @proves GAP-058
it('reads the records of earlier releases: a confirmed prize counts, a prize that was only sent does not', async () => {
  const { town, jury, winner } = await withResults();
  await rowOf(town).deleteMany({});
  await report(jury, 'sent');
  const at = town.clock.now;
  wait(town, AWARD_DAYS * DAY_MS + 1);
  expect(await recordOf(town)).toMatchObject({ prizesDue: 0, prizesInTime: 0, prizesUnanswered: 1 });
  await town.api.store.db.collection<{ _id: string }>('contest_prize_steps').insertOne({
    _id: 'posters judges received',
    contestId: 'posters',
    prize: 'judges',
    step: 'received',
    note: '',
    link: '',
    at,
    by: await idOf(winner),
  } as never);
  await report(jury, 'contacted');
  expect(await recordOf(town)).toMatchObject({ prizesDue: 1, prizesInTime: 1, prizesUnanswered: 0 });
  expect((await prizeOf(town))[0]).toMatchObject({ word: 'received', isInTime: true });
});

// @proves GAP-091 GAP-058
it('hands a message about a prize to moderators when a side reports it, and no one else can report it', async () => {
  const { town, jury, winner } = await withResults();
  const mo = await town.resident('moderator', 'mo@example.org');
  expect((await write(winner, THREAD, 'Where is it?')).status).toBe(201);
  wait(town, MINUTE_MS);
  const sent = (await (await write(jury.owner, `${jury.path}/prizes/judges/thread`, 'Send us money.')).json()) as {
    id: string;
  };
  const report = { type: 'prize-message', id: sent.id, reason: 'spam', note: '' };
  for (const stranger of [jury.makers[1]!, jury.judges[0]!, mo])
    expect((await stranger.post('/api/reports', report)).status).toBe(404);
  expect((await jury.owner.post('/api/reports', report)).status).toBe(409);
  expect((await winner.post('/api/reports', report)).status).toBe(201);
  expect(await (await mo.get('/api/moderation/queue')).text()).not.toContain('Send us money');
  const path = `/api/moderation/cases/prize-message.${sent.id}`;
  const { case: one, now } = caseAnswerSchema.strict().parse(await (await mo.get(path)).json());
  expect([now, one.may]).toEqual([null, ['keep', 'warn']]);
  expect(one.entries?.map(({ text, isAuthors, isReported }) => [text, isAuthors, isReported])).toEqual([
    ['Where is it?', false, false],
    ['Send us money.', true, true],
  ]);
  const looks = town.api.store.db.collection('audit');
  expect(await looks.countDocuments({ action: 'case: messages read' }, { comment: 'a test' })).toBe(1);
  expect(town.api.scans).toEqual([]);
});
