import { peopleSchema, suggestedMembersSchema } from '@verse/api-contract/identity/people.schema';
import { GUARDED_FIELDS } from '@verse/api-contract/identity/profiles.values';
import { drawContent } from '../../../../test/content-folder';
import { toFailure } from '../../../../test/feed';
import { PASSWORD, startTown, type Town, type Visitor } from '../../../../test/people';
import { addWork, changeProfile, ownProfile, rename } from '../../../../test/profile-people';
import { startSeededApi } from '../../../../test/seeded-api';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

type Account = { _id: string; email: string };

const people = async (visitor: Visitor, query = '') =>
  peopleSchema.strict().parse(await (await visitor.get(`/api/people?${query}`)).json());
const handlesOf = async (visitor: Visitor, query = '') =>
  (await people(visitor, query)).people.map(({ handle }) => handle);
const suggested = async (visitor: Visitor, q: string) => {
  const answer = await visitor.get(`/api/people/suggestions?q=${encodeURIComponent(q)}`);
  return suggestedMembersSchema
    .strict()
    .parse(await answer.json())
    .people.map(({ handle }) => handle);
};

const ALL = Object.fromEntries(GUARDED_FIELDS.map((field) => [field, 'everybody']));
const PROFILE = {
  bio: 'I paint shop signs.',
  skills: ['Sign painting', 'Lettering'],
  place: 'Cotonou, Benin',
  availability: 'open',
  shownTo: ALL,
};

async function settle(town: Town, handle: string, change: object = PROFILE): Promise<Visitor> {
  const visitor = await town.resident('member');
  await changeProfile(visitor, change);
  expect((await rename(visitor, handle)).status).toBe(200);
  return visitor;
}

// @proves GAP-048
it('visitors find members by words, whole skills, place and availability, and see the same in the card', async () => {
  const town = await startTown();
  const guest = town.visitor();
  const ada = await settle(town, 'ada-paints');
  await addWork(town, ada, { title: 'A gate' });
  await settle(town, 'bola-draws', { ...PROFILE, skills: ['Lettering'], place: 'Accra', availability: 'busy' });
  const found = async (query: string) => (await handlesOf(guest, query)).sort();
  expect(await found('')).toEqual(['ada-paints', 'bola-draws']);
  expect(await found('q=SIGNS%20lettering')).toEqual(['ada-paints', 'bola-draws']);
  expect(await found('q=bola-dr')).toEqual(['bola-draws']);
  expect(await found('q=signs%20nonsense')).toEqual([]);
  expect(await found('q=%3F%3F')).toEqual([]);
  expect(await found('skill=sign%20%20PAINTING')).toEqual(['ada-paints']);
  expect(await found('skill=sign')).toEqual([]);
  expect(await found('place=benin')).toEqual(['ada-paints']);
  expect(await found('availability=busy&skill=Lettering')).toEqual(['bola-draws']);
  const [card] = (await people(guest, 'q=cotonou')).people;
  const { shownTo: _, ...shown } = PROFILE;
  expect(card).toMatchObject({ ...shown, handle: 'ada-paints', isSample: false, works: [{ title: 'A gate' }] });
  expect((await toFailure(guest.get('/api/people?availability=unsaid')))[0]).toBe(400);
  expect(town.api.scans).toEqual([]);
});

/** Searches that each match the member by a single part of the profile. */
const BY_PART = {
  bio: 'q=shop',
  skills: 'skill=lettering',
  availability: 'availability=open',
  place: 'place=benin',
} as const;

// @proves GAP-048 R33
it('a part of a profile that is hidden from a viewer is neither shown to nor found by them', async () => {
  const town = await startTown();
  const ada = await settle(town, 'ada-paints');
  await addWork(town, ada);
  const bola = await town.resident('member');
  const guest = town.visitor();
  for (const [field, query] of Object.entries(BY_PART))
    for (const [audience, isGuest, isMember] of [
      ['everybody', true, true],
      ['members', false, true],
      ['nobody', false, false],
    ] as const) {
      await changeProfile(ada, { shownTo: { ...ALL, [field]: audience } });
      const finds = [guest, bola].map(async (one) => (await handlesOf(one, query)).length === 1);
      expect([field, audience, await Promise.all(finds)]).toEqual([field, audience, [isGuest, isMember]]);
      const word = { bio: 'shop', skills: 'Lettering', availability: '"open"', place: 'Benin' }[field] ?? field;
      const cards = [guest, bola].map(async (one) => JSON.stringify(await people(one, 'q=ada')).includes(word));
      expect([field, audience, await Promise.all(cards)]).toEqual([field, audience, [isGuest, isMember]]);
    }
  await changeProfile(ada, { shownTo: { ...ALL, works: 'members' } });
  expect((await people(guest)).people).toMatchObject([{ works: [] }]);
  expect((await people(bola)).people[0]?.works).toHaveLength(1);
});

