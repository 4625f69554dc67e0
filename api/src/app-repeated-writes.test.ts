import { isDeepStrictEqual } from 'node:util';
import { Visitor } from '../test/people';
import { type SeededApi, startSeededApi } from '../test/seeded-api';
import { startApi, stopApis } from '../test/start-api';
import { storedState } from '../test/stored-state';
import { VERSION_IN_BODY, VERSIONED_REQUESTS } from '../test/versioned-requests';
import { type Route, routeName } from './platform/http';

jest.setTimeout(600_000);
afterEach(stopApis);

/**
 * Operations that have no valid request here, because a whole contest, dispute, or hiring precedes them. They pass
 * through the same router.
 */
const UNSEEDED = [
  'PATCH /api/blogs/:id/suggestion',
  'POST /api/projects/:number/milestones/:milestone/payments',
  'POST /api/projects/:number/milestones/:milestone/refund',
  'PUT /api/organisations/:handle/jobs/:id/state',
  'PUT /api/projects/:number/milestones/:milestone/marks/:mark',
];

type Send = (visitor: Visitor) => Promise<Response>;

async function requestFor(town: SeededApi, route: Route): Promise<Send> {
  const prepared = await VERSIONED_REQUESTS[routeName(route)]?.(town);
  const { method, path, body, headers } = town.good(route);
  if (!prepared) return (visitor) => visitor.send(method, path, body, headers);
  const ifMatch: Record<string, string> = prepared.version === undefined ? {} : { 'if-match': `"${prepared.version}"` };
  return (visitor) => visitor.send(method, prepared.path, prepared.body, { ...prepared.headers, ...ifMatch });
}

const versionedRoutes = ({ api }: SeededApi) =>
  api.features.flatMap(({ routes }) => [...routes]).filter(({ ifMatch }) => ifMatch);

// @proves R35
it('every versioned write that is repeated as it was gets the response of its first attempt', async () => {
  const town = await startSeededApi();
  const unseeded: string[] = [];
  const refused: string[] = [];
  for (const route of versionedRoutes(town)) {
    const send = await requestFor(town, route);
    const first = await send(town.admin);
    if (!first.ok) {
      unseeded.push(routeName(route));
      continue;
    }
    const second = await send(town.admin);
    const isSame = second.status === first.status && (await second.text()) === (await first.text());
    if (!isSame) refused.push(`${routeName(route)} ${second.status}`);
  }
  expect(refused).toEqual([]);
  expect(unseeded.toSorted()).toEqual(UNSEEDED.toSorted());
});

/** Names of the collections that differ. Files of a refused request, and the search index, are updated later. */
const changesBetween = (before: Record<string, unknown[]>, after: Record<string, unknown[]>) =>
  Object.keys(after).filter(
    (name) =>
      !['stored_blobs', 'quotas', 'search_words'].includes(name) && !isDeepStrictEqual(before[name], after[name]),
  );

/** Stores nothing; and a write whose posting is tried with an outdated version elsewhere. */
const LEFT_OUT = new Set(['POST /api/sections/permits', 'PUT /api/job-reviews/:id']);
const IN_BODY = VERSION_IN_BODY.filter((name) => !LEFT_OUT.has(name));

/** Collections that a repetition writes to all the same, with the reason why that is no second write. */
const WRITTEN_AGAIN: Record<string, { in: string[]; why: string }> = {
  'POST /api/desk/products/:id/stock': { in: ['audit'], why: 'Both requests are in the audit log.' },
  'POST /api/organisations/:handle/jobs/:id/answers': { in: ['audit'], why: 'Both requests are in the audit log.' },
  'POST /api/projects/:number/acceptance': { in: ['notification_heads'], why: 'Open pages load their list again.' },
  'POST /api/projects/:number/offers': { in: ['notification_heads'], why: 'Open pages load their list again.' },
  'POST /api/registry/sections/:section/acts': {
    in: ['registry_journal', 'registry_sections'],
    why: 'The request freezes the section, which has no version and is recorded each time.',
  },
};

/** The other process has not answered the first attempt, so it may refuse the second one as outdated. */
const REPEATED = [200, 201, 202, 204, 404, 409, 410];

// @proves R35
it('a versioned write that is repeated at another process changes nothing a second time', async () => {
  const town = await startSeededApi();
  const { store } = town.api;
  const other = await startApi(
    { RATE_LIMIT_FACTOR: '100000' },
    { store, now: () => town.clock.now, withoutEditor: true },
  );
  const elsewhere = new Visitor(other);
  for (const [name, value] of town.admin.cookies) elsewhere.cookies.set(name, value);
  const changed: unknown[] = [];
  const inBody = town.api.features.flatMap(({ routes }) => routes.filter((one) => IN_BODY.includes(routeName(one))));
  const unseeded: string[] = [];
  for (const route of [...inBody, ...versionedRoutes(town)]) {
    const send = await requestFor(town, route);
    if (!(await send(town.admin)).ok) {
      unseeded.push(routeName(route));
      continue;
    }
    const before = await storedState(store);
    const { status } = await send(elsewhere);
    const again = WRITTEN_AGAIN[routeName(route)]?.in ?? [];
    const changes = changesBetween(before, await storedState(store)).filter((name) => !again.includes(name));
    if (changes.length > 0 || !REPEATED.includes(status)) changed.push([routeName(route), status, changes]);
  }
  expect(changed).toEqual([]);
  expect(unseeded.toSorted()).toEqual(UNSEEDED.toSorted());
});
