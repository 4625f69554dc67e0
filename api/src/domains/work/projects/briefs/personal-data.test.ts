import { DAY_MS } from '@verse/api-contract/time';
import { act, workIn } from '../../../../../test/agreed-projects';
import { briefFor, projectOf, projectsOf, sendBrief, sendFile, writeTo } from '../../../../../test/briefs';
import { idOf } from '../../../../../test/notified';
import { PASSWORD, startTown, type Visitor } from '../../../../../test/people';
import { stopApis } from '../../../../../test/start-api';
import type { StoredProject } from '../project';

afterEach(stopApis);

const ACCOUNT = { holder: 'Canary Holder', bank: 'Canary Bank', number: '0123456789', code: '' };

async function setUp() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const client = await town.resident('member', 'client@example.org');
  const seller = await town.resident('member', 'seller@example.org');
  const send = async (title: string) => {
    const { number } = await sendBrief(client, await briefFor(seller, { title, aim: 'Canary aim' }));
    await sendFile(client, `/api/projects/${number}/files`, title, 'canary.pdf');
    await writeTo(client, number, 'Canary of the client');
    await writeTo(seller, number, 'Canary of the seller');
    return number;
  };
  const open = await send('Canary open');
  const agreed = await send('Canary agreed');
  const clientId = await idOf(client);
  const sellerId = await idOf(seller);
  const projects = town.api.store.db.collection<Omit<StoredProject, 'id'> & { _id: string }>('projects');
  const at = town.clock.now;
  const terms = {
    scope: 'A poster',
    deliverables: ['A PDF'],
    revisions: 2,
    currency: 'USD' as const,
    silentDays: 7,
    milestones: [{ title: 'Sketch', dueOn: '2030-01-01', minor: 50_000 }],
    validUntil: '2030-01-01',
    account: ACCOUNT,
  };
  const side = 'seller' as const;
  const hash = 'a'.repeat(64);
  const offer = { version: 1, side, by: sellerId, at, note: 'Canary note', terms, hash };
  const milestone = { title: 'Sketch', minor: 50_000, dueOn: '2030-01-01', state: 'planned' as const, order: null };
  await projects.updateOne(
    { number: agreed },
    {
      $set: {
        state: 'agreed',
        offers: [offer],
        acceptance: { version: 1, hash: offer.hash, side: 'client', by: clientId, at },
        milestones: [{ ...milestone, id: 'one', deliveries: [], pausedMs: 0 }],
      },
    },
  );
  return { town, client, seller, open, agreed, clientId, sellerId, projects };
}

type Stage = Awaited<ReturnType<typeof setUp>>;

async function leave({ town }: Stage, person: Visitor): Promise<void> {
  expect((await person.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBe(202);
  town.clock.now = new Date(town.clock.now.getTime() + 15 * DAY_MS);
  expect(await town.api.background.run('erase-accounts')).toBe(1);
}

const stored = async ({ projects }: Stage) => JSON.stringify(await projects.find({}).toArray());

// @proves GAP-067
it('exports the projects of a member, with their offers and files', async () => {
  const { client, seller, open, agreed } = await setUp();
  const exported = async (one: Visitor) => (await (await one.post('/api/me/export')).json()) as { projects: object[] };
  expect((await exported(client)).projects).toHaveLength(2);
  expect((await exported(client)).projects).toContainEqual(
    expect.objectContaining({
      number: open,
      side: 'client',
      brief: expect.objectContaining({ aim: 'Canary aim', files: [expect.objectContaining({ name: 'canary.pdf' })] }),
    }),
  );
  const ofSeller = (await exported(seller)).projects;
  expect(ofSeller).toContainEqual(
    expect.objectContaining({ number: agreed, side: 'seller', offers: [expect.objectContaining({ version: 1 })] }),
  );
  expect(JSON.stringify(ofSeller)).not.toContain('Canary aim');
});

// @proves GAP-067
it('ends the projects of a client who leaves, and keeps what was agreed without the client', async () => {
  const all = await setUp();
  const { town, client, seller, open, agreed, clientId } = all;
  await workIn(await act(client, agreed, 'cancellation', { reason: 'Canary request' }));
  await leave(all, client);
  const text = await stored(all);
  for (const canary of [clientId, 'Canary open', 'Canary aim', 'Canary agreed', 'canary.pdf', 'Canary request'])
    expect([canary, text.includes(canary)]).toEqual([canary, false]);
  await seller.signIn('seller@example.org');
  const gone = { name: 'A member', handle: null };
  expect(await projectOf(seller, open)).toMatchObject({ state: 'withdrawn', client: gone });
  const kept = await projectOf(seller, agreed);
  expect(kept).toMatchObject({ state: 'cancelled', ended: { reason: 'The client has left.' }, may: { write: false } });
  expect(text).toContain(ACCOUNT.number);
  const messages = JSON.stringify(await town.api.store.db.collection('thread_entries').find({}).toArray());
  expect(messages).not.toContain('Canary of the client');
  expect((await projectsOf(seller, 'selling')).projects).toHaveLength(2);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-067
it('ends the projects of a seller who leaves, and keeps what was agreed without the seller', async () => {
  const all = await setUp();
  const { town, client, seller, open, agreed, sellerId } = all;
  await workIn(await act(seller, agreed, 'milestones/one/dispute', { reason: 'Canary dispute' }));
  await leave(all, seller);
  const text = await stored(all);
  for (const canary of [sellerId, ACCOUNT.holder, ACCOUNT.number, 'Canary note', 'Canary dispute'])
    expect([canary, text.includes(canary)]).toEqual([canary, false]);
  await client.signIn('client@example.org');
  expect(await projectOf(client, open)).toMatchObject({
    state: 'declined',
    brief: { aim: 'Canary aim' },
    seller: { name: 'A member' },
    ended: { side: 'seller', reason: 'The seller has left.' },
  });
  expect((await projectOf(client, agreed)).state).toBe('cancelled');
  const staff = await town.resident('moderator');
  expect(await (await staff.get('/api/project-disputes')).json()).toMatchObject({ disputes: [] });
  expect(text).toContain('50000');
});
