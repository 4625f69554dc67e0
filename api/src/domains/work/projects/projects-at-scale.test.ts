import type { NextSteps, ProjectList } from '@verse/api-contract/api';
import { idOf } from '../../../../test/notified';
import { startTown, type Visitor } from '../../../../test/people';
import { handleOf, sendBrief } from '../../../../test/project-offers';
import { stopApis } from '../../../../test/start-api';
import type { StoredDocument } from '../../../store';

afterEach(stopApis);

const MANY = 1000;
type Row = StoredDocument & Record<string, unknown>;

async function pagesOf(visitor: Visitor, list: 'buying' | 'selling', measure: () => number) {
  const seen: string[] = [];
  const reads: number[] = [];
  let cursor = '';
  do {
    const before = measure();
    const answer = await visitor.get(`/api/projects?list=${list}&limit=20${cursor ? `&cursor=${cursor}` : ''}`);
    const page = (await answer.json()) as ProjectList;
    reads.push(measure() - before);
    seen.push(...page.projects.map(({ number }) => number));
    cursor = page.next ?? '';
  } while (cursor !== '');
  return { seen, most: Math.max(...reads) };
}

// @proves PRJ-01
it('an account with 1,000 open projects and 1,000 ended ones reads a bounded part of them', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000' });
  const client = await town.resident('member');
  const seller = await town.resident('member');
  const number = await sendBrief(client, { kind: 'member', handle: await handleOf(seller) });
  const { db } = town.api.store;
  const found = (await db.collection<Row>('projects').findOne({ number }))!;
  const start = town.clock.now.getTime();
  const ids = [await idOf(client), await idOf(seller)];
  expect([found.clientId, found.sellerKey]).toEqual([ids[0], `member:${ids[1]}`]);
  const numbers: string[] = [number];
  for (let index = 1; index < 2 * MANY; index += 1) {
    // The completed projects are newer than the open ones.
    const state = index < MANY ? 'open' : 'completed';
    const copy = { ...found, _id: index.toString(16).padStart(24, '0'), number: `CP-${index}`, state };
    await db.collection<Row>('projects').insertOne({ ...copy, changedAt: new Date(start + index * 1000) });
    numbers.unshift(copy.number);
  }
  const measure = () => town.api.documentsRead();
  for (const [visitor, list] of [
    [client, 'buying'],
    [seller, 'selling'],
  ] as const) {
    const { seen, most } = await pagesOf(visitor, list, measure);
    expect(seen).toEqual(numbers);
    expect([list, most, most < 60]).toEqual([list, most, true]);
  }
  for (const path of ['/api/me/next-steps', '/api/notifications/head']) {
    const before = measure();
    expect((await seller.get(path)).status).toBe(200);
    const reads = measure() - before;
    process.stdout.write(`${path}: ${reads} documents\n`);
    expect([path, reads, reads < 150]).toEqual([path, reads, true]);
  }
  // The newer, completed projects do not displace the open ones.
  const { steps } = (await (await seller.get('/api/me/next-steps')).json()) as NextSteps;
  expect(steps.length).toBeGreaterThan(0);
  expect(town.api.scans).toEqual([]);
});
