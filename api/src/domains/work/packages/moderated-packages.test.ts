import type { OfferedPackages, OwnPackages } from '@verse/api-contract/api';
import type { ModerationCase } from '@verse/api-contract/community/moderation.schema';
import { idOf, textsOf } from '../../../../test/notified';
import { PACKAGE } from '../../../../test/packages-requests';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { rename } from '../../../../test/profile-people';
import { titlesFor } from '../../../../test/site-searching';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const VERDICT = { decision: 'remove', rule: 'spam', quote: 'Logo in a week', reason: 'It leads to another site.' };

const own = async (visitor: Visitor) => (await (await visitor.get('/api/me/packages')).json()) as OwnPackages;
const put = (visitor: Visitor, packages: readonly object[], version: number) =>
  visitor.send('PUT', '/api/me/packages', { packages }, { 'if-match': `"${version}"` });
const namesOn = async (visitor: Visitor) => {
  const { packages } = (await (await visitor.get('/api/members/ada-lamps/packages')).json()) as OfferedPackages;
  return packages.map(({ name }) => name);
};
const report = (visitor: Visitor, id: string) =>
  visitor.post('/api/reports', { type: 'package', id, reason: 'spam', note: '' });
const caseIn = async (visitor: Visitor, list: string) => {
  const { cases } = (await (await visitor.get(`/api/moderation/queue?list=${list}`)).json()) as {
    cases: ModerationCase[];
  };
  return cases[0]!;
};
const decide = (visitor: Visitor, { id, version }: ModerationCase, body: object) =>
  visitor.send('PATCH', `/api/moderation/cases/${id}`, body, { 'if-match': `"${version}"` });

async function setUp(town: Town) {
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  expect((await rename(ada, 'ada-lamps')).status).toBe(200);
  expect((await put(ada, [PACKAGE, { ...PACKAGE, name: 'Poster' }], 0)).status).toBe(200);
  return { ada, bola, mo: await town.resident('moderator'), max: await town.resident('moderator') };
}

// @proves GAP-091 GAP-049
it('a removed package alone is hidden; its member appeals, and another moderator restores it', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const { ada, bola, mo, max } = await setUp(town);
  const { packages } = await own(ada);
  const id = `ada-lamps-${packages[0]!.id}`;
  expect((await report(ada, id)).status).toBe(409);
  for (const status of [201, 200]) expect((await report(bola, id)).status).toBe(status);
  for (const unknown of ['ada-lamps-0', 'nobody-0', packages[0]!.id])
    expect((await report(bola, unknown)).status).toBe(404);
  const open = await caseIn(mo, 'open');
  expect([open.type, open.text?.split('\n')[0], open.may]).toEqual([
    'package',
    'Logo in a week',
    ['keep', 'warn', 'remove'],
  ]);
  expect((await decide(mo, open, VERDICT)).status).toBe(200);

  expect(await namesOn(bola)).toEqual(['Poster']);
  expect(JSON.stringify(await (await bola.get('/api/packages?q=logo')).json())).not.toContain('Logo');
  expect(await own(ada)).toMatchObject({ packages, hidden: [packages[0]!.id] });
  expect(await textsOf(ada)).toEqual(['A moderator removed your package. Read why, or appeal.']);
  // Editing a hidden package does not make it visible again.
  const edited = packages.map((one) => ({ ...one, text: 'New words.' }));
  expect((await put(ada, edited, (await own(ada)).version)).status).toBe(200);
  expect(await namesOn(bola)).toEqual(['Poster']);

  const thing = { type: 'package', id: open.id.slice('package.'.length), text: 'It is my own work.' };
  expect((await bola.post('/api/appeals', thing)).status).toBe(404);
  expect((await ada.post('/api/appeals', thing)).status).toBe(201);
  const appealed = await caseIn(max, 'appealed');
  expect((await decide(max, appealed, { decision: 'restore', reason: 'It is.' })).status).toBe(200);
  expect(await namesOn(bola)).toEqual(['Logo in a week', 'Poster']);
  expect((await own(ada)).hidden).toEqual([]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-091
it('a removed package that its member adds again stays hidden until it is restored', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const { ada, bola, mo, max } = await setUp(town);
  const { packages, version } = await own(ada);
  await report(bola, `ada-lamps-${packages[0]!.id}`);
  await decide(mo, await caseIn(mo, 'open'), VERDICT);
  expect((await put(ada, [packages[1]!], version + 1)).status).toBe(200);
  const again = { ...PACKAGE, prices: { USD: 100_00 } };
  expect((await put(ada, [again, packages[1]!], version + 2)).status).toBe(200);
  const added = await own(ada);
  expect(added.hidden).toEqual([added.packages[0]!.id]);
  expect(await namesOn(bola)).toEqual(['Poster']);
  expect(await titlesFor(bola, 'logo')).toEqual([]);

  const appealed = { type: 'package', id: `${await idOf(ada)}-${packages[0]!.id}`, text: 'It is my own work.' };
  expect((await ada.post('/api/appeals', appealed)).status).toBe(201);
  const restored = { decision: 'restore', reason: 'It is.' };
  expect((await decide(max, await caseIn(max, 'appealed'), restored)).status).toBe(200);
  expect(await namesOn(bola)).toEqual(['Logo in a week', 'Poster']);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-077
it('the page of all packages is in the sitemap, with the time of the last change', async () => {
  const town = await startTown();
  const entry = async () => /<loc>[^<]*\/services\/members<\/loc>[^/]*(?:\/lastmod>)?/.exec(await sitemap());
  const sitemap = async () => (await town.visitor().get('/sitemap.xml?part=0')).text();
  expect((await entry())?.[0]).not.toContain('lastmod');
  const { ada } = await setUp(town);
  expect((await entry())?.[0]).toContain(`<lastmod>${town.clock.now.toISOString()}</lastmod>`);
  expect((await own(ada)).packages).toHaveLength(2);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-091 GAP-078
it('a removed package is in no search result until it is restored', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const { ada, bola, mo, max } = await setUp(town);
  const found = async () => [...(await titlesFor(bola, 'logo')), ...(await titlesFor(bola, 'poster'))].join(' / ');
  expect(await found()).toBe('services: Logo in a week, Poster / services: Logo in a week, Poster');
  const { packages } = await own(ada);
  await report(bola, `ada-lamps-${packages[0]!.id}`);
  await decide(mo, await caseIn(mo, 'open'), VERDICT);
  expect(await found()).toBe('services: Poster');
  await report(bola, `ada-lamps-${packages[1]!.id}`);
  await decide(mo, await caseIn(mo, 'open'), { ...VERDICT, quote: 'Poster' });
  expect(await found()).toBe('');
  const appealed = { type: 'package', id: `${await idOf(ada)}-${packages[0]!.id}`, text: 'It is my own work.' };
  expect((await ada.post('/api/appeals', appealed)).status).toBe(201);
  const restored = { decision: 'restore', reason: 'It is.' };
  expect((await decide(max, await caseIn(max, 'appealed'), restored)).status).toBe(200);
  expect(await found()).toBe('services: Logo in a week');
});