// @proves GAP-048 GAP-091 R33
it('hidden, leaving, suspended, muted and blocked members are in no list and no suggestion', async () => {
  const town = await startTown({ CACHE_SECONDS: '60' });
  const ada = await settle(town, 'ada-paints');
  const bola = await town.resident('member');
  const admin = await town.resident('admin');
  const guest = town.visitor();
  const seen = async () => [
    (await handlesOf(guest)).length,
    (await handlesOf(bola, 'q=paints')).length,
    (await suggested(bola, 'ada')).includes('ada-paints') ? 1 : 0,
  ];
  expect(await seen()).toEqual([1, 1, 1]);
  const states: [string, () => Promise<unknown>, () => Promise<unknown>, number[]][] = [
    [
      'for members',
      () => changeProfile(ada, { visibility: 'members' }),
      () => changeProfile(ada, { visibility: 'everybody' }),
      [0, 1, 1],
    ],
    [
      'for nobody',
      () => changeProfile(ada, { visibility: 'nobody' }),
      () => changeProfile(ada, { visibility: 'everybody' }),
      [0, 0, 0],
    ],
    [
      'not for search engines',
      () => changeProfile(ada, { isListed: false }),
      () => changeProfile(ada, { isListed: true }),
      [0, 1, 1],
    ],
    [
      'blocked',
      () => bola.send('PUT', '/api/members/ada-paints/block'),
      () => bola.send('DELETE', '/api/members/ada-paints/block'),
      [1, 0, 0],
    ],
    [
      'muted',
      () => bola.send('PUT', '/api/members/ada-paints/mute'),
      () => bola.send('DELETE', '/api/members/ada-paints/mute'),
      [1, 0, 0],
    ],
  ];
  for (const [name, enter, leave, expected] of states) {
    await enter();
    expect([name, await seen()]).toEqual([name, expected]);
    await leave();
    expect([name, await seen()]).toEqual([name, [1, 1, 1]]);
  }
  const id = (await ada.session()).user!.id;
  const answer = await admin.patch(`/api/accounts/${id}`, { isSuspended: true });
  expect([answer.status, await seen()]).toEqual([200, [0, 0, 0]]);
  await admin.patch(`/api/accounts/${id}`, { isSuspended: false });
  expect(await seen()).toEqual([1, 1, 1]);
  await ada.signIn((await town.api.store.db.collection<Account>('auth_user').findOne({ _id: id }))!.email);
  await ada.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
  expect(await seen()).toEqual([0, 0, 0]);
  expect((await guest.get('/api/people/suggestions?q=ada')).status).toBe(401);
});

// @proves GAP-048
it('suggests the member whose handle was typed in full before all others that begin alike', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const ada = await settle(town, 'ada-paints');
  const reader = await town.resident('member');
  for (let index = 1; index <= 8; index += 1) await settle(town, `ada-paints-${index}`);
  expect(await suggested(reader, 'ada-paints')).toEqual(
    ['ada-paints', ...(await suggested(reader, 'ada-paints-'))].slice(0, 6),
  );
  expect((await suggested(reader, 'Ada-Paints'))[0]).toBe('ada-paints');
  await changeProfile(ada, { visibility: 'nobody' });
  expect((await suggested(reader, 'ada-paints')).includes('ada-paints')).toBe(false);
});

// @proves GAP-048 GAP-077
it('pages list each member once, with sample people last and marked', async () => {
  const town = await startSeededApi({ SEED: '1', API_CONTENT_DIR: await drawContent({ all: true }) });
  const ada = await town.resident('member');
  await changeProfile(ada, PROFILE);
  const { handle } = await ownProfile(ada);
  const guest = town.visitor();
  const all: string[] = [];
  const marks: boolean[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page = await people(guest, `limit=4${next ? `&cursor=${encodeURIComponent(next)}` : ''}`);
    all.push(...page.people.map((one) => one.handle));
    marks.push(...page.people.map(({ isSample }) => isSample));
    ({ next } = page);
  }
  expect(new Set(all).size).toBe(all.length);
  expect(marks.slice(0, all.indexOf(handle) + 1)).not.toContain(true);
  expect(marks.slice(marks.indexOf(true))).not.toContain(false);
  expect(all).toContain('zainab-olubori');
});

// @proves GAP-048
it('a profile that a killed process left unindexed, or that an earlier release stored, becomes findable', async () => {
  const town = await startTown();
  await settle(town, 'ada-paints');
  const { db } = town.api.store;
  await db.collection('people_search').deleteMany({});
  expect(await handlesOf(town.visitor())).toEqual([]);
  const run = () => town.api.background.run('complete-people-search');
  expect(await run()).toBeGreaterThan(0);
  expect(await handlesOf(town.visitor())).toEqual(['ada-paints']);
  await db.collection('people_search').deleteMany({});
  expect(await run()).toBe(0);
  await db.collection('profiles').updateMany({}, { $set: { unsearchedSince: new Date(0) } });
  expect(await run()).toBe(1);
  expect(await handlesOf(town.visitor())).toEqual(['ada-paints']);
});
