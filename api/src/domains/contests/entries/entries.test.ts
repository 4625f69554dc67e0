import { createHash } from 'node:crypto';
import { receiptSchema } from '@verse/api-contract/contests/contest-entries.schema';
import { HOUR_MS } from '@verse/api-contract/time';
import {
  CRITERIA_HASH,
  DRAFT,
  enter,
  entryOverviewOf,
  entryPath,
  openEntryOverview,
  save,
  storeContest,
  submit,
} from '../../../../test/contest-entries';
import { createOrganisation } from '../../../../test/hiring';
import { textsOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const message = async (answer: Response) => ((await answer.json()) as { message: string }).message;
const advance = (town: Town, hours: number) => {
  town.clock.now = new Date(town.clock.now.getTime() + hours * HOUR_MS);
};
const receiptOf = async (answer: Response) => receiptSchema.strict().parse(await answer.json());
const idOf = async (member: Visitor) => (await member.session()).user!.id;

async function openTown(more: Parameters<typeof storeContest>[1] = {}) {
  const town = await startTown();
  await storeContest(town, more);
  return town;
}

// @proves GAP-058
it('an entry gets a number and a receipt with the server’s time; the last submission counts', async () => {
  const town = await openTown();
  const member = await town.resident('member', 'mia@example.org');
  expect(await message(await save(member))).toBe('Join the contest first. Then start your entry.');
  const { entry } = await enter(member, { links: ['https://bus.example/'] });
  expect(entry).toMatchObject({ number: null, receipts: [], version: 1, state: 'open' });
  const first = await submit(member);
  expect(first.status).toBe(201);
  const receipt = await receiptOf(first);
  const content = { ...DRAFT, links: ['https://bus.example/'] };
  const canonical = JSON.stringify({
    files: [],
    links: content.links,
    madeHow: content.madeHow,
    text: content.text,
    title: content.title,
  });
  const sha256 = createHash('sha256').update(canonical).digest('hex');
  expect(receipt).toEqual({ number: 1, at: town.clock.now.toISOString(), sha256 });
  const again = await submit(member);
  expect([again.status, await receiptOf(again)]).toEqual([200, receipt]);
  advance(town, 1);
  const version = (await openEntryOverview(member)).entry!.version;
  await entryOverviewOf(await save(member, { text: 'The moon drives the bus.' }, version));
  expect((await openEntryOverview(member)).entry!.isChanged).toBe(true);
  const second = await receiptOf(await submit(member));
  expect(second.number).toBe(1);
  const desk = await openEntryOverview(member);
  expect(desk.entry!.receipts).toEqual([second, receipt]);
  expect(desk.entry!.isChanged).toBe(false);
  const mails = (await town.mails()).filter(({ subject }) => subject !== 'New sign-in to your account');
  expect(mails.map(({ subject }) => subject)).toEqual(['Receipt for Entry 1', 'Receipt for Entry 1']);
  expect(mails.map(({ paragraphs }) => paragraphs.join(' ').includes(second.sha256)).sort()).toEqual([false, true]);
  expect(await textsOf(member)).toEqual([]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('only entries begun before the deadline can be finished in the grace period; drafts are kept', async () => {
  const town = await openTown();
  const early = await town.resident('member');
  const late = await town.resident('member');
  await enter(early);
  await late.send('PUT', '/api/contests/posters/entry');
  advance(town, 24.5);
  expect((await openEntryOverview(early)).contest.stage).toBe('grace');
  expect(await message(await save(late))).toContain('You can only finish an entry you started before it.');
  expect((await submit(early)).status).toBe(201);
  advance(town, 1);
  const closed = await openEntryOverview(early);
  expect(closed.closed).toContain('Entries closed on');
  expect(closed.entry!.draft.text).toBe(DRAFT.text);
  const refused = await save(early, { text: 'Too late.' }, closed.entry!.version);
  expect([refused.status, await message(refused)]).toEqual([409, closed.closed]);
  expect((await submit(early)).status).toBe(409);
});

// @proves GAP-058
it('the clock of the client changes nothing', async () => {
  const town = await openTown();
  const member = await town.resident('member');
  await enter(member);
  advance(town, 25.5);
  const early = { date: new Date(town.clock.now.getTime() - 3 * HOUR_MS).toUTCString() };
  const answer = await member.send('POST', `${entryPath()}/submission`, { criteriaHash: CRITERIA_HASH }, early);
  expect(answer.status).toBe(409);
});

// @proves GAP-058
it('the first submission is rejected when the criteria have changed since the entrant read them', async () => {
  const town = await openTown();
  const member = await town.resident('member');
  await enter(member);
  const refused = await submit(member, 'a'.repeat(64));
  expect([refused.status, await message(refused)]).toEqual([
    409,
    'The criteria just changed. Read them again, then submit.',
  ]);
  const contests = town.api.store.db.collection<{ _id: string; entryCount?: number }>('contests');
  expect((await contests.findOne({ _id: 'posters' }))!.entryCount).toBeUndefined();
});

// @proves GAP-058
it('ten submissions at once give one number, and ten entrants get ten', async () => {
  const town = await openTown();
  const member = await town.resident('member');
  await enter(member);
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit(member)));
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].every((status) => [200, 201, 409].includes(status))).toBe(true);
  const { entry } = await openEntryOverview(member);
  expect(entry!.receipts).toHaveLength(1);
  const others = await Promise.all(Array.from({ length: 9 }, () => town.resident('member')));
  await town.api.store.db.collection<{ _id: string }>('contest_seats').insertMany(
    (await Promise.all(others.map(idOf))).map((memberId, index) => ({
      _id: `posters ${String(index + 100).padStart(6, '0')}`,
      contestId: 'posters',
      memberId,
      state: 'confirmed',
      at: town.clock.now,
    })) as never,
  );
  await Promise.all(others.map((one) => save(one)));
  const receipts = await Promise.all(others.map(async (one) => receiptOf(await submit(one))));
  const numbers = [entry!.number!, ...receipts.map(({ number }) => number)];
  expect(new Set(numbers).size).toBe(10);
});

