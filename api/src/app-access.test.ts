import { admittedTo, admittedToHouse, isForOrganiser, isInScope, namesWithRow } from '../test/access-rows';
import { type AccessSite, openAccessSite } from '../test/access-site';
import { stopApis } from '../test/start-api';
import { storedState } from '../test/stored-state';
import { type Route, routeName } from './platform/http';

jest.setTimeout(600_000);
afterEach(stopApis);

/** Bodies of operations that the seeded API has no valid request for. */
const BODIES: Record<string, object> = {
  'PUT /api/me/applications/:id/offer-answer': { kind: 'accepted', offeredAt: new Date(0).toISOString() },
};
const REFUSED = [401, 403, 404];
/** Reads of which nothing exists in the site of this test: files, invoices, feedback, and entries of the house. */
const EMPTY = /\/x|files\/|\/invoices\/|own\/feedback|creativity-verse.*(entries|prize|appeals\/)/;

interface Call {
  /** The caller, the operation and the address. */
  name: string;
  isAdmitted: boolean;
  isRead: boolean;
  send: () => Promise<number>;
}

let sent = 0;

function listCalls({ town, callers, addressOf, houseAddressOf }: AccessSite, routes: readonly Route[]): Call[] {
  const callsOf = (route: Route, address: string, admitted: readonly string[]): Call[] =>
    Object.entries(callers).map(([caller, by]) => {
      const { method, body = BODIES[routeName(route)], headers } = town.good(route);
      return {
        name: `${caller}: ${routeName(route)} at ${address}`,
        isAdmitted: admitted.includes(caller),
        isRead: method === 'GET',
        async send() {
          const key = { 'idempotency-key': `call-${(sent += 1)}-of-a-sweep` };
          const answer = await by.send(method, address, route.form ? new FormData() : body, { ...headers, ...key });
          await answer.arrayBuffer();
          return answer.status;
        },
      };
    });
  return routes.flatMap((route) => [
    ...callsOf(route, addressOf(route), admittedTo(route)),
    ...(isForOrganiser(route) ? callsOf(route, houseAddressOf(route), admittedToHouse) : []),
  ]);
}

// @proves R8 R15
it('reviews, critique, contests, desks and projects of organisations admit those in the table alone', async () => {
  const site = await openAccessSite();
  const { town } = site;
  const routes = town.api.features.flatMap((feature) => [...feature.routes]).filter(isInScope);
  const names = routes.filter((route) => !isForOrganiser(route)).map(routeName);
  expect(names.filter((name) => !namesWithRow.includes(name))).toEqual([]);
  expect(namesWithRow.filter((name) => !names.includes(name))).toEqual([]);

  const calls = listCalls(site, routes);
  const unexpected: string[] = [];
  const before = await storedState(town.api.store);
  for (const { name, send } of calls.filter(({ isAdmitted }) => !isAdmitted)) {
    const status = await send();
    if (!REFUSED.includes(status)) unexpected.push(`${status} for ${name}`);
  }
  expect(unexpected).toEqual([]);
  expect(await storedState(town.api.store)).toEqual(before);

  // Reads come first, because a write can take the thing from the next caller.
  const admitted = calls.filter(({ isAdmitted }) => isAdmitted);
  for (const { name, send } of admitted.filter(({ isRead }) => isRead)) {
    const status = await send();
    if (REFUSED.includes(status) && !(status === 404 && EMPTY.test(name))) unexpected.push(`${status} for ${name}`);
  }
  for (const { name, send } of admitted.filter(({ isRead }) => !isRead)) {
    const status = await send();
    if (status === 401 || status === 403) unexpected.push(`${status} for ${name}`);
  }
  expect(unexpected).toEqual([]);
  process.stdout.write(`access: ${calls.length} calls at ${routes.length} operations, 0 unexpected\n`);
});
