import { DAY_MS } from '@verse/api-contract/time';
import { costsOf, expectSameCosts } from '../../../test/at-scale';
import { contestsOf } from '../../../test/contests';
import { createOrganisation } from '../../../test/hiring';
import { idOf } from '../../../test/notified';
import { startTown, type Town } from '../../../test/people';
import { stopApis } from '../../../test/start-api';
import { createContestListing } from './listing.repository';

jest.setTimeout(600_000);
afterEach(stopApis);

const CONTESTS = Number(process.env.CONTESTS ?? 1600);
const FEW = 400;
const AT_ONCE = 500;
const QUERIES = [
  ...['', 'status=ended', 'sort=deadline', 'sort=prize&status=live'],
  ...['tag=tag', 'q=contest&sort=prize'],
];
const HANDLE = 'lamp-house';

async function fill({ api, clock }: Town, organisationId: string, count: number): Promise<void> {
  const contests = api.store.db.collection<{ _id: string }>('contests');
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => ({
      _id: `contest${String(from + index).padStart(6, '0')}`,
      organisationId,
      state: 'published',
      title: `Contest ${from + index}`,
      description: 'Draw.',
      cover: null,
      version: 1,
      tags: (from + index) % 50 === 0 && from + index < FEW ? ['Tag', 'Rare'] : ['Tag'],
      prizeCents: (from + index) % 97,
      feeCents: 0,
      maxParticipants: 9,
      position: from + index,
      createdAt: clock.now,
      startsAt: clock.now,
      entryCount: 0,
      deadline: new Date(clock.now.getTime() + (((from + index) % 4) - 1) * DAY_MS),
    }));
    await contests.insertMany(some);
  }
  // Indexes the contests, as API startup does. Within a request, indexing would exceed the deadline.
  await (await createContestListing(api.store.db, async () => 0)).settle(clock.now);
}

async function questionsAmong(count: number) {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000' });
  const owner = await town.resident('member');
  await createOrganisation(town, owner, { handle: HANDLE });
  const memberships = town.api.store.db.collection<{ _id: string; organisationId: string }>('organisation_members');
  const membership = await memberships.findOne({ memberId: await idOf(owner) });
  await fill(town, membership!.organisationId, count);
  const { contests, next } = (await (await owner.get(`${contestsOf(HANDLE)}?limit=10`)).json()) as {
    contests: { id: string }[];
    next: string;
  };
  expect(contests).toHaveLength(10);
  const lists: string[] = [];
  for (const query of QUERIES) {
    const path = `/api/contests?limit=10&${query}`;
    const page = (await (await owner.get(path)).json()) as { contests: unknown[]; next: string };
    expect([query, page.contests.length]).toEqual([query, 10]);
    lists.push(path, `${path}&cursor=${page.next}`);
  }
  const paths = [
    ...[...lists, '/api/contests?limit=10&tag=rare', `/api/contests/${contests[0]!.id}/terms`],
    ...[`${contestsOf(HANDLE)}?limit=10`, `${contestsOf(HANDLE)}?limit=10&cursor=${next}`],
  ];
  return paths.map((path) => ({ api: town.api, ask: () => owner.get(path) }));
}

// @proves GAP-058
it(`the list, terms and an organisation's pages read as much among ${CONTESTS} contests as among ${FEW}`, async () => {
  const few = await questionsAmong(FEW);
  const many = await questionsAmong(CONTESTS);
  const costs = await costsOf([...few, ...many]);
  expectSameCosts(`contests among ${FEW} → ${CONTESTS}`, costs.slice(0, few.length), costs.slice(few.length));
  expect([...few, ...many].flatMap(({ api }) => api.scans)).toEqual([]);
});
