import { costsOf, expectSameCosts } from '../../../../../test/at-scale';
import { createOrganisation, postJob, rows } from '../../../../../test/hiring';
import { startTown } from '../../../../../test/people';
import { stopApis } from '../../../../../test/start-api';

jest.setTimeout(600_000);
afterEach(stopApis);

/** `npm run soak -- jobs` creates a hundred thousand applications. */
const APPLICATIONS = Number(process.env.APPLICATIONS ?? 1500);
const FEW = 100;
const AT_ONCE = 500;
const HANDLE = 'lamp-house';
const STAGES = ['received', 'opened', 'declined', 'unanswered'];

/**
 * Creates an organisation with a job that has `count` applications, all with the same text and from existing members.
 */
async function questionsAmong(count: number) {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000' });
  const owner = await town.resident('member');
  const ada = await town.resident('member');
  await createOrganisation(town, owner, { handle: HANDLE });
  const job = await postJob(town, owner, HANDLE);
  const { id: memberId } = (await ada.session()).user!;
  const { organisationId } = (await town.api.store.db
    .collection<{ _id: string; organisationId: string }>('jobs')
    .findOne({ _id: job.id }))!;
  const applications = town.api.store.db.collection<{ _id: string }>('job_applications');
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, offset) => {
      const index = from + offset;
      const at = new Date(town.clock.now.getTime() - index * 1000);
      return {
        _id: `${job.id} applicant${String(index).padStart(7, '0')}`,
        jobId: job.id,
        memberId,
        organisationId,
        note: 'Words',
        link: null,
        works: [],
        files: [],
        state: STAGES[index % STAGES.length],
        appliedAt: at,
        withdrawnAt: null,
        times: 1,
        version: 1,
        history: [{ state: 'received', at }],
        number: index + 1,
        ref: String(index).padStart(24, '0'),
        ...(index % 4 === 2 ? { answeredInDays: 1 + (index % 20) } : {}),
      };
    });
    await applications.insertMany(some);
  }
  const list = `/api/organisations/${HANDLE}/jobs/${job.id}/applications`;
  const { next } = await rows(owner, HANDLE, job.id, '?limit=10');
  const paths = [
    `${list}?limit=10`,
    `${list}?limit=10&cursor=${next}`,
    `${list}?limit=10&stage=opened`,
    `/api/organisations/${HANDLE}/applications/${String(FEW - 3).padStart(24, '0')}`,
    `/api/organisations/${HANDLE}/jobs`,
  ];
  return paths.map((path) => ({
    api: town.api,
    ask: async () => expect([path, (await owner.get(path)).status]).toEqual([path, 200]),
  }));
}

// @proves GAP-056
it(`lists, stages and one application read as much among ${APPLICATIONS} applications as among ${FEW}`, async () => {
  const few = await questionsAmong(FEW);
  const many = await questionsAmong(APPLICATIONS);
  const costs = await costsOf([...few, ...many]);
  expectSameCosts(`applications among ${FEW} → ${APPLICATIONS}`, costs.slice(0, few.length), costs.slice(few.length));
  expect([...few, ...many].flatMap(({ api }) => api.scans)).toEqual([]);
});