// @proves GAP-058
it('two tabs begin one entry, and an older version overwrites nothing', async () => {
  const town = await openTown();
  const member = await town.resident('member');
  await member.send('PUT', '/api/contests/posters/entry');
  const both = await Promise.all([save(member, { text: 'Here' }), save(member, { text: 'There' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { version } = (await openEntryOverview(member)).entry!;
  expect((await save(member, { text: 'One' }, version)).status).toBe(200);
  const conflict = await save(member, { text: 'Two' }, version);
  const body = (await conflict.json()) as { message: string; current: { draft: { text: string } } };
  expect([conflict.status, body.current.draft.text]).toEqual([409, 'One']);
});

// @proves GAP-058
it('a withdrawn entry does not take part, keeps its receipts, and can be restored until the end', async () => {
  const town = await openTown();
  const member = await town.resident('member');
  await enter(member);
  await submit(member);
  const withdrawn = await entryOverviewOf(await member.delete(entryPath()));
  expect([withdrawn.entry!.state, withdrawn.entry!.receipts.length]).toEqual(['withdrawn', 1]);
  const restored = await entryOverviewOf(await member.send('PUT', `${entryPath()}/restoration`));
  expect([restored.entry!.state, restored.entry!.number]).toEqual(['open', 1]);
});

// @proves GAP-058
it('erasing the only entrant of an entry deletes the content; the number and the hashes stay', async () => {
  const town = await openTown();
  const member = await town.resident('member');
  await enter(member, { text: 'A text that must be deleted.' });
  const { sha256 } = await receiptOf(await submit(member));
  const id = await idOf(member);
  for (const feature of town.api.features)
    for (const { name, erase } of feature.personalData ?? []) if (name.startsWith('contest')) await erase(id);
  const entries = town.api.store.db.collection<{ _id: string; number: number }>('contest_entries');
  const [left] = await entries.find({ contestId: 'posters' }).toArray();
  expect(JSON.stringify(left)).not.toContain('must be deleted');
  expect(left).toMatchObject({ number: 1, memberIds: [], receipts: [{ sha256 }], state: 'withdrawn' });
});

// @proves GAP-058
it('members of the organisation can neither take a place nor join the waiting list', async () => {
  const town = await startTown();
  const owner = await town.resident('member');
  const member = await town.resident('member');
  await createOrganisation(town, owner, { handle: 'lamp-house' });
  const handles = town.api.store.db.collection<{ _id: string; organisationId: string }>('organisation_handles');
  const { organisationId } = (await handles.findOne({ _id: 'lamp-house' }))!;
  await storeContest(town, { organisationId });
  const refused = await owner.send('PUT', '/api/contests/posters/entry');
  expect([refused.status, await message(refused)]).toEqual([
    409,
    'Your organisation runs this contest, so you can’t enter it.',
  ]);
  expect((await owner.send('PUT', '/api/contests/posters/waiting')).status).toBe(409);
  expect((await member.send('PUT', '/api/contests/posters/entry')).status).toBe(200);
});
