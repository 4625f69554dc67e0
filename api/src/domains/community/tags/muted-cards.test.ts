import { peopleSchema } from '@verse/api-contract/identity/people.schema';
import { startTown, type Visitor } from '../../../../test/people';
import { addWork, changeProfile, ownProfile } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

// @proves GAP-051
it('works with a muted tag are absent from the cards of people for the member who muted it alone', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const maker = await town.resident('member');
  const muting = await town.resident('member');
  const other = await town.resident('member');
  const { handle, shownTo } = await ownProfile(maker);
  await changeProfile(maker, { bio: 'I make lamps.', shownTo: { ...shownTo, works: 'everybody' } });
  await addWork(town, maker, { title: 'Lamp', tags: ['lantern'] });
  await addWork(town, maker, { title: 'Sign', tags: ['signs'] });
  const onCard = async (visitor: Visitor) => {
    const { people } = peopleSchema.parse(await (await visitor.get('/api/people')).json());
    const works = people.find((one) => one.handle === handle)?.works ?? [];
    return works.map(({ title }) => title).toSorted();
  };
  for (const visitor of [muting, maker]) await visitor.send('PUT', '/api/tags/lantern/mute', { days: null });
  expect(await onCard(muting)).toEqual(['Sign']);
  for (const visitor of [other, town.visitor(), maker]) expect(await onCard(visitor)).toEqual(['Lamp', 'Sign']);
});
