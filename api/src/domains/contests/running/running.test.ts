import type { Problem } from '@verse/api-contract/api';
import { contestAnswerSchema, contestListSchema } from '@verse/api-contract/contests/contests.schema';
import { DAY_MS } from '@verse/api-contract/time';
import { enter as beginEntry, openEntryOverview, submit } from '../../../../test/contest-entries';
import {
  addContest,
  chooseJudges,
  contestDraft,
  contestsOf,
  editContest,
  managed,
  publishContest,
  termsOf,
} from '../../../../test/contests';
import { createOrganisation, join as joinOrganisation } from '../../../../test/hiring';
import { textsOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import { createContestRepository } from '../contests.repository';

afterEach(stopApis);

const HANDLE = 'lamp-house';

async function settle(isProven = true): Promise<{ town: Town; owner: Visitor }> {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000', STAFF_TWO_FACTOR: '0' });
  const owner = await town.resident('member');
  await createOrganisation(town, owner, { handle: HANDLE }, isProven);
  return { town, owner };
}

const problemOf = async (answer: Response): Promise<[number, string, string[]]> => {
  const { message, fields = {} } = (await answer.json()) as Problem;
  return [answer.status, message, Object.keys(fields)];
};
const enter = (visitor: Visitor, id: string) => visitor.send('PUT', `/api/contests/${id}/entry`);
const titles = async (visitor: Visitor) =>
  contestListSchema.parse(await (await visitor.get('/api/contests')).json()).contests.map(({ title }) => title);
const momentIn = (town: Town, days: number) => new Date(town.clock.now.getTime() + days * DAY_MS).toISOString();

// @proves GAP-058
it('keeps an unfinished draft, says what it lacks, and shows the contest to all once it is published', async () => {
  const { town, owner } = await settle();
  const guest = town.visitor();
  const draft = await addContest(owner, HANDLE, { title: 'Draw a lantern', prizePool: 'many' });
  expect(draft).toMatchObject({ state: 'draft', stage: null, form: { prizePool: 'many', criteria: [] } });
  expect(draft.faults).toMatchObject({ criteria: 'Add at least two criteria.', rules: 'Rules is required.' });
  const publication = `${contestsOf(HANDLE)}/${draft.id}/publication`;
  expect((await owner.send('PUT', publication)).status).toBe(400);
  expect((await guest.get(`/api/contests/${draft.id}`)).status).toBe(404);
  expect((await guest.get(`/api/contests/${draft.id}/terms`)).status).toBe(404);
  expect((await owner.get(`/api/contests/${draft.id}/calendar.ics`)).status).toBe(404);
  expect(await titles(owner)).toEqual([]);

  const whole = await managed(await editContest(owner, HANDLE, draft, contestDraft(town)));
  expect(whole.faults).toEqual({});
  expect((await editContest(owner, HANDLE, draft, { title: 'Stale' })).status).toBe(409);
  const published = await managed(await owner.send('PUT', publication));
  expect(published).toMatchObject({ state: 'published', stage: 'live', entries: 0 });
  expect(await managed(await owner.send('PUT', publication))).toEqual(published);
  expect(await titles(guest)).toEqual(['Draw a lantern']);
  const { contest } = contestAnswerSchema.strict().parse(await (await guest.get(`/api/contests/${draft.id}`)).json());
  expect(contest).toMatchObject({ title: 'Draw a lantern', prizePool: 500, entryFee: 0 });
  expect(await termsOf(guest, draft.id)).toMatchObject({
    stage: 'live',
    isFrozen: false,
    organisation: { handle: HANDLE },
    hasResults: false,
    terms: { criteriaHash: published.criteriaHash, criteria: [{ weight: 60 }, { weight: 40 }] },
  });
  expect(await (await town.api.call('/sitemap.xml')).text()).toContain(`/contests/${draft.id}</loc>`);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('publishes for owners of a verified organisation only; to others its contests do not exist', async () => {
  const { town, owner } = await settle(false);
  const { id } = await addContest(owner, HANDLE, contestDraft(town));
  const publication = `${contestsOf(HANDLE)}/${id}/publication`;
  expect((await problemOf(await owner.send('PUT', publication)))[1]).toContain('Verify your domain');
  const recruiter = await town.resident('member');
  const stranger = await town.resident('member');
  await joinOrganisation(town, recruiter, HANDLE, 'recruiter');
  await createOrganisation(town, stranger, { handle: 'elsewhere' });
  for (const visitor of [recruiter, stranger]) {
    expect((await visitor.get(contestsOf(HANDLE))).status).toBe(404);
    expect((await visitor.get(`${contestsOf(HANDLE)}/${id}`)).status).toBe(404);
    expect((await visitor.send('PUT', publication)).status).toBe(404);
  }
  expect((await stranger.get(`${contestsOf('elsewhere')}/${id}`)).status).toBe(404);
  expect((await stranger.delete(`${contestsOf('elsewhere')}/${id}`)).status).toBe(404);
  expect((await owner.delete(`${contestsOf(HANDLE)}/${id}`)).status).toBe(204);
});

// @proves GAP-058
it('reports invalid dates and weights by field', async () => {
  const { town, owner } = await settle();
  const form = contestDraft(town);
  const faults = async (more: object) => Object.keys((await addContest(owner, HANDLE, { ...form, ...more })).faults);
  const [craft, light] = form.criteria;
  expect(await faults({ criteria: [craft, { ...light!, weight: '41' }] })).toEqual(['criteria']);
  expect(await faults({ deadline: momentIn(town, -2) })).toContain('deadline');
  expect(await faults({ resultsBy: momentIn(town, 7.01) })).toEqual(['resultsBy']);
  expect(await faults({ awardBy: momentIn(town, 200) })).toEqual(['awardBy']);
  expect(await faults({ vote: { prize: 'A lamp', until: momentIn(town, 15) } })).toEqual(['vote.until']);
  expect(await faults({ vote: { prize: 'A lamp', until: momentIn(town, 10) } })).toEqual([]);
});

// @proves GAP-058
it('locks what entrants rely on with the first entry, and postpones dates only with a reason', async () => {
  const { town, owner } = await settle();
  const contest = await publishContest(town, owner, HANDLE);
  const ada = await town.resident('member');
  expect((await enter(ada, contest.id)).status).toBe(200);
  const later = await editContest(owner, HANDLE, contest, { deadline: momentIn(town, 8) });
  expect(await problemOf(later)).toEqual([409, 'To move this date back, postpone it with a reason.', ['deadline']]);
  const before = await managed(await editContest(owner, HANDLE, contest, { rules: 'Two lanterns.' }));
  const repository = await createContestRepository(town.api.store.db);
  const next = { entryId: 'first', after: 0 };
  expect(await repository.takeNumber(contest.id, 'another hash', next)).toBe(false);
  expect(await repository.takeNumber(contest.id, contest.criteriaHash!, next)).toBe(true);
  const changes = [
    ...[{ rules: 'Three.' }, { pledge: 'Less.' }, { licence: 'All rights.' }, { shareRule: 'all-entries' as const }],
    ...[{ teamSize: '1' }, { prizePool: '5' }, { graceMinutes: '0' }, { deadline: momentIn(town, 2) }],
    { criteria: contestDraft(town).criteria.toReversed() },
  ];
  for (const change of changes)
    expect(await problemOf(await editContest(owner, HANDLE, before, change))).toEqual([
      409,
      'There’s an entry, so these are fixed.',
      Object.keys(change),
    ]);
  const more = { title: 'Lanterns', maxParticipants: '30' };
  const retitled = await managed(await editContest(owner, HANDLE, before, more));
  expect(retitled).toMatchObject({ entries: 1, form: more });
  expect((await editContest(owner, HANDLE, retitled, { maxParticipants: '0' })).status).toBe(400);

  const postpone = (what: string, days: number) =>
    owner.post(`${contestsOf(HANDLE)}/${contest.id}/postponements`, {
      what,
      to: momentIn(town, days),
      reason: 'The post was late.',
    });
  expect((await postpone('deadline', 6)).status).toBe(400);
  expect((await postpone('deadline', 15)).status).toBe(400);
  expect((await postpone('deadline', 9)).status).toBe(201);
  expect((await postpone('deadline', 9)).status).toBe(400);
  expect((await postpone('results', 15)).status).toBe(201);
  expect(await termsOf(town.visitor(), contest.id)).toMatchObject({
    entries: 1,
    terms: { resultsBy: momentIn(town, 15), awardBy: momentIn(town, 22) },
    postponements: [{ what: 'deadline', reason: 'The post was late.' }, { what: 'results' }],
  });
  const texts = await textsOf(ada);
  expect(texts.filter((text) => text.includes('Reason: The post was late.'))).toHaveLength(2);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('a concurrent change of a criterion and first entry: exactly one succeeds', async () => {
  const { town, owner } = await settle();
  const ada = await town.resident('member');
  const winners = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    const contest = await publishContest(town, owner, HANDLE);
    await beginEntry(ada, {}, contest.id);
    const criteria = contestDraft(town).criteria.toReversed();
    const edit = () => editContest(owner, HANDLE, contest, { criteria });
    const enterIt = () => submit(ada, contest.criteriaHash!, contest.id);
    // Alternates which request starts first, so that each of them wins sometimes.
    const answers = await Promise.all(round % 2 === 0 ? [edit(), enterIt()] : [enterIt(), edit()]);
    const [edited, submitted] = (round % 2 === 0 ? answers : answers.toReversed()) as [Response, Response];
    const isEntered = submitted.status === 201;
    expect([edited.status, submitted.status]).toEqual(isEntered ? [409, 201] : [200, 409]);
    winners.add(isEntered ? 'entry' : 'criterion');
    const now = await managed(await owner.get(`${contestsOf(HANDLE)}/${contest.id}`));
    expect([now.entries, now.criteriaHash === contest.criteriaHash]).toEqual(isEntered ? [1, true] : [0, false]);
    const { entry } = await openEntryOverview(ada, contest.id);
    expect([entry!.number, entry!.receipts.length]).toEqual(isEntered ? [1, 1] : [null, 0]);
  }
  expect([...winners].sort()).toEqual(['criterion', 'entry']);
});

// @proves GAP-058
it('rejects organisation members as entrants and entrants as judges; judges stay once judging has begun', async () => {
  const { town, owner } = await settle();
  const { id } = await publishContest(town, owner, HANDLE);
  const { judges, contest } = await chooseJudges(town, owner, HANDLE, id);
  expect(contest.judges).toHaveLength(3);
  expect(await textsOf(judges[0]!)).toEqual(['You judge the contest “Draw a lantern”.']);
  for (const insider of [owner, judges[0]!])
    expect((await problemOf(await enter(insider, id)))[1]).toContain('you can’t enter it');
  const set = (memberIds: string[]) => owner.send('PUT', `${contestsOf(HANDLE)}/${id}/judges`, { memberIds });
  const ids = contest.judges.map(({ memberId }) => memberId);
  const ada = await town.resident('member');
  const adaId = (await ada.session()).user!.id;
  expect((await problemOf(await set([...ids, adaId])))[1]).toContain('Judges are members');
  expect((await enter(ada, id)).status).toBe(200);
  await joinOrganisation(town, ada, HANDLE, 'judge');
  expect((await problemOf(await set([...ids, adaId])))[1]).toContain('is in the contest');
  expect((await set(ids.slice(0, 2))).status).toBe(400);
  town.clock.now = new Date(town.clock.now.getTime() + 8 * DAY_MS);
  expect(await problemOf(await set(ids.toReversed()))).toEqual([409, 'Judging started, so the judges stay.', []]);
});

// @proves GAP-058
it('lets owners add terms to a contest that staff assign to them, which staff can no longer edit', async () => {
  const { town, owner } = await settle();
  const editor = await town.resident('editor');
  const title = 'Of the site';
  const added = await editor.post('/api/contests', {
    title,
    description: 'One door.',
    prizePool: 5,
    entryFee: 0,
    maxParticipants: 9,
    tags: [],
    startsAt: momentIn(town, -1),
    deadline: momentIn(town, 7),
  });
  const { id } = ((await added.json()) as { contest: { id: string } }).contest;
  expect(await termsOf(town.visitor(), id)).toMatchObject({ terms: null, organisation: null, isFrozen: false });
  expect((await editor.send('PUT', `/api/contests/${id}/organisation`, { handle: HANDLE })).status).toBe(200);
  const given = await managed(await owner.get(`${contestsOf(HANDLE)}/${id}`));
  expect(given).toMatchObject({ state: 'published', form: { title, rules: '' } });
  const { title: _, deadline: __, startsAt: ___, ...form } = contestDraft(town);
  expect((await managed(await editContest(owner, HANDLE, given, form))).criteriaHash).toMatch(/^[0-9a-f]{64}$/);
  const close = await editor.send('PATCH', `/api/contests/${id}`, { state: 'closed' }, { 'if-match': '"2"' });
  expect((await problemOf(close))[1]).toBe('An organisation runs this contest. Only its owners can edit it.');
});

// @proves GAP-058
it('adds one draft for a key, and at most twenty', async () => {
  const { owner } = await settle();
  const add = (key: string) =>
    owner.send('POST', contestsOf(HANDLE), { title: key }, { 'idempotency-key': `contest-${key}` });
  const [one, other] = await Promise.all([add('one'), add('one')]);
  expect((await managed(one, 201)).id).toBe((await managed(other, 201)).id);
  const statuses = await Promise.all(Array.from({ length: 25 }, async (_, index) => (await add(`${index}`)).status));
  expect(statuses.filter((status) => status === 201)).toHaveLength(19);
  expect(statuses.filter((status) => status === 409)).toHaveLength(6);
});
