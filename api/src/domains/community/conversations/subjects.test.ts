import type { Job } from '@verse/api-contract/api';
import { publishContest } from '../../../../test/contests';
import { begin, begun, conversationsOf, textsIn, toProfile, write } from '../../../../test/conversations';
import { createOrganisation, join, postJob } from '../../../../test/hiring';
import { idOf, textsOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { ownProfile } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const HANDLE = 'lantern-street';

/** Creates an organisation owned by Ada. Also creates Bola, who is not a member of it. */
async function stage() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  await bola.patch('/api/me', { firstName: 'Bola', lastName: 'Hill' });
  await createOrganisation(town, ada, { handle: HANDLE });
  const later = () => void (town.clock.now = new Date(town.clock.now.getTime() + 1000));
  return { town, ada, bola, later };
}

const toJob = ({ id }: Pick<Job, 'id'>) => ({ kind: 'job', id });
const toContest = ({ id }: { id: string }) => ({ kind: 'contest', id });
const setState = (owner: Visitor, { id }: Job, state: string) =>
  owner.send('PUT', `/api/organisations/${HANDLE}/jobs/${id}/state`, { state }, { 'if-match': '"1"' });
const block = async (one: Visitor, other: Visitor) =>
  expect((await one.send('PUT', `/api/members/${(await ownProfile(other)).handle}/block`)).status).toBeLessThan(300);
const suspend = (town: Town, state: 'open' | 'suspended') =>
  town.api.store.db.collection('organisations').updateOne({}, { $set: { state } });

// @proves GAP-049 COM-08
it('a question about a job reaches one member of the organisation, who answers; others see nothing', async () => {
  const { town, ada, bola, later } = await stage();
  const kemi = await town.resident('member');
  await join(town, kemi, HANDLE, 'judge');
  const job = await postJob(town, ada, HANDLE);
  const sent = await begun(bola, toJob(job), 'Is it on Fridays, too?');
  const subject = { kind: 'job', title: job.title, path: `/verse/jobs/${job.id}` };
  expect(sent).toMatchObject({ state: 'sent', subject: { ...subject, isOwn: false } });
  expect(await conversationsOf(ada, 'requests')).toMatchObject({
    conversations: [{ id: sent.id, subject: { ...subject, isOwn: true }, state: 'request' }],
  });
  expect((await conversationsOf(kemi, 'requests')).conversations).toEqual([]);
  expect(await textsOf(ada)).toContain(`Bola Hill wrote to you about “${job.title}”`);
  later();
  expect((await write(ada, sent.id, 'Yes, on Fridays, too.')).status).toBe(201);
  expect(await textsIn(bola, sent.id)).toEqual(['Is it on Fridays, too?', 'Yes, on Fridays, too.']);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-049
it('a job, a contest and a profile have conversations of their own; a stranger’s limits hold in each', async () => {
  const { town, ada, bola, later } = await stage();
  const job = await postJob(town, ada, HANDLE);
  const contest = await publishContest(town, ada, HANDLE);
  const toAda = toProfile((await ownProfile(ada)).handle);
  for (const subject of [toJob(job), toContest(contest)])
    expect((await begin(bola, subject, 'See https://lamps.example')).status).toBe(400);
  const ids = [];
  for (const subject of [toJob(job), toContest(contest), toAda]) ids.push((await begun(bola, subject)).id);
  expect(new Set(ids).size).toBe(3);
  expect((await begin(bola, toContest(contest), 'Again')).status).toBe(409);
  later();
  await write(ada, ids[1]!, 'Yes');
  const other = await postJob(town, ada, HANDLE, { title: 'Lamp designer' });
  expect(await begun(bola, toJob(other), 'See https://lamps.example')).toMatchObject({ state: 'open' });
});

// @proves GAP-049
it('a closed job accepts no first messages; existing conversations continue', async () => {
  const { town, ada, bola, later } = await stage();
  const chi = await town.resident('member');
  const job = await postJob(town, ada, HANDLE);
  const { id } = await begun(bola, toJob(job));
  expect((await setState(ada, job, 'closed')).status).toBe(200);
  for (const subject of [toJob(job), toJob({ id: 'none' })]) {
    const answer = await begin(chi, subject);
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { message: 'There’s nothing here to write about.' },
    ]);
  }
  later();
  expect((await write(ada, id, 'It is taken, but ask me about the next one.')).status).toBe(201);
  later();
  expect((await write(bola, id, 'Thank you')).status).toBe(201);
});

// @proves GAP-049
it('a contest that is not published, one of no organisation, and one of a suspended one take no messages', async () => {
  const { town, ada, bola } = await stage();
  const contest = await publishContest(town, ada, HANDLE);
  const job = await postJob(town, ada, HANDLE);
  const contests = town.api.store.db.collection<{ _id: string; position: number | null }>('contests');
  const { position } = (await contests.findOne({ _id: contest.id }))!;
  await contests.updateOne({ _id: contest.id }, { $set: { position: null } });
  expect((await begin(bola, toContest(contest))).status).toBe(404);
  await contests.updateOne({ _id: contest.id }, { $set: { position } });
  await suspend(town, 'suspended');
  for (const subject of [toContest(contest), toJob(job)])
    expect([subject.kind, (await begin(bola, subject)).status]).toEqual([subject.kind, 404]);
  await suspend(town, 'open');
  await begun(bola, toContest(contest), 'May I paint it?');
  await contests.updateOne({ _id: contest.id }, { $unset: { organisationId: '' } });
  expect((await begin(await town.resident('member'), toContest(contest))).status).toBe(404);
});

// @proves GAP-049 GAP-091
it('about a job or a contest, neither writes to the other after a block, and no one to themselves', async () => {
  const { town, ada, bola } = await stage();
  const job = await postJob(town, ada, HANDLE);
  const contest = await publishContest(town, ada, HANDLE);
  const beginBoth = (one: Visitor) => Promise.all([toJob(job), toContest(contest)].map((about) => begin(one, about)));
  const statuses = async (one: Visitor) => (await beginBoth(one)).map(({ status }) => status);
  expect(await statuses(ada)).toEqual([409, 409]);
  expect(await statuses(town.visitor())).toEqual([401, 401]);
  await block(ada, bola);
  expect(await statuses(bola)).toEqual([404, 404]);
  const chi = await town.resident('member');
  await block(chi, ada);
  expect(await statuses(chi)).toEqual([404, 404]);
  expect((await conversationsOf(ada, 'requests')).conversations).toEqual([]);
});

// @proves GAP-049
it('the longest-serving member who answers for the organisation gets the message', async () => {
  const { town, ada, bola } = await stage();
  const rita = await town.resident('member');
  const judge = await town.resident('member');
  await join(town, judge, HANDLE, 'judge');
  await join(town, rita, HANDLE, 'recruiter');
  const job = await postJob(town, ada, HANDLE);
  const contest = await publishContest(town, ada, HANDLE);
  const members = town.api.store.db.collection<{ _id: string }>('organisation_members');
  await members.deleteOne({ memberId: await idOf(ada) });
  await begun(bola, toJob(job));
  expect((await conversationsOf(rita, 'requests')).conversations).toHaveLength(1);
  // Messages about contests are sent only to owners, and this organisation has none.
  expect((await begin(bola, toContest(contest))).status).toBe(404);
  expect((await conversationsOf(judge, 'requests')).conversations).toEqual([]);
});
