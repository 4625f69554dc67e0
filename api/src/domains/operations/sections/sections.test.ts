import { sectionCountsSchema } from '@verse/api-contract/operations/sections.schema';
import { HOUR_MS } from '@verse/api-contract/time';
import { startTown } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

const TOKEN = 'Qn4-of-one-test-alone-7';
const OLD = '0123456789abcdef';
const NEW = 'fedcba9876543210';
const ACTION = { section: 'mf-store', act: 'rollback', why: 'the prices are wrong', expected: NEW };

afterEach(stopApis);

async function townWithGateway() {
  const town = await startTown({ PURGE_TOKEN: TOKEN, RATE_LIMIT_FACTOR: '1000' });
  const tell = (body: unknown, token = TOKEN) =>
    town.api.call('/_tally', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const count = (release: string, counters: Record<string, number>) =>
    tell({ counts: [{ section: 'mf-store', release, counters }] });
  return { ...town, tell, count };
}

describe('browser reports about releases', () => {
  // @proves GAP-069
  it('are summed by release, kept for fourteen days, and readable by admins only', async () => {
    const { clock, count, resident, api } = await townWithGateway();
    const admin = await resident('admin');
    const sums = async () => sectionCountsSchema.array().parse(await (await admin.get('/api/sections')).json());
    await Promise.all([count(OLD, { views: 10, load: 1 }), count(OLD, { views: 5, 'lcp-2500': 2 })]);
    clock.now = new Date(clock.now.getTime() + HOUR_MS);
    await count(OLD, { views: 1 });
    await count(NEW, { hydrate: 3 });
    expect((await sums()).map(({ release, counters }) => [release, counters]).toSorted()).toEqual([
      [OLD, { views: 16, load: 1, 'lcp-2500': 2 }],
      [NEW, { hydrate: 3 }],
    ]);
    clock.now = new Date(clock.now.getTime() + 14 * 24 * HOUR_MS - HOUR_MS + 1);
    const sweep = api.features.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === 'remove-old-counts');
    expect(await sweep?.run()).toBe(1);
    expect((await sums()).find(({ release }) => release === OLD)?.counters).toEqual({ views: 1 });
    for (const role of ['member', 'editor', 'moderator'] as const)
      expect([role, (await (await resident(role)).get('/api/sections')).status]).toEqual([role, 403]);
  });

  // @proves R18
  it('are accepted from gateways with the token, and only known counters are stored', async () => {
    const { count, tell } = await townWithGateway();
    expect((await count(OLD, { views: 1 })).status).toBe(204);
    expect((await count(OLD, { 'x.$y': 1 })).status).toBe(400);
    expect((await count('../x', { views: 1 })).status).toBe(400);
    expect((await tell({ counts: [] }, 'another')).status).toBe(401);
  });
});

describe('an action on a section', () => {
  // @proves GAP-069 R8
  it('is permitted to admins only, from our own pages, with a reason, and is in the audit log', async () => {
    const { resident } = await townWithGateway();
    const admin = await resident('admin');
    const answer = await admin.post('/api/sections/permits', ACTION);
    expect([answer.status, await answer.json()]).toEqual([200, { act: ACTION, who: 'Ada Tester' }]);
    expect((await admin.post('/api/sections/permits', { ...ACTION, why: ' ' })).status).toBe(400);
    expect((await admin.post('/api/sections/permits', { ...ACTION, section: 'shell' })).status).toBe(400);
    const foreign = { origin: 'https://elsewhere.example' };
    expect((await admin.send('POST', '/api/sections/permits', ACTION, foreign)).status).toBe(403);
    expect((await (await resident('editor')).post('/api/sections/permits', ACTION)).status).toBe(403);
    expect(await (await admin.get('/api/audit')).json()).toMatchObject([
      { action: 'section: rollback: the prices are wrong', target: 'mf-store' },
    ]);
  });
});
