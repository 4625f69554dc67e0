import { nearbySchema } from '@verse/api-contract/identity/people.schema';
import { startTown, type Visitor } from '../../../../test/people';
import { changeProfile, ownProfile } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const nearby = async (visitor: Visitor) =>
  nearbySchema.strict().parse(await (await visitor.get('/api/me/nearby')).json()).people;

// @proves SCR-06
it('names three members of the same city first, then of the same craft, but no one who is blocked', async () => {
  const town = await startTown();
  const settle = async (place: string, skills: string[]) => {
    const visitor = await town.resident('member');
    return { visitor, handle: (await changeProfile(visitor, { place, skills })).handle };
  };
  const { visitor: ada } = await settle('Lagos, Nigeria', ['Type', 'Illustration']);
  const tunde = await settle('Lagos', ['Film']);
  const cara = await settle('Porto', ['type']);
  const dan = await settle('Porto', ['Illustration', 'Type']);
  const eva = await settle('Porto', ['Film']);
  const found = async () => (await nearby(ada)).map(({ person, reason }) => `${person.handle}: ${reason}`);
  const [first, ...crafts] = await found();
  expect(first).toBe(`${tunde.handle}: Lagos`);
  expect(crafts.sort()).toEqual([`${cara.handle}: Type`, `${dan.handle}: Type`].sort());
  expect((await ada.send('PUT', `/api/members/${tunde.handle}/follow`)).status).toBe(200);
  expect((await nearby(ada)).map(({ isFollowed }) => isFollowed)).toEqual([true, false, false]);
  expect((await ada.send('PUT', `/api/members/${cara.handle}/block`)).status).toBeLessThan(300);
  expect(await found()).toEqual([`${tunde.handle}: Lagos`, `${dan.handle}: Type`]);
  expect((await nearby(eva.visitor)).map(({ reason }) => reason)).toEqual(['Porto', 'Porto', 'Film']);
  const stranger = await town.resident('member');
  await ownProfile(stranger);
  expect(await nearby(stranger)).toEqual([]);
  expect(town.api.scans).toEqual([]);
});
