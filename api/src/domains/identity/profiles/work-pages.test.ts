import type { MemberProfile, Work } from '@verse/api-contract/api';
import { memberProfileSchema, sampleMembersSchema } from '@verse/api-contract/identity/profiles.schema';
import { drawContent } from '../../../../test/content-folder';
import { PASSWORD, startTown, type Town, type Visitor } from '../../../../test/people';
import { addWork, changeProfile, ownProfile, seenByGuest, sendForm, workForm } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

/** Whether the profile contains the work. A work's page shows only what the profile contains. */
async function hasWork(reader: Visitor, path: string, id: string): Promise<boolean> {
  const answer = await reader.get(path);
  if (answer.status === 404) return false;
  const read = (await answer.json()) as { profile?: MemberProfile } & MemberProfile;
  return ((read.profile ?? read).works ?? []).some((work) => work.id === id);
}

interface Settled {
  town: Town;
  ada: Visitor;
  handle: string;
  work: Work;
}

async function settle(): Promise<Settled & Record<'bola' | 'blocked', Visitor>> {
  const town = await startTown({ PUBLIC_ORIGIN: 'https://verse.example', CACHE_SECONDS: '60' });
  const ada = await town.resident('member', 'ada@example.org');
  const bola = await town.resident('member');
  const blocked = await town.resident('member');
  const work = await addWork(town, ada, { title: 'Seen or not' });
  const { handle } = await ownProfile(ada);
  await ada.send('PUT', `/api/members/${(await ownProfile(blocked)).handle}/block`);
  return { town, ada, bola, blocked, handle, work };
}

type Seen = Record<'guest' | 'member' | 'blocked' | 'maker' | 'card' | 'sitemap', boolean>;
const all = (is: boolean): Seen => ({ guest: is, member: is, blocked: is, maker: is, card: is, sitemap: is });
const FOR_EVERYONE: Seen = { ...all(true), blocked: false };
const FOR_MEMBERS: Seen = { ...all(false), member: true, maker: true };
const FOR_ITS_MAKER: Seen = { ...all(false), maker: true };

const audience =
  (works: string) =>
  async ({ ada }: Settled) =>
    changeProfile(ada, { shownTo: { ...(await ownProfile(ada)).shownTo, works } });
const of =
  (visibility: string) =>
  ({ ada }: Settled) =>
    changeProfile(ada, { visibility });

const STATES: [string, (settled: Settled) => Promise<unknown>, Seen][] = [
  ['works for everyone, as at first', () => Promise.resolve(), FOR_EVERYONE],
  ['works for members', audience('members'), FOR_MEMBERS],
  ['works for everyone by choice', audience('everybody'), FOR_EVERYONE],
  ['a profile for members', of('members'), FOR_MEMBERS],
  ['a profile for no one', of('nobody'), FOR_ITS_MAKER],
  ['a profile for everyone', of('everybody'), FOR_EVERYONE],
  ['works for no one', audience('nobody'), FOR_ITS_MAKER],
  ['works for everyone again', audience('everybody'), FOR_EVERYONE],
  ['not for search engines', ({ ada }) => changeProfile(ada, { isListed: false }), { ...FOR_EVERYONE, sitemap: false }],
  ['for search engines', ({ ada }) => changeProfile(ada, { isListed: true }), FOR_EVERYONE],
  ['removed', ({ ada, work }) => ada.delete(`/api/me/works/${work.id}`), all(false)],
  ['restored', ({ ada, work }) => ada.post(`/api/me/works/${work.id}/restore`), FOR_EVERYONE],
  [
    'of a leaving member',
    ({ ada }) => ada.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' }),
    all(false),
  ],
];

// @proves GAP-048 GAP-077 R33
it('shows a work, its card, and its line in the sitemap to those who may see it, and to no one else', async () => {
  const settled = await settle();
  const { town, ada, bola, blocked, handle, work } = settled;
  const path = `/api/members/${handle}`;
  const look = async (): Promise<Seen> => ({
    guest: await hasWork(town.visitor(), path, work.id),
    member: await hasWork(bola, `${path}/view`, work.id),
    blocked: await hasWork(blocked, `${path}/view`, work.id),
    maker: await hasWork(ada, `${path}/view`, work.id),
    card: (await town.visitor().get(`/api/cards/work/${work.id}.png`)).status === 200,
    sitemap: (await (await town.api.call('/sitemap.xml')).text()).includes(
      `<loc>https://verse.example/u/${handle}/works/${work.id}</loc>`,
    ),
  });
  for (const [state, enter, expected] of STATES) {
    await enter(settled);
    // Requesting account deletion signs the author out.
    expect([state, await look()]).toEqual([state, expected]);
  }
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-048
it('keeps the story of a work, which is optional, and which a form of an earlier release leaves alone', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const told = { problem: 'Nobody could read it.', decisions: 'One letter.', result: 'Read.', madeHow: 'by-hand' };
  expect(await addWork(town, ada)).toMatchObject({ problem: '', decisions: '', result: '', madeHow: 'unsaid' });
  const work = await addWork(town, ada, told);
  expect(work).toMatchObject(told);
  const path = `/api/me/works/${work.id}`;
  const edit = async (version: number, change: object) =>
    sendForm(town, ada, { method: 'PATCH', path, version, form: await workForm(change, [], [0]) });
  expect(await (await edit(0, { title: 'New' })).json()).toMatchObject({ ...told, title: 'New' });
  expect(await (await edit(1, { problem: '', madeHow: 'unsaid' })).json()).toMatchObject({
    ...told,
    problem: '',
    madeHow: 'unsaid',
  });
  for (const wrong of [{ problem: 'x'.repeat(1001) }, { madeHow: 'by-magic' }, { result: 7 }])
    expect((await edit(2, wrong)).status).toBe(400);
  await town.api.store.db
    .collection('works')
    .updateOne({ _id: work.id }, { $unset: { problem: '', decisions: '', result: '', madeHow: '' } });
  expect((await ownProfile(ada)).works[0]).toMatchObject({ problem: '', decisions: '', result: '', madeHow: 'unsaid' });
});

// @proves GAP-048
it('marks sample people, which members cannot fake', async () => {
  const town = await startTown({ SEED: '1', API_CONTENT_DIR: await drawContent() });
  const guest = town.visitor();
  const { handles } = sampleMembersSchema.strict().parse(await (await guest.get('/api/sample-members')).json());
  expect(handles).toContain('zainab-olubori');
  for (const handle of handles) expect((await seenByGuest(town, handle)).isSample).toBe(true);

  const ada = await town.resident('member');
  const { handle, shownTo, version } = await ownProfile(ada);
  await addWork(town, ada);
  await changeProfile(ada, { shownTo: { ...shownTo, works: 'everybody' } });
  for (const claim of [{ isSample: true }, { sampleName: 'Ada' }])
    expect((await ada.send('PATCH', '/api/me/profile', claim, { 'if-match': `"${version + 1}"` })).status).toBe(400);
  const profile = memberProfileSchema.strict().parse(await (await guest.get(`/api/members/${handle}`)).json());
  expect([profile.isSample, handles.includes(handle)]).toEqual([false, false]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-048
it('has no sample people without samples', async () => {
  const town = await startTown({ SEED: '0' });
  expect(await (await town.visitor().get('/api/sample-members')).json()).toEqual({ handles: [] });
});
