import type { AdminProduct } from '@verse/api-contract/api';
import { GUARDED_FIELDS } from '@verse/api-contract/identity/profiles.values';
import { posted } from '../../../../test/feed';
import { post as postJob } from '../../../../test/job-market';
import { PACKAGE } from '../../../../test/packages-requests';
import { PASSWORD, startTown, type Town, type Visitor } from '../../../../test/people';
import { pngOf } from '../../../../test/pictures';
import { addWork, changeProfile, ownProfile } from '../../../../test/profile-people';
import { published } from '../../../../test/publishing';
import { memberNamed, searchFor, suggestionsFor, titlesFor } from '../../../../test/site-searching';
import { asEditor, startApi, stopApis } from '../../../../test/start-api';
import { admitEditor } from '../../../../test/test-editor';

afterEach(stopApis);

const open = () => startTown({ RATE_LIMIT_FACTOR: '1000' });

/** Expects no results, no count, and no suggested or corrected word. */
async function expectNothing(visitor: Visitor, ...queries: string[]): Promise<void> {
  for (const q of queries) {
    expect([q, await searchFor(visitor, q)]).toEqual([q, { q, corrected: null, groups: [], next: null }]);
    expect([q, await suggestionsFor(visitor, q)]).toEqual([q, { q, corrected: null, items: [] }]);
  }
}

const block = async (one: Visitor, other: Visitor) =>
  one.send('PUT', `/api/members/${(await ownProfile(other)).handle}/block`);

const LAMP = {
  name: 'Kerosene lantern',
  description: 'Warm light.',
  category: 'Electronics',
  status: 'draft',
  prices: { USD: 4999, NGN: 7_500_000 },
  oldPrices: null,
};
async function productForm(product: object): Promise<FormData> {
  const form = new FormData();
  form.set('product', JSON.stringify(product));
  form.set('picture', new File([await pngOf()], 'lamp.png', { type: 'image/png' }));
  return form;
}

const shownTo = (more: object) => ({ ...Object.fromEntries(GUARDED_FIELDS.map((one) => [one, 'everybody'])), ...more });

/**
 * Creates a member who has content in every search group for member content. All of it contains the word `lanterns`.
 */
async function maker(town: Town): Promise<Visitor> {
  const visitor = await memberNamed(town, ['Chidi', 'Okafor'], { bio: 'I make lanterns.' });
  await addWork(town, visitor, { title: 'Lanterns of Enugu' });
  await posted(visitor, { text: 'New lanterns today' });
  await visitor.send(
    'PUT',
    '/api/me/packages',
    { packages: [{ ...PACKAGE, name: 'Lanterns' }] },
    { 'if-match': '"0"' },
  );
  return visitor;
}
const ALL_OF_MAKER = [
  'works: Lanterns of Enugu',
  'posts: New lanterns today',
  'people: Chidi Okafor',
  'services: Lanterns',
];

// @proves GAP-058
it('finds a member’s public content in each group, and none once the profile is hidden, in every process', async () => {
  const town = await open();
  const other = await startApi({ RATE_LIMIT_FACTOR: '1000' }, { store: town.api.store, withoutEditor: true });
  const guest = town.visitor();
  const reader = await town.resident('member');
  const elsewhere = { get: (path: string) => other.call(path) } as Visitor;
  const chidi = await maker(town);
  for (const visitor of [guest, reader, elsewhere]) expect(await titlesFor(visitor, 'lanterns')).toEqual(ALL_OF_MAKER);
  expect((await searchFor(elsewhere, 'lantern')).groups).toHaveLength(4);
  expect(await searchFor(elsewhere, 'lantrens')).toMatchObject({ q: 'lanterns', corrected: 'lantrens' });
  await changeProfile(chidi, { visibility: 'nobody' });
  for (const visitor of [guest, reader, await town.resident('admin')])
    await expectNothing(visitor, 'lanterns', 'lanter', 'lantrens', 'chidi');
  // Guest responses are cached for half a second.
  const until = performance.now() + 1000;
  while ((await searchFor(elsewhere, 'lanterns')).groups.length > 0) expect(performance.now()).toBeLessThan(until);
  await expectNothing(elsewhere, 'lantren', 'okafor');
  expect([...town.api.scans, ...other.scans]).toEqual([]);
});

// @proves GAP-058
it('shows members-only profiles and fields to members alone, and nothing to those who are blocked', async () => {
  const town = await open();
  const guest = town.visitor();
  const reader = await town.resident('member');
  const blocked = await town.resident('member');
  const chidi = await maker(town);
  await changeProfile(chidi, { skills: ['Whittling'], shownTo: shownTo({ skills: 'members', bio: 'nobody' }) });
  expect(await titlesFor(reader, 'whittling')).toEqual(['people: Chidi Okafor']);
  await expectNothing(guest, 'whittling', 'whitt', 'whitling');
  for (const visitor of [guest, reader]) expect(await titlesFor(visitor, 'lanterns', '&group=people')).toEqual([]);
  await block(chidi, blocked);
  await expectNothing(blocked, 'lanterns', 'whittling', 'lantrens');
  await block(reader, chidi);
  await expectNothing(reader, 'lanterns', 'chidi');
  await changeProfile(chidi, { visibility: 'members', shownTo: shownTo({}) });
  await expectNothing(guest, 'lanterns', 'chidi', 'lantrens');
  expect(await titlesFor(await town.resident('member'), 'lanterns')).toEqual(ALL_OF_MAKER);
});

