import { type Canaries, type CanaryPerson, setUpCanary } from '../test/canary-person';
import { drawContent } from '../test/content-folder';
import { PASSWORD, type Visitor } from '../test/people';
import { changeProfile } from '../test/profile-people';
import { type SeededApi, startSeededApi } from '../test/seeded-api';
import { stopApis } from '../test/start-api';
import type { Route } from './platform/http';

jest.setTimeout(900_000);
afterEach(stopApis);

/** Left out, because the notification stream never ends. It contains only counts. */
const STREAMS = new Set(['/api/notifications/stream']);
const AT_ONCE = 8;
/** Collections that decide who may see what. Every lookup in them must use an index. */
const READ_FOR_EVERYONE = new Set(['auth_user', 'profiles', 'feed_posts', 'post_comments', 'works', 'picture_places']);

/** `npm run soak -- visibility` requests all URLs in every state. */
const isWhole = process.env.VISIBILITY === 'all';
/**
 * Unless `isWhole` is set, a URL that has never shown anything about the person is requested only once in this many
 * passes.
 */
const TURNS = 32;

interface Site extends Record<Role, Visitor> {
  town: SeededApi;
  person: CanaryPerson;
  second: Visitor;
  /** URLs that have shown something of the person to at least one reader. */
  showing: Set<string>;
  /** Number of passes so far. */
  walks: number;
}
const ROLES = ['guest', 'other', 'blocked', 'staff'] as const;
type Role = (typeof ROLES)[number];

const wordsOf = (canaries: Canaries) => Object.values(canaries).flat();
const isPicture = (word: string) => /\.(?:webp|jpg)$/.test(word);

/** Returns every URL of a route. A single parameter takes any id or handle; two parameters take matching pairs. */
function addressesOf({ path }: Route, { person }: Site): string[] {
  const { ids, handle, id } = person;
  const pairs: [string, string][] = [
    [handle, ids.post],
    [handle, ids.forMembers],
    [ids.post, ids.comment],
    [ids.othersPost, ids.comment],
    [ids.blog, '1'],
    ['member', handle],
    ['member-post', ids.post],
    ['work', ids.work],
    ['post', ids.blog],
  ];
  const pictures = wordsOf({ ...person.identity, ...person.works, ...person.content, ...person.published });
  const singles = path.includes('/images/')
    ? pictures.filter(isPicture)
    : [...Object.values(ids), handle, id, `post.${ids.post}`, `comment.${ids.comment}`, '1'];
  const names = path.match(/:\w+/g) ?? [];
  if (names.length === 0) return [path];
  if (names.length === 1) return singles.map((one) => path.replace(/:\w+/, one));
  return pairs.map(([first, second]) => path.replace(/:\w+/, first).replace(/:\w+/, second));
}

/** Returns the URLs of lists with all their sort orders and filters. */
const variantsOf = ({ person }: Site) => [
  '/Data/communityPost.json?sort=trending',
  '/api/posts?sort=trending',
  '/api/posts?sort=following',
  `/api/posts?author=${person.id}`,
  '/api/posts/new?since=2020-01-01T00:00:00Z',
  '/api/blogs?view=cards',
  '/api/blogs?q=Canarytitle',
  '/api/blogs/mine?of=all',
  '/api/moderation/queue?list=decided',
  '/api/jobs?q=Canarynote',
  '/api/tags/canarytag/posts',
  '/api/tags/canarytag/works',
  '/api/tags/canarytag/blog-posts',
  '/api/tags/canarytag/feed.xml',
  '/api/tags/canarytag/feed.json',
  '/api/tags?q=canary',
  '/api/jobs?of=applied',
  '/api/people?q=Canarybio',
  '/api/people?skill=Canaryskill&place=Canaryplace',
  '/api/people/suggestions?q=canary',
  '/api/products?area=marketplace',
  // Searches for prefixes only, because the response echoes the search text and would always contain a complete canary.
  ...['quendolin', 'zyxomm', 'canaryb', 'canarysk', 'canarypl'].map((q) => `/api/search?q=${q}`),
  ...['posts', 'people', 'works'].map((group) => `/api/search?q=canar&group=${group}`),
  '/api/search/suggestions?q=canar',
  '/api/search/suggestions?q=quendolin',
];

function allAddressesIn(site: Site): string[] {
  const routes = site.town.api.features.flatMap(({ routes: own }) => own).filter(({ method }) => method === 'get');
  const read = routes.filter(({ path }) => !STREAMS.has(path));
  return [...read.flatMap((one) => addressesOf(one, site)), ...variantsOf(site)];
}

