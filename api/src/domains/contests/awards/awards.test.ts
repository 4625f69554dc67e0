import type { ContestPrize, ContestRecord, EntryAfterwards } from '@verse/api-contract/api';
import {
  contestPrizeSchema,
  contestRecordSchema,
  contestWinSchema,
  entryAfterwardsSchema,
} from '@verse/api-contract/contests/contest-awards.schema';
import { DAY_MS } from '@verse/api-contract/time';
import { giveSeats, publishResults } from '../../../../test/contest-awards';
import {
  contestOf,
  entryIdOf,
  insertContest,
  insertEntry,
  type Jury,
  setUpJury,
} from '../../../../test/contest-judging';
import { toFailure, wait } from '../../../../test/job-market';
import { idOf, textsOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { jpegOf } from '../../../../test/pictures';
import { fileOf } from '../../../../test/publishing';
import { startApi, stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const start = () => startTown({ RATE_LIMIT_FACTOR: '1000' });
const ANNOUNCE = 'announce-contest-results';

async function bodyOf<T>(answer: Response, schema: { parse: (value: unknown) => T }, status = 200): Promise<T> {
  const body: unknown = await answer.json();
  expect([answer.status, answer.status === status ? '' : body]).toEqual([status, '']);
  return schema.parse(body);
}

const prizeOf = async (reader: Visitor): Promise<ContestPrize> =>
  bodyOf(await reader.get('/api/contests/posters/prize'), contestPrizeSchema.strict());
const recordOf = async (reader: Visitor): Promise<ContestRecord> =>
  bodyOf(await reader.get('/api/organisations/stage-house/contest-record'), contestRecordSchema.strict());
const afterwardsOf = async (maker: Visitor): Promise<EntryAfterwards> =>
  bodyOf(await maker.get('/api/contests/posters/entries/own/afterwards'), entryAfterwardsSchema.strict());
const report = ({ owner, path }: Jury, step: string, more: object = {}) =>
  owner.post(`${path}/prize-steps`, { prize: 'judges', step, note: '', link: '', ...more });

async function withResults(): Promise<{ town: Town; jury: Jury }> {
  const town = await start();
  const jury = await setUpJury(town, { entries: 4 });
  await publishResults(town, jury);
  return { town, jury };
}

// @proves GAP-058
it('announces results once to everyone with a place, also over two processes and after a kill in between', async () => {
  const town = await start();
  const jury = await setUpJury(town, { entries: 3 });
  const guest = await town.resident('member', 'without-entry@example.org');
  const everyone = [...jury.makers, guest];
  await giveSeats(town, jury.contest, everyone);
  await publishResults(town, jury);
  const other = await startApi({}, { store: town.api.store, now: () => town.clock.now });
  await Promise.all([town.api, other].map(({ background }) => background.run(ANNOUNCE)));
  // Simulates a process killed before it could mark the results as announced.
  await town.api.store.db
    .collection<{ _id: string }>('contest_awards')
    .updateOne({ _id: 'posters' }, { $unset: { announcedAt: '' }, $set: { notifiedUpTo: 1 } });
  expect(await town.api.background.run(ANNOUNCE)).toBe(1);
  expect(await town.api.background.run(ANNOUNCE)).toBe(0);
  expect(await Promise.all(everyone.map(textsOf))).toEqual([
    ['You won the contest “Posters for a theatre”.'],
    ['The results of “Posters for a theatre” are out. You came 2 of 3.'],
    ['The results of “Posters for a theatre” are out. You came 3 of 3.'],
    ['The results of “Posters for a theatre” are out.'],
  ]);
  const mails = (await town.mails()).map(({ to }) => to).filter((to) => to.startsWith('maker'));
  expect(mails.toSorted()).toEqual(['maker0@example.org', 'maker1@example.org', 'maker2@example.org']);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('the record counts feedback as soon as the results are published, before they are announced', async () => {
  const { town } = await withResults();
  const guest = town.visitor();
  const before = await recordOf(guest);
  expect(before).toMatchObject({ run: 1, withResults: 1 });
  await town.api.background.run(ANNOUNCE);
  expect(await recordOf(guest)).toEqual(before);
  expect(before.feedback).toBeGreaterThan(0);
});

// @proves GAP-058
it('shows the steps of a prize, and who shares it once it is overdue', async () => {
  const { town, jury } = await withResults();
  const guest = town.visitor();
  await town.api.background.run(ANNOUNCE);
  expect(await prizeOf(guest)).toMatchObject({
    shareRule: 'top-three',
    sharing: [1, 2, 3],
    prizes: [
      { prize: 'judges', promise: 'We pay the prize.', winner: 1, steps: [], isInTime: false, isOverdue: false },
    ],
  });
  expect((await report(jury, 'received')).status).toBe(400);
  expect(await toFailure(await report(jury, 'contacted', { prize: 'vote' }))).toEqual([
    409,
    'This prize has no winner.',
  ]);
  expect((await report(jury, 'contacted', { note: 'By email' })).status).toBe(200);
  // Reporting a step again changes nothing.
  await report(jury, 'contacted', { note: 'Never' });
  expect((await prizeOf(guest)).prizes[0]!.steps).toMatchObject([{ step: 'contacted', note: 'By email' }]);

  const recipients = await Promise.all([jury.owner, jury.makers[0]!].map(idOf));
  wait(town, 61 * DAY_MS);
  expect(await town.api.background.run('note-overdue-prizes')).toBe(1);
  expect(await town.api.background.run('note-overdue-prizes')).toBe(0);
  expect((await prizeOf(guest)).prizes[0]).toMatchObject({ isOverdue: true, isInTime: false });
  const notified = town.api.store.db.collection<{ _id: string; subject: string }>('notifications');
  for (const to of recipients)
    expect((await notified.find({ to }).toArray()).map(({ subject }) => subject)).toContain('overdue posters');
  expect(await recordOf(guest)).toMatchObject({
    run: 1,
    withResults: 1,
    prizesDue: 0,
    prizesUnanswered: 1,
    feedback: 4,
  });
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('lets the winner alone confirm the prize, and the organisation’s record counts it', async () => {
  const { town, jury } = await withResults();
  const [winner, second] = jury.makers;
  await town.api.background.run(ANNOUNCE);
  const confirm = (maker: Visitor) => maker.send('PUT', '/api/contests/posters/prize/receipt', { prize: 'judges' });
  expect((await confirm(second!)).status).toBe(404);
  expect((await confirm(jury.owner)).status).toBe(404);
  await report(jury, 'sent', { link: 'bank.example/receipt' });
  expect((await afterwardsOf(winner!)).toConfirm).toEqual(['judges']);
  expect((await confirm(winner!)).status).toBe(204);
  expect((await confirm(winner!)).status).toBe(204);
  expect((await afterwardsOf(winner!)).toConfirm).toEqual([]);
  const [prize] = (await prizeOf(second!)).prizes;
  expect(prize).toMatchObject({ isInTime: true, steps: [{ step: 'sent' }, { step: 'received' }] });
  expect(await textsOf(jury.owner)).toContain('A winner got their prize in the contest “Posters for a theatre”.');

  // The organisation also has a contest whose results are overdue, and a draft.
  const { organisationId } = jury.contest;
  const deadline = new Date(town.clock.now.getTime() - 40 * DAY_MS);
  const late = contestOf(town.clock.now, { id: 'late', deadline, organisationId: organisationId! });
  const postponements = [{ what: 'results', from: deadline, to: deadline, reason: 'Ill', at: deadline } as const];
  await insertContest(town.api.store.db, { ...late, postponements: [...postponements] });
  await insertContest(town.api.store.db, { ...late, id: 'draft', state: 'draft' });
  expect(await recordOf(second!)).toEqual({
    run: 2,
    withResults: 1,
    resultsOverdue: 1,
    prizesDue: 1,
    prizesInTime: 1,
    prizesUnanswered: 0,
    feedback: 4,
    postponed: 1,
  });
  expect((await town.visitor().get('/api/organisations/nobody/contest-record')).status).toBe(404);
});

// @proves GAP-058
it('hides prizes from other organisations, and before the results', async () => {
  const town = await start();
  const jury = await setUpJury(town);
  expect((await town.visitor().get('/api/contests/posters/prize')).status).toBe(404);
  expect((await report(jury, 'sent')).status).toBe(404);
  await publishResults(town, jury);
  const stranger = await town.resident('member');
  for (const one of [stranger, jury.judges[0]!, jury.makers[0]!])
    expect((await report({ ...jury, owner: one }, 'sent')).status).toBe(404);
  expect((await stranger.get('/api/contests/posters/entries/own/afterwards')).status).toBe(404);
});

/** Adds a picture to the first entry, stored as an upload would be. Reuses the stored picture of another work. */
async function addPicture({ api }: Town, { contest, owner }: Jury): Promise<void> {
  const form = new FormData();
  const pictures = [{ from: 'new', index: 0, alt: 'A gradient' }];
  form.append('work', JSON.stringify({ title: 'A', description: '', role: '', link: '', year: null, pictures }));
  form.append('pictures', fileOf({ bytes: await jpegOf({ width: 60, height: 40 }) }));
  await owner.post('/api/me/works', form);
  const work = await api.store.db
    .collection<{ _id: string; pictures: { picture: { sizes: { jpeg: string }[] } }[] }>('works')
    .findOne({ memberId: await idOf(owner) });
  const { jpeg: blob } = work!.pictures[0]!.picture.sizes[0]!;
  const part = { type: 'image/jpeg', bytes: 1000, parts: [{ blob, bytes: 1000 }] };
  const file = { ...part, id: 'f', name: 'lamp.jpg', sha256: '', shown: part };
  await api.store.db
    .collection<{ _id: string }>('contest_entries')
    .updateOne({ _id: entryIdOf(contest, 1) }, { $set: { 'submission.files': [file] } });
}

// @proves GAP-058
it('makes a work of an entry once, with the judges’ words only by choice', async () => {
  const { town, jury } = await withResults();
  const [maker, second] = jury.makers;
  await addPicture(town, jury);
  const feedback = { revision: 1, scores: [5, 5, 5], feedback: 'A clear idea. Well drawn.', nonce: '', commitment: '' };
  await town.api.store.db.collection<{ _id: string }>('contest_scores').insertOne({
    _id: 'posters 000001 0',
    contestId: 'posters',
    number: 1,
    judge: 0,
    memberId: '',
    revision: 1,
    history: [{ ...feedback, at: town.clock.now }],
  } as never);
  expect((await afterwardsOf(maker!)).work).toEqual({ id: null, isPossible: true, hasFeedback: true });
  const make = (one: Visitor, withFeedback: boolean) =>
    one.post('/api/contests/posters/entries/own/work', { withFeedback });
  const answers = await Promise.all([1, 2, 3].map(() => make(maker!, true)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const works = await town.api.store.db
    .collection<{ _id: string; title: string; result: string }>('works')
    .find({ memberId: await idOf(maker!) })
    .toArray();
  expect(works).toHaveLength(1);
  expect(works[0]).toMatchObject({
    title: 'Lantern 1',
    result: 'Ranked 1 of 4 in the contest “Posters for a theatre”.\n\nA judge: “A clear idea. Well drawn.”',
  });
  expect((await afterwardsOf(maker!)).work.id).toBe(works[0]!._id);
  expect(await toFailure(await make(second!, false))).toEqual([
    409,
    'This entry has no picture. Add the work on your profile instead.',
  ]);
});

// @proves GAP-058
it('makes a work without the judges’ words unless the maker agrees; not before the results', async () => {
  const town = await start();
  const jury = await setUpJury(town, { entries: 1 });
  const [maker] = jury.makers;
  await addPicture(town, jury);
  const make = () => maker!.post('/api/contests/posters/entries/own/work', { withFeedback: false });
  expect((await make()).status).toBe(409);
  await insertEntry(town.api.store.db, jury.contest, 2, ['someone']);
  await publishResults(town, jury);
  const { id } = (await (await make()).json()) as { id: string };
  const work = await town.api.store.db.collection<{ _id: string; result: string }>('works').findOne({ _id: id });
  expect(work!.result).toBe('Ranked 1 of 1 in the contest “Posters for a theatre”.');
});

// @proves GAP-058
it('unveils a win to each maker once, on every device, and to no one else', async () => {
  const town = await start();
  const jury = await setUpJury(town, { entries: 3 });
  const [maker, other] = jury.makers as [Visitor, Visitor];
  const winOf = async (member: Visitor) =>
    (await bodyOf(await member.get('/api/contests/posters/win'), contestWinSchema.strict())).win;
  expect(await winOf(maker)).toBeNull();
  expect((await maker.send('PUT', '/api/contests/posters/win/seen')).status).toBe(404);
  expect((await town.visitor().get('/api/cards/results/posters.png')).status).toBe(404);
  await publishResults(town, jury);
  expect(await winOf(maker)).toMatchObject({
    title: 'Lantern 1',
    prizes: [{ prize: 'judges', promise: 'We pay the prize.' }],
    isSeen: false,
    workId: null,
  });
  expect((await town.visitor().get('/api/cards/results/posters.png')).status).toBe(200);
  for (const stranger of [other, jury.owner]) {
    expect(await winOf(stranger)).toBeNull();
    expect((await stranger.send('PUT', '/api/contests/posters/win/seen')).status).toBe(404);
  }
  for (const _ of [1, 2]) expect((await maker.send('PUT', '/api/contests/posters/win/seen')).status).toBe(204);
  expect(await winOf(maker)).toMatchObject({ isSeen: true });
});
