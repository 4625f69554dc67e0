import { sessionAnswerSchema } from '@verse/api-contract/identity/accounts.schema';
import { featuredMemberSchema, firstStepsSchema } from '@verse/api-contract/identity/profiles.schema';
import { WEEK_MS } from '@verse/api-contract/time';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { addWork, changeProfile, ownProfile, setPicture } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const PATH = '/api/featured-member';
const PUBLIC = { bio: 'everybody', skills: 'everybody', works: 'everybody' } as const;

async function completeProfile(town: Town): Promise<Visitor> {
  const member = await town.resident('member');
  const { shownTo } = await ownProfile(member);
  await changeProfile(member, { bio: 'I paint signs.', skills: ['Lettering'], shownTo: { ...shownTo, ...PUBLIC } });
  await addWork(town, member);
  return member;
}

const handleOf = async (visitor: Visitor) => (await ownProfile(visitor)).handle;
const featured = async (viewer: Visitor) =>
  featuredMemberSchema.parse(await (await viewer.get(PATH)).json()).member?.profile.handle;

// @proves COM-02
it('features complete public profiles with works in turn, a week each, independent of who posted last', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const viewer = await town.resident('member');
  expect(await featured(viewer)).toBeUndefined();
  const pair = [await completeProfile(town), await completeProfile(town)];
  const handles = await Promise.all(pair.map(handleOf));
  town.clock.now = new Date(town.clock.now.getTime() + WEEK_MS);
  const first = await featured(viewer);
  expect(handles).toContain(first);
  const other = pair[1 - handles.indexOf(first!)]!;
  await other.post('/api/posts', { text: 'The latest post' });
  expect(await featured(viewer)).toBe(first);
  town.clock.now = new Date(town.clock.now.getTime() + WEEK_MS);
  expect(await featured(viewer)).toBe(await handleOf(other));
  town.clock.now = new Date(town.clock.now.getTime() + WEEK_MS);
  expect(await featured(viewer)).toBe(first);
});

// @proves COM-02
it('replaces a featured member who is no longer public at once, and hides one who has blocked the viewer', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const viewer = await town.resident('member');
  const pair = [await completeProfile(town), await completeProfile(town)];
  const handles = await Promise.all(pair.map(handleOf));
  const first = handles.indexOf((await featured(viewer))!);
  const { shownTo } = await ownProfile(pair[first]!);
  await changeProfile(pair[first]!, { shownTo: { ...shownTo, works: 'members' } });
  expect(await featured(viewer)).toBe(handles[1 - first]);
  await pair[1 - first]!.send('PUT', `/api/members/${await handleOf(viewer)}/block`);
  expect(await featured(viewer)).toBeUndefined();
});

// @proves COM-02
it('lets moderators choose for a week, and only a profile that is complete for everyone', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const viewer = await town.resident('member');
  const moderator = await town.resident('moderator');
  const pair = [await completeProfile(town), await completeProfile(town)];
  const handles = await Promise.all(pair.map(handleOf));
  const current = (await featured(viewer))!;
  const handle = handles[1 - handles.indexOf(current)]!;
  expect((await viewer.send('PUT', PATH, { handle })).status).toBe(403);
  expect((await moderator.send('PUT', PATH, { handle: await handleOf(viewer) })).status).toBe(409);
  expect(await featured(viewer)).toBe(current);
  expect((await moderator.send('PUT', PATH, { handle })).status).toBe(204);
  expect(await featured(viewer)).toBe(handle);
});

// @proves HDR-21
it('names the profile picture with the session, for the header', async () => {
  const town = await startTown();
  const member = await town.resident('member');
  const picture = async () => sessionAnswerSchema.parse(await (await member.get('/api/session')).json()).user?.picture;
  expect(await picture()).toBeNull();
  const { picture: saved } = await setPicture(town, member, 'picture');
  expect(await picture()).toBe(saved!.src);
});

// @proves GAP-048
it('reports the first steps of a new member', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const steps = async () => firstStepsSchema.parse(await (await ada.get('/api/me/first-steps')).json());
  expect(await steps()).toEqual({ hasProfile: false, hasWork: false, following: 0 });
  await changeProfile(ada, { bio: 'I paint signs.', skills: ['Lettering'] });
  await addWork(town, ada);
  await ada.send('PUT', `/api/members/${await handleOf(bola)}/follow`);
  expect(await steps()).toEqual({ hasProfile: true, hasWork: true, following: 1 });
});
