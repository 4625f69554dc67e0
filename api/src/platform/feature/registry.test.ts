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

it('each desk has one queue', async () => {
  const { features } = await startApi();
  const desks = features.flatMap(({ workQueues = [] }) => workQueues.map(({ desk }) => desk));
  expect(desks).toEqual([...new Set(desks)]);
});
