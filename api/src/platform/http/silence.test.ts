import { startApi, stopApis } from '../../../test/start-api';
import { routeName } from './index';
import { needsVoice, WHEN_SILENCED } from './silence';

afterEach(stopApis);

// @proves GAP-091
it('each write of members is either open to silenced members or refused to them, and no other is listed', async () => {
  const { features } = await startApi();
  const writes = features.flatMap(({ routes }) => routes.filter(needsVoice).map(routeName));
  const { allowed, refused } = WHEN_SILENCED;
  expect(writes.filter((name) => !allowed.has(name) && !refused.has(name))).toEqual([]);
  expect([...allowed].filter((name) => refused.has(name))).toEqual([]);
  expect([...allowed, ...refused].filter((name) => !writes.includes(name))).toEqual([]);
});