// @proves GAP-058
it('finds posts, jobs and products only while they are public, and changed words at once', async () => {
  const town = await open();
  await admitEditor(town.api.store.db, town.clock.now);
  const guest = town.visitor();
  const staff = await town.resident('admin');
  const member = await town.resident('member');
  await expectNothing(guest, 'kerosene', 'indigo');

  const draft = await staff.send('POST', '/api/desk/products', await productForm(LAMP));
  const lamp = (await draft.json()) as AdminProduct;
  for (const visitor of [guest, member, staff]) await expectNothing(visitor, 'kerosene', 'kerosine');
  const shown = await productForm({ ...LAMP, status: 'published' });
  await staff.send('PATCH', `/api/desk/products/${lamp.id}`, shown, { 'if-match': `"${lamp.version}"` });
  expect(await titlesFor(guest, 'kerosene')).toEqual(['products: Kerosene lantern']);

  const post = await published(town.api, { text: { title: 'Indigo cloth', content: 'From Abeokuta' } });
  expect(await titlesFor(guest, 'abeokuta')).toEqual(['posts: Indigo cloth']);
  const gone = await town.api.call(`/api/blogs/${post._id}`, {
    method: 'DELETE',
    headers: { ...asEditor, 'if-match': '"1"' },
  });
  expect(gone.status).toBeLessThan(300);
  await expectNothing(guest, 'abeokuta', 'indigo', 'abeokutta');

  const answer = await postJob(staff, { title: 'Batik printer' });
  expect(answer).toMatchObject({ title: 'Batik printer' });
  expect(await titlesFor(guest, 'batik')).toEqual(['jobs: Batik printer']);
  town.clock.now = new Date(town.clock.now.getTime() + 40 * 86_400_000);
  // Guest responses are cached for half a second.
  await expectNothing(town.visitor(), 'printer', 'printerr');
});

// @proves GAP-058
it('lets members find posts for members unless the author hides from them, and never guests', async () => {
  const town = await open();
  const guest = town.visitor();
  const reader = await town.resident('member');
  const blocked = await town.resident('member');
  const chidi = await memberNamed(town, ['Chidi', 'Okafor'], { bio: 'I make lamps.' });
  const { id } = await posted(chidi, { text: 'Secret **indigo** lanterns', visibility: 'members' });
  const QUERIES = ['indigo', 'indi', 'indgio', 'secret lanterns', 'secrett'];
  await expectNothing(guest, ...QUERIES);
  for (const visitor of [reader, chidi]) {
    for (const q of QUERIES) expect([q, await titlesFor(visitor, q)]).toEqual([q, ['posts: Secret indigo lanterns']]);
    const { items } = await suggestionsFor(visitor, 'indigo');
    expect(items.map(({ path }) => path)).toEqual([`/verse/posts/${id}`]);
  }
  // Guests never share cached responses with members.
  await expectNothing(guest, ...QUERIES);
  await block(chidi, blocked);
  await expectNothing(blocked, ...QUERIES);
  const path = `/api/members/${(await ownProfile(chidi)).handle}/mute`;
  await reader.send('PUT', path);
  await expectNothing(reader, ...QUERIES);
  await reader.send('DELETE', path);
  await changeProfile(chidi, { visibility: 'nobody' });
  for (const visitor of [guest, reader]) await expectNothing(visitor, ...QUERIES);
  await changeProfile(chidi, { visibility: 'everybody' });
  expect(await titlesFor(reader, 'indigo')).toEqual(['posts: Secret indigo lanterns']);
  await chidi.send('DELETE', `/api/posts/${id}`);
  for (const visitor of [guest, reader, await town.resident('admin')]) await expectNothing(visitor, ...QUERIES);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('forgets a member who leaves, and shows the help center to members alone', async () => {
  const town = await open();
  await town.api.background.run('fill-site-search');
  const guest = town.visitor();
  const reader = await town.resident('member');
  const chidi = await maker(town);
  expect(await titlesFor(reader, 'forgotten password', '&group=help')).toHaveLength(1);
  await expectNothing(guest, 'forgotten password');
  expect(await titlesFor(guest, 'vacancies')).toEqual(['help: Job Hub']);
  expect((await chidi.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).ok).toBe(true);
  await expectNothing(guest, 'lanterns', 'chidi');
  await expectNothing(reader, 'lanterns', 'okafor');
});
