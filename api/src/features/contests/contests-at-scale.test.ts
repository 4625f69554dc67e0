import { costsOf, expectSameCosts } from '../../../test/at-scale';
import { contestsOf } from '../../../test/contests';
import { createOrganisation } from '../../../test/hiring';
import { idOf } from '../../../test/notified';
import { startTown, type Town } from '../../../test/people';
import { stopApis } from '../../../test/start-api';

jest.setTimeout(600_000);
afterEach(stopApis);

const CONTESTS = Number(process.env.CONTESTS ?? 10_000);
/** As many as the list shows. */
const FEW = 100;
const AT_ONCE = 500;
const DAY_MS = 86_400_000;
const HANDLE = 'lamp-house';

async function fill({ api, clock }: Town, organisationId: string, count: number): Promise<void> {
  const contests = api.store.db.collection<{ _id: string }>('contests');
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => ({
      ...{ _id: `contest${String(from + index).padStart(6, '0')}`, organisationId, state: 'published' },
      ...{ title: `Contest ${from + index}`, description: 'Draw.', tags: ['Tag'], cover: null, version: 1 },
      ...{ prizeCents: 100, feeCents: 0, maxParticipants: 9, position: from + index, createdAt: clock.now },
      ...{ startsAt: clock.now, deadline: new Date(clock.now.getTime() + DAY_MS), entryCount: 0 },
    }));
    await contests.insertMany(some);
  }
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
  const paths = [
    ...['/api/contests', `/api/contests/${contests[0]!.id}/terms`],
    ...[`${contestsOf(HANDLE)}?limit=10`, `${contestsOf(HANDLE)}?limit=10&cursor=${next}`],
  ];
  return paths.map((path) => ({ api: town.api, ask: () => owner.get(path) }));
}

// @proves GAP-058
it(`the list, terms and an organisation's pages read as much among ${CONTESTS} contests as among ${FEW}`, async () => {
  const [few, many] = [await questionsAmong(FEW), await questionsAmong(CONTESTS)];
  const costs = await costsOf([...few, ...many]);
  expectSameCosts(`contests among ${FEW} → ${CONTESTS}`, costs.slice(0, few.length), costs.slice(few.length));
  expect([...few, ...many].flatMap(({ api }) => api.scans)).toEqual([]);
});