/**
 * Returns the URLs to request in one pass. URLs that have never shown anything about the person are included only in
 * some passes.
 */
function addressesIn(site: Site): string[] {
  const all = allAddressesIn(site);
  const walk = site.walks++;
  if (isWhole) return all;
  const isAsked = (path: string, index: number) =>
    site.showing.has(path) || path.startsWith('/api/moderation/') || (index + walk) % TURNS === 0;
  return all.filter(isAsked);
}

/** Returns the canaries visible to this reader, each with the URLs where it appears. */
async function seen(site: Site, role: Role, paths: readonly string[]): Promise<Map<string, string[]>> {
  const { person } = site;
  const words = wordsOf({
    ...person.identity,
    ...person.works,
    ...person.content,
    ...person.published,
    ...person.toStaff,
  });
  const found = new Map<string, string[]>();
  const note = (word: string, path: string) => {
    site.showing.add(path);
    found.set(word, [...(found.get(word) ?? []), path]);
  };
  async function look(path: string): Promise<void> {
    const answer = await site[role].get(path);
    // Problem details echo the requested URL.
    const text = (await answer.text()).replaceAll(path, '');
    for (const word of words) if (text.includes(word)) note(word, path);
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('image/')) return;
    // A picture shows what its URL names. A social card shows the text of its post or work.
    const cardOf: Record<string, string> = { Canarypost: person.ids.post, Canarywork: person.ids.work };
    for (const word of words)
      if (path.includes(word) || (cardOf[word] && path.includes(cardOf[word]))) note(word, path);
  }
  for (let from = 0; from < paths.length; from += AT_ONCE)
    await Promise.all(paths.slice(from, from + AT_ONCE).map((path) => look(path)));
  return found;
}

async function start(): Promise<Site> {
  const town = await startSeededApi({ STAFF_TWO_FACTOR: '0', SEED: '1', API_CONTENT_DIR: await drawContent() });
  const other = await town.resident('member');
  const blocked = await town.resident('member');
  const staff = await town.resident('moderator');
  const second = await town.resident('moderator');
  const person = await setUpCanary(town, other);
  const { handle } = (await (await blocked.get('/api/me/profile')).json()) as { handle: string };
  await person.visitor.send('PUT', `/api/members/${handle}/block`);
  return { town, person, other, blocked, staff, second, guest: town.visitor(), showing: new Set(), walks: 0 };
}

const decide = async (moderator: Visitor, id: string, version: number, body: object) => {
  const answer = await moderator.send('PATCH', `/api/moderation/cases/${id}`, body, { 'if-match': `"${version}"` });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
};
const VERDICT = { decision: 'remove', rule: 'spam', quote: 'Words', reason: 'Leave them out.' };

interface State {
  enter: (site: Site) => Promise<unknown>;
  leave: (site: Site) => Promise<unknown>;
  /** Canaries that each of these readers must not see in this state. */
  hidden: (person: CanaryPerson) => Partial<Record<Role, Canaries>>;
  /** Canaries that each of these readers must still see. */
  shown: (person: CanaryPerson) => Partial<Record<Role, Canaries>>;
}

const toAll = (canaries: Canaries) => ({ guest: canaries, other: canaries, blocked: canaries });
const pick = (canaries: Canaries, ...names: string[]): Canaries =>
  Object.fromEntries(names.map((name) => [name, canaries[name]!]));
const suspend = async ({ town, person }: Site, isSuspended: boolean) =>
  town.admin.patch(`/api/accounts/${person.id}`, { isSuspended });
const signIn = ({ person }: Site) => person.visitor.signIn(person.email);

/** Published posts belong to the site once an editor has accepted them, so they remain, but lose their byline. */
const gone: Pick<State, 'hidden' | 'shown'> = {
  hidden: ({ identity, works, content }) => toAll({ ...identity, ...works, ...content }),
  shown: ({ published, content }) => ({ guest: published, staff: pick(content, 'post', 'postPicture', 'forMembers') }),
};

