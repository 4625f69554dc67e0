import { contestOrganiserSchema, publishedTermsSchema } from '@verse/api-contract/contests/contest-running.schema';
import { DAY_MS } from '@verse/api-contract/time';
import { contestDraft, contestsOf, editContest, managed, publishContest } from '../../../test/contests';
import { createOrganisation } from '../../../test/hiring';
import { idOf, textsOf } from '../../../test/notified';
import { startTown } from '../../../test/people';
import { stopApis } from '../../../test/start-api';

afterEach(stopApis);

const HOUSE = 'creativity-verse';
const ORGANISER = `/api/organisations/${HOUSE}/contest-organiser`;

const start = () => startTown({ RATE_LIMIT_FACTOR: '1000', STAFF_TWO_FACTOR: '0' });

// @proves GAP-058 GAP-069
it('the house runs a contest as an organisation does, so that it takes entries', async () => {
  const town = await start();
  const editor = await town.resident('editor');
  const judges = await Promise.all(['editor', 'admin'].map((role) => town.resident(role as 'editor' | 'admin')));
  const ada = await town.resident('member');
  const organiser = contestOrganiserSchema.strict().parse(await (await editor.get(ORGANISER)).json());
  expect(organiser).toMatchObject({ name: 'Creativity Verse', isHouse: true, state: 'open' });
  const memberIds = await Promise.all([editor, ...judges].map(idOf));
  expect(organiser.people.map(({ id }) => id).toSorted()).toEqual(memberIds.toSorted());

  const { id } = await publishContest(town, editor, HOUSE);
  const set = await editor.send('PUT', `${contestsOf(HOUSE)}/${id}/judges`, { memberIds });
  expect((await managed(set)).judges).toHaveLength(3);
  expect(await textsOf(judges[0]!)).toEqual(['You judge the contest “Draw a lantern”.']);
  const terms = publishedTermsSchema.strict().parse(await (await ada.get(`/api/contests/${id}/terms`)).json());
  expect(terms).toMatchObject({ organisation: null, isHouse: true, isFrozen: false, judges: 3 });
  expect((await ada.send('PUT', `/api/contests/${id}/entry`)).status).toBe(200);
  expect((await judges[0]!.send('PUT', `/api/contests/${id}/entry`)).status).toBe(409);
});

// @proves GAP-069
it('only staff with the right run contests of the house, as long as they have it', async () => {
  const town = await start();
  const editor = await town.resident('editor');
  const { id } = await publishContest(town, editor, HOUSE);
  const paths = [ORGANISER, contestsOf(HOUSE), `${contestsOf(HOUSE)}/${id}`, `${contestsOf(HOUSE)}/${id}/judging`];
  const statuses = async (visitor: typeof editor) =>
    Promise.all(paths.map(async (path) => (await visitor.get(path)).status));
  expect(await statuses(editor)).toEqual([200, 200, 200, 200]);
  for (const role of ['member', 'author', 'moderator'] as const)
    expect(await statuses(await town.resident(role))).toEqual([404, 404, 404, 404]);
  await town.api.store.db.collection('auth_user').updateOne({ _id: await idOf(editor) }, { $set: { role: 'member' } });
  town.clock.now = new Date(town.clock.now.getTime() + DAY_MS / 24);
  expect(await statuses(editor)).toEqual([404, 404, 404, 404]);
  // No organisation can take the place of the house.
  const named = await editor.post('/api/organisations', { name: 'Us', handle: HOUSE, description: '', links: [] });
  expect(named.status).toBe(400);
});

// @proves GAP-058
it('the house gives terms to a contest that was only listed, and organisations still get theirs', async () => {
  const town = await start();
  const editor = await town.resident('editor');
  const owner = await town.resident('member');
  await createOrganisation(town, owner, { handle: 'lamp-house' });
  const { title: _, deadline, startsAt, ...form } = contestDraft(town);
  const added = await editor.post('/api/contests', {
    title: 'Listed',
    description: 'One door.',
    tags: [],
    startsAt,
    deadline,
    prizePool: 5,
    entryFee: 0,
    maxParticipants: 9,
  });
  const { id } = ((await added.json()) as { contest: { id: string } }).contest;
  expect((await owner.send('PUT', `/api/contests/${id}/entry`)).status).toBe(409);
  expect((await editor.send('PUT', `/api/contests/${id}/organisation`, { handle: HOUSE })).status).toBe(200);
  const given = await managed(await editor.get(`${contestsOf(HOUSE)}/${id}`));
  expect((await editContest(editor, HOUSE, given, form)).status).toBe(200);
  expect((await owner.send('PUT', `/api/contests/${id}/entry`)).status).toBe(200);
  const again = await editor.send('PUT', `/api/contests/${id}/organisation`, { handle: 'lamp-house' });
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('Another organisation')]);
});
