import { textsOf } from '../../../../test/notified';
import { startTown } from '../../../../test/people';
import { offersIn, sendBrief, sendOffer, termsOf } from '../../../../test/project-offers';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

// @proves PRJ-01
it('notifies the staff of the house of briefs and counter-offers, unless they have chosen otherwise', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const client = await town.resident('member');
  const moderator = await town.resident('moderator');
  const editor = await town.resident('editor');
  const quiet = await town.resident('editor');
  const choice = { pageNotifications: { projects: false }, notificationEvents: { projects: false } };
  expect((await quiet.patch('/api/me', choice)).status).toBe(200);
  const number = await sendBrief(client, { kind: 'house', handle: null });
  expect(await textsOf(editor)).toEqual(['Ada Tester sent Creativity Verse a brief: “A lantern”.']);
  const { versions } = await offersIn(await sendOffer(editor, number, 0, termsOf(town, { account: null })), 201);
  const counter = termsOf(town, { account: null, revisions: 1 });
  await offersIn(await sendOffer(client, number, versions[0]!.version, counter), 201);
  expect(await textsOf(editor)).toContain('Ada Tester sent you a new offer for “A lantern”.');
  for (const one of [moderator, quiet]) expect(await textsOf(one)).toEqual([]);
  expect(town.api.scans).toEqual([]);
});
