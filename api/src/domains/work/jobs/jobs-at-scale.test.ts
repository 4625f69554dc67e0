import { costsOf, expectSameCosts } from '../../../../test/at-scale';
import { listOf } from '../../../../test/job-market';
import { startTown, type Town } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import { createTermIndex } from '../../../platform/search';
import { type Job, toTerms } from './job';

jest.setTimeout(600_000);
afterEach(stopApis);

/** `npm run soak -- jobs` creates a hundred thousand jobs. */
const JOBS = Number(process.env.JOBS ?? 2000);
const FEW = 100;
const AT_ONCE = 500;
const PAGE = 10;

const jobAt = (index: number, now: Date): Job => ({
  id: `job${String(index).padStart(7, '0')}`,
  title: `Job ${index}`,
  company: `Company ${index % 997}`,
  logoColor: '#123456',
  description: ['common', ...(index % 2 === 0 ? ['half'] : []), `word${index % 5000}`].join(' '),
  tags: ['Tag'],
  pay: { min: 1000 + (index % 50) * 100, max: 9000, currency: 'USD', unit: 'hour' },
  benefits: [],
  isRemote: index % 2 === 0,
  type: index % 3 === 0 ? 'Contract' : 'Part-time',
  state: 'open',
  // Groups of ten jobs share a confirmation time, recent enough for all jobs to be open.
  postedAt: now,
  confirmedAt: new Date(now.getTime() - Math.floor(index / 10) * 100),
  version: 1,
});

async function fill({ api, clock }: Town, count: number): Promise<void> {
  const jobs = api.store.db.collection<{ _id: string }>('jobs');
  const search = await createTermIndex(api.store.db, { collection: 'job_search', owner: 'jobId' });
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => jobAt(from + index, clock.now));
    await jobs.insertMany(some.map(({ id, ...job }) => ({ _id: id, ...job })));
    await search.put(...some.map((job) => ({ id: job.id, at: job.confirmedAt, terms: toTerms(job) })));
  }
}

/** Creates the requests for the first two pages of each search. */
async function questionsAmong(count: number) {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000' });
  await fill(town, count);
  const member = await town.resident('member');
  // Each search has more results than fit on a page, even for the smaller number of jobs.
  const searches = ['', '&q=common', '&remote=yes', '&q=common%20half&remote=yes', '&pay=20&remote=yes'].map(
    (search) => `?limit=${PAGE}${search}`,
  );
  const queries: string[] = [];
  for (const search of searches) {
    const { jobs, next } = await listOf(member, search);
    expect([search, jobs.length]).toEqual([search, PAGE]);
    queries.push(search, `${search}&cursor=${next}`);
  }
  return queries.map((query) => ({ api: town.api, ask: () => member.get(`/api/jobs${query}`) }));
}

// @proves GAP-056
it(`the first page, the next one and searches read as much among ${JOBS} jobs as among ${FEW}`, async () => {
  const few = await questionsAmong(FEW);
  const many = await questionsAmong(JOBS);
  const costs = await costsOf([...few, ...many]);
  expectSameCosts(`jobs among ${FEW} → ${JOBS}`, costs.slice(0, few.length), costs.slice(few.length));
  expect([...few, ...many].flatMap(({ api }) => api.scans)).toEqual([]);
});