const STATES: Record<string, State> = {
  leaving: {
    ...gone,
    enter: ({ person }) => person.visitor.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' }),
    leave: signIn,
  },
  suspended: {
    ...gone,
    enter: (site) => suspend(site, true),
    async leave(site) {
      await suspend(site, false);
      await signIn(site);
    },
  },
  'with a profile for nobody': {
    enter: ({ person }) => changeProfile(person.visitor, { visibility: 'nobody' }),
    leave: ({ person }) => changeProfile(person.visitor, { visibility: 'everybody' }),
    hidden: ({ identity, works }) => toAll({ ...identity, ...works }),
    shown: ({ content }) => ({
      guest: pick(content, 'post', 'postPicture', 'comment', 'review'),
      other: content,
    }),
  },
  'with a profile for members': {
    enter: ({ person }) => changeProfile(person.visitor, { visibility: 'members' }),
    leave: ({ person }) => changeProfile(person.visitor, { visibility: 'everybody' }),
    hidden: ({ identity, works }) => ({ guest: { ...identity, ...works } }),
    shown: ({ identity, works, content }) => ({
      guest: pick(content, 'post', 'postPicture', 'comment'),
      other: { ...identity, ...works, ...content },
    }),
  },
  'whose post and comment were removed': {
    async enter({ person, other, staff }) {
      for (const type of ['post', 'comment'] as const) {
        await other.post('/api/reports', { type, id: person.ids[type], reason: 'spam' });
        await decide(staff, `${type}.${person.ids[type]}`, 1, VERDICT);
      }
    },
    async leave({ person, second }) {
      for (const type of ['post', 'comment'] as const) {
        await person.visitor.post('/api/appeals', { type, id: person.ids[type], text: 'Please look again.' });
        await decide(second, `${type}.${person.ids[type]}`, 3, { decision: 'restore', reason: 'It may stay.' });
      }
    },
    hidden: ({ content }) => toAll(pick(content, 'post', 'postPicture', 'comment')),
    shown: ({ content, identity }) => ({ guest: identity, staff: pick(content, 'post', 'postPicture', 'comment') }),
  },
  'who deleted everything': {
    async enter({ person: { visitor, ids } }) {
      await visitor.delete(`/api/posts/${ids.post}`);
      await visitor.delete(`/api/posts/${ids.othersPost}/comments/${ids.comment}`);
      await visitor.delete(`/api/me/works/${ids.work}`);
      await visitor.send('DELETE', `/api/blogs/${ids.blog}`, undefined, { 'if-match': '"1"' });
    },
    async leave({ person: { visitor, ids } }) {
      await visitor.post(`/api/posts/${ids.post}/restore`);
      await visitor.post(`/api/posts/${ids.othersPost}/comments/${ids.comment}/restore`);
      await visitor.post(`/api/me/works/${ids.work}/restore`);
      await visitor.post(`/api/blogs/${ids.blog}/restore`);
    },
    hidden: ({ content, works, published }) =>
      toAll({ ...pick(content, 'post', 'postPicture', 'comment'), ...works, ...published }),
    shown: ({ identity }) => ({ guest: identity }),
  },
};

interface Expected {
  hidden?: Canaries | undefined;
  shown?: Canaries | undefined;
}

/** Returns hidden canaries that the reader can see, and visible canaries that are missing. */
async function faults(
  site: Site,
  role: Role,
  { hidden = {}, shown = {} }: Expected = {},
  paths: readonly string[] = addressesIn(site),
): Promise<string[]> {
  const found = await seen(site, role, paths);
  const always = role === 'staff' ? {} : site.person.toStaff;
  const leaks = wordsOf({ ...hidden, ...always }).flatMap((word) =>
    (found.get(word) ?? []).map((path) => `${role}: ${word} at ${path}`),
  );
  const missing = wordsOf(shown).filter((word) => !found.has(word));
  return [...leaks, ...missing.map((word) => `${role} misses ${word}`)];
}

/**
 * Returns canaries that are missing while everything is visible. `paths` defaults to the URLs that have shown any of
 * them.
 */
const missingOutside = (site: Site, paths = isWhole ? addressesIn(site) : [...site.showing]) => {
  const { identity, works, content, published } = site.person;
  return faults(site, 'other', { shown: { ...identity, ...works, ...content, ...published } }, paths);
};

// @proves R33 GAP-067
it('no response contains data of a person who left, is suspended or hidden, or removed content', async () => {
  const site = await start();
  expect(await missingOutside(site, allAddressesIn(site))).toEqual([]);
  expect(await faults(site, 'staff', {}, allAddressesIn(site))).toEqual([]);
  for (const role of ['guest', 'blocked'] as const) expect(await faults(site, role)).toEqual([]);
  for (const [name, { enter, leave, hidden, shown }] of Object.entries(STATES)) {
    await enter(site);
    const absent = hidden(site.person);
    const present = shown(site.person);
    const found: string[] = [];
    for (const role of ROLES) found.push(...(await faults(site, role, { hidden: absent[role], shown: present[role] })));
    expect([name, found]).toEqual([name, []]);
    await leave(site);
    expect([`after ${name}`, await missingOutside(site)]).toEqual([`after ${name}`, []]);
  }
  expect(site.town.api.scans.filter(({ collection }) => READ_FOR_EVERYONE.has(collection))).toEqual([]);
});
