import type { MemberOffers, OwnPackages, Problem } from '@verse/api-contract/api';
import { memberOffersSchema, offeredPackagesSchema, ownPackagesSchema } from '@verse/api-contract/work/packages.schema';
import { PACKAGE } from '../../../../test/packages-requests';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { changeProfile, ownProfile, rename } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const OWN = '/api/me/packages';
const own = async (visitor: Visitor): Promise<OwnPackages> =>
  ownPackagesSchema.strict().parse(await (await visitor.get(OWN)).json());
const put = (visitor: Visitor, packages: readonly object[], version: number) =>
  visitor.send('PUT', OWN, { packages }, { 'if-match': `"${version}"` });
const offer = async (visitor: Visitor, packages: readonly object[]): Promise<OwnPackages> => {
  const answer = await put(visitor, packages, (await own(visitor)).version);
  expect(answer.status).toBe(200);
  return ownPackagesSchema.strict().parse(await answer.json());
};
const onProfile = (visitor: Visitor, handle: string) => visitor.get(`/api/members/${handle}/packages`);
const list = async (visitor: Visitor, query = ''): Promise<MemberOffers> =>
  memberOffersSchema.strict().parse(await (await visitor.get(`/api/packages?${query}`)).json());
const found = async (visitor: Visitor, query = '') =>
  (await list(visitor, query)).offers.map(({ member, packages }) => [member.handle, ...packages.map((p) => p.name)]);

async function seller(town: Town, handle: string, packages: readonly object[]): Promise<Visitor> {
  const visitor = await town.resident('member');
  expect((await rename(visitor, handle)).status).toBe(200);
  await offer(visitor, packages);
  return visitor;
}

// @proves GAP-049
it('members keep up to six packages in their order, and get a message about what is missing', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  expect(await own(ada)).toEqual({ packages: [], version: 0, hidden: [] });
  const first = await offer(ada, [PACKAGE, { ...PACKAGE, name: 'Poster', prices: { NGN: 50_000_00 } }]);
  expect(first.packages.map(({ name, prices }) => [name, prices])).toEqual([
    ['Logo in a week', PACKAGE.prices],
    ['Poster', { NGN: 50_000_00 }],
  ]);
  const turned = await offer(ada, first.packages.toReversed());
  expect(turned.packages).toEqual(first.packages.toReversed());
  expect(await own(ada)).toEqual({ ...turned, version: 2 });

  const seven = await put(ada, Array<object>(7).fill(PACKAGE), 2);
  expect([seven.status, ((await seven.json()) as Problem).fields]).toEqual([
    400,
    { packages: 'You can offer at most 6 packages. Remove one to add another.' },
  ]);
  const wrong = await put(ada, [{ ...PACKAGE, name: '\u200b', prices: {}, days: 0, revisions: 21 }], 2);
  expect([wrong.status, ((await wrong.json()) as Problem).fields]).toEqual([
    400,
    {
      'packages.0.name': 'Name of the package is required.',
      'packages.0.prices': 'Enter a price in dollars, in naira, or in both.',
      'packages.0.days': 'Enter a number of days from 1 to 365.',
      'packages.0.revisions': 'Enter a number from 0 to 20.',
    },
  ]);
  expect((await put(ada, [{ ...PACKAGE, prices: { USD: 99 } }], 2)).status).toBe(400);
  expect(await own(ada)).toEqual({ ...turned, version: 2 });
});

// @proves GAP-049
it('saving an old version or another member’s package changes nothing, and a repeated save succeeds', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const theirs = await offer(bola, [PACKAGE]);
  const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => put(ada, [{ ...PACKAGE, name }], 0)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const current = await own(ada);
  expect(current).toMatchObject({ version: 1, packages: [{}] });
  const refused = answers.find(({ status }) => status === 409)!;
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('another window') as string, current });
  const [kept] = current.packages;
  expect((await put(ada, [{ ...kept, id: null }], 0)).status).toBe(200);
  expect((await put(ada, [kept!, kept!], 1)).status).toBe(400);
  expect((await put(ada, [kept!, theirs.packages[0]!], 1)).status).toBe(400);
  expect(await own(ada)).toEqual(current);
});

