import { REPORTED } from '@verse/api-contract/community/moderation.values';
import { statisticsSchema } from '@verse/api-contract/publishing/statistics.schema';
import { startApi, stopApis } from '../../../test/start-api';
import { createFeatureRegistry } from './index';

afterEach(stopApis);

it('two features cannot contribute the same entry', () => {
  const features = createFeatureRegistry();
  const counts = { members: () => Promise.resolve(1) };
  features.add({ name: 'one', routes: [], counts });
  expect(() => features.add({ name: 'other', routes: [], counts })).toThrow('two features contribute counts.members');
  expect(features.all().map(({ name }) => name)).toEqual(['one']);
});

it('the features contribute every report type, total, and list of tagged content', async () => {
  const { features } = await startApi();
  const keysOf = (name: 'reportable' | 'counts' | 'tagged') => features.flatMap((one) => Object.keys(one[name] ?? {}));
  expect(keysOf('reportable').sort()).toEqual([...REPORTED].sort());
  expect([...keysOf('counts'), 'countedAt'].sort()).toEqual(Object.keys(statisticsSchema.shape).sort());
  expect(keysOf('tagged').sort()).toEqual(['blogPosts', 'posts', 'works']);
});

/** Queues whose time the pages, emails or help of the site promise: a new queue needs a row. */
const IS_TIME_PROMISED = {
  'contact-inbox': true,
  'contest-appeals': false,
  disputes: false,
  'house-projects': true,
  'job-reviews': false,
  moderation: true,
  people: true,
  'review-queue': false,
  rewards: false,
  'store-orders': true,
  'tool-suggestions': false,
};

it('each desk has one queue, and each queue says whether the site promises a time', async () => {
  const { features } = await startApi();
  const queues = features.flatMap(({ workQueues = [] }) => workQueues);
  const desks = queues.map(({ desk }) => desk);
  expect(desks).toEqual([...new Set(desks)]);
  expect(Object.fromEntries(queues.map(({ desk, promised }) => [desk, promised !== null]))).toEqual(IS_TIME_PROMISED);
});
