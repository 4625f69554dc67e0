import type { NextSteps, NotificationHead } from '@verse/api-contract/api';
import { nextStepsSchema } from '@verse/api-contract/community/next-steps.schema';
import { agreeOn, book, decide, deliver } from '../../../../test/agreed-projects';
import { enter, storeContest, submit } from '../../../../test/contest-entries';
import { begun, toProfile, write } from '../../../../test/conversations';
import { createOrganisation, postJob } from '../../../../test/hiring';
import { apply } from '../../../../test/job-market';
import { idOf } from '../../../../test/notified';
import { invite } from '../../../../test/organisations';
import { startTown, type Visitor } from '../../../../test/people';
import { ownProfile } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';
import type { StoredDocument } from '../../../store';

afterEach(stopApis);

const stepsOf = async (visitor: Visitor): Promise<NextSteps> => {
  const answer = await visitor.get('/api/me/next-steps');
  expect(answer.status).toBe(200);
  return nextStepsSchema.strict().parse(await answer.json());
};
const NOTHING: NextSteps = { steps: [], missing: [] };

// @proves GAP-056 GAP-058
it('a member’s list has the open steps of all features, earliest due first, until they are done', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const bola = await town.resident('member', 'bola@example.org');
  expect(await stepsOf(ada)).toEqual(NOTHING);
  await createOrganisation(town, ada, { handle: 'lantern-street', name: 'Lantern Street' });
  const job = await postJob(town, ada, 'lantern-street');
  expect(await stepsOf(ada)).toEqual(NOTHING);
  expect((await apply(bola, job.id)).status).toBe(200);
  await storeContest(town);
  await enter(ada);
  await invite(town, ada, 'bola@example.org');

  const { steps, missing } = await stepsOf(ada);
  expect(missing).toEqual([]);
  expect(steps.map(({ kind, title, text, path }) => [kind, title, text, path])).toEqual([
    ['contests', 'Poster for a theatre', 'Submit your entry.', '/verse/contests/posters/entry'],
    ['jobs', 'Lantern Street', 'Answer an applicant.', '/verse/organisations/lantern-street/jobs'],
  ]);
  expect(steps.map(({ dueAt }) => dueAt)).toEqual(steps.map(({ dueAt }) => dueAt).toSorted());
  expect((await stepsOf(bola)).steps).toMatchObject([
    { kind: 'organisations', title: 'Lantern Street', path: '/verse/organisations' },
  ]);

  expect((await submit(ada)).status).toBeLessThan(300);
  await bola.delete(`/api/jobs/${job.id}/application`);
  expect(await stepsOf(ada)).toEqual(NOTHING);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('the head of notifications counts next steps, and rises when a step is done', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const headOf = async (visitor: Visitor) =>
    (await (await visitor.get('/api/notifications/head')).json()) as NotificationHead;
  const { client, seller, number, ids } = await agreeOn(town);
  await deliver(seller, number, ids[0]!);
  const before = await headOf(client);
  expect([before.waiting, (await stepsOf(client)).steps.length]).toEqual([1, 1]);
  const sellers = await headOf(seller);
  expect(sellers.waiting).toBe(1);
  await decide(client, number, ids[0]!, 'accepted');
  await book(town, seller, number, ids[0]!, 1_000_001, 'Bank 1');
  const after = await headOf(client);
  // Once paid, the client can write a review.
  expect([after.waiting, after.version > before.version]).toEqual([1, true]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-049 GAP-056
it('a brief and a message wait for the member they were sent to', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const client = await town.resident('member');
  const { handle } = await ownProfile(ada);
  const brief = {
    seller: { kind: 'member', handle },
    service: null,
    packageId: null,
    title: 'A logo',
    aim: 'For a bakery.',
    links: [],
    budget: null,
    wantedBy: null,
  };
  const sent = await client.send('POST', '/api/projects', brief, { 'idempotency-key': 'first-brief' });
  expect(sent.status).toBe(201);
  const { number } = (await sent.json()) as { number: string };
  const { id } = await begun(client, toProfile(handle), 'Would you paint our sign?');
  const { steps, missing } = await stepsOf(ada);
  expect(missing).toEqual([]);
  expect(steps.map(({ kind, title, path }) => [kind, title, path])).toEqual([
    ['projects', 'A logo', `/verse/projects/${number}`],
    ['messages', expect.any(String), `/verse/messages/${id}`],
  ]);
  expect(await stepsOf(client)).toEqual(NOTHING);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-049 GAP-056
it('an unread message waits below any number of newer conversations, until it is read', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const client = await town.resident('member');
  const { id } = await begun(client, toProfile((await ownProfile(ada)).handle));
  town.clock.now = new Date(town.clock.now.getTime() + 1000);
  expect((await write(ada, id, 'Yes')).status).toBe(201);
  const { db } = town.api.store;
  const copies = db.collection<StoredDocument & Record<string, unknown>>('conversation_copies');
  const at = new Date(town.clock.now.getTime() + 60_000);
  const clientId = await idOf(client);
  for (let index = 0; index < 40; index += 1) {
    const read = { conversationId: `read-${index}`, memberId: clientId, otherId: '', box: 'open', changedAt: at };
    await copies.insertOne({ _id: `${clientId} read-${index}`, ...read, readUpTo: at, deletedUpTo: new Date(0) });
  }
  const paths = async () => (await stepsOf(client)).steps.map(({ path }) => path);
  const before = town.api.documentsRead();
  expect(await paths()).toEqual([`/verse/messages/${id}`]);
  expect(town.api.documentsRead() - before).toBeLessThan(40);
  // As stored by earlier releases.
  await copies.updateOne({ _id: `${clientId} ${id}` }, { $unset: { unreadAt: '' } });
  await db.collection('settings').deleteOne({ _id: 'conversations-unread-1' });
  expect(await paths()).toEqual([]);
  await town.api.background.run('mark-unread-conversations');
  expect(await paths()).toEqual([`/verse/messages/${id}`]);
  await client.send('PUT', `/api/conversations/${id}/read`, { upTo: at.toISOString() });
  expect(await paths()).toEqual([]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('reports a feature whose steps cannot be read, and shows the others', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  await storeContest(town);
  await enter(ada);
  const find = () => Promise.reject(new Error('the store is away'));
  Object.assign(
    town.api.features.find(({ name }) => name === 'webinars')!,
    {
      nextSteps: [{ kind: 'messages', find }],
    },
  );
  expect(await stepsOf(ada)).toMatchObject({ steps: [{ kind: 'contests' }], missing: ['messages'] });
  expect((await town.visitor().get('/api/me/next-steps')).status).toBe(401);
});