// @proves GAP-049
it('visitors find packages on the profile and in a list by words, page by page, without long texts', async () => {
  const town = await startTown();
  const guest = town.visitor();
  const poster = { ...PACKAGE, name: 'Poster', text: `Ink and paper. ${'Long words. '.repeat(60)}` };
  await seller(town, 'ada-draws', [PACKAGE, poster]);
  town.clock.now = new Date(town.clock.now.getTime() + 1000);
  await seller(town, 'bola-films', [{ ...PACKAGE, name: 'A film', text: 'Logo moves.' }]);
  const shown = offeredPackagesSchema.strict().parse(await (await onProfile(guest, 'ada-draws')).json());
  expect(shown.packages.map(({ name }) => name)).toEqual(['Logo in a week', 'Poster']);
  expect(await found(guest)).toEqual([
    ['bola-films', 'A film'],
    ['ada-draws', 'Logo in a week', 'Poster'],
  ]);
  expect(await found(guest, 'q=PAPER%20ink')).toEqual([['ada-draws', 'Poster']]);
  expect(await found(guest, 'q=logo')).toEqual([
    ['bola-films', 'A film'],
    ['ada-draws', 'Logo in a week'],
  ]);
  // No single package contains both words.
  expect(await found(guest, 'q=paper%20week')).toEqual([]);
  expect(await found(guest, 'q=%3F%3F')).toEqual([]);
  const [ada] = (await list(guest, 'q=paper')).offers;
  expect(ada!.packages[0]!.text).toMatch(/^Ink and paper\..{100,150}…$/);

  const first = await list(guest, 'limit=1');
  const second = await list(guest, `limit=1&cursor=${first.next}`);
  expect([first, second].map(({ offers }) => offers.map(({ member }) => member.handle))).toEqual([
    ['bola-films'],
    ['ada-draws'],
  ]);
  expect(second.next).toBeNull();
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-049
it('packages are hidden with the profile, behind a block, and from those who mute the member', async () => {
  const town = await startTown();
  const guest = town.visitor();
  const bola = await town.resident('member');
  const cora = await town.resident('member');
  const ada = await seller(town, 'ada-draws', [PACKAGE]);
  const { handle } = await ownProfile(bola);
  await ada.send('PUT', `/api/members/${handle}/block`);
  await cora.send('PUT', '/api/members/ada-draws/mute');
  const seen = async (visitor: Visitor) => [
    (await onProfile(visitor, 'ada-draws')).status,
    (await found(visitor)).length,
  ];
  expect(await seen(guest)).toEqual([200, 1]);
  expect(await seen(bola)).toEqual([404, 0]);
  expect(await seen(cora)).toEqual([200, 0]);
  await changeProfile(ada, { visibility: 'members' });
  expect(await seen(guest)).toEqual([404, 0]);
  expect(await seen(await town.resident('member'))).toEqual([200, 1]);
  await changeProfile(ada, { visibility: 'nobody' });
  expect(await seen(await town.resident('member'))).toEqual([404, 0]);
  expect(await seen(ada)).toEqual([200, 1]);
  const unknown = await onProfile(guest, 'no-such-member');
  expect(await unknown.json()).toMatchObject({ message: expect.stringContaining('no profile here') as string });
});

// @proves GAP-049
it('a package that is not indexed, because the process was killed, is found within the hour', async () => {
  const town = await startTown();
  const ada = await seller(town, 'ada-draws', [PACKAGE]);
  const id = (await ada.session()).user!.id;
  const stored = town.api.store.db.collection<{ _id: string }>('packages');
  await stored.updateOne(
    { _id: id },
    { $set: { packages: [{ ...PACKAGE, id: 'p1', name: 'A film' }], version: 2, unsearchedSince: town.clock.now } },
  );
  expect(await found(town.visitor(), 'q=film')).toEqual([]);
  town.clock.now = new Date(town.clock.now.getTime() + 60_000);
  const job = town.api.features.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === 'complete-package-search');
  expect(await job!.run()).toBe(1);
  expect(await found(town.visitor(), 'q=film')).toEqual([['ada-draws', 'A film']]);
  expect(await found(town.visitor(), 'q=week')).toEqual([]);
  expect(await job!.run()).toBe(0);
});

// @proves GAP-049 GAP-099
it('a brief names a package with its price, as long as the member offers it', async () => {
  const town = await startTown();
  const ada = await seller(town, 'ada-draws', [PACKAGE]);
  const client = await town.resident('member');
  const { id } = (await own(ada)).packages[0]!;
  const brief = (key: string) =>
    client.send(
      'POST',
      '/api/projects',
      {
        seller: { kind: 'member', handle: 'ada-draws' },
        service: null,
        packageId: id,
        title: 'A logo',
        aim: 'For a bakery.',
        links: [],
        budget: null,
        wantedBy: null,
      },
      { 'idempotency-key': key },
    );
  const sent = await brief('first-brief');
  expect(sent.status).toBe(201);
  const { number } = (await sent.json()) as { number: string };
  await offer(ada, []);
  expect(await (await brief('second-brief')).json()).toMatchObject({
    fields: { packageId: 'This package is no longer offered.' },
  });
  expect(await (await client.get(`/api/projects/${number}`)).json()).toMatchObject({
    brief: { package: { name: 'Logo in a week', price: { currency: 'USD', minor: 250_00 }, days: 7 } },
  });
});

// @proves GAP-049
it('an account changes its packages 200 times a day; saving the same ones again is free', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  let saved = await offer(ada, [PACKAGE]);
  for (let changes = 1; changes < 200; changes += 1)
    saved = await offer(ada, [{ ...saved.packages[0]!, days: (changes % 7) + 1 }]);
  const refused = await put(ada, [], saved.version);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await put(ada, saved.packages, 0)).status).toBe(200);
});
