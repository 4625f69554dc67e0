import { CREATING_REQUESTS } from '../test/creating-requests';
import { Visitor } from '../test/people';
import { type SeededApi, startSeededApi } from '../test/seeded-api';
import { stopApis } from '../test/start-api';
import { storedState } from '../test/stored-state';
import { VERSION_IN_BODY } from '../test/versioned-requests';
import { type Route, routeName } from './platform/http';

jest.setTimeout(600_000);
afterEach(stopApis);

/** They end the session or the account of the sender, so they come last. */
const ENDS = new Set([
  'POST /api/me/deletion',
  'POST /api/me/password',
  'POST /api/signout',
  'POST /api/reset-password',
]);

const isLast = (route: Route) => Number(ENDS.has(routeName(route)));
const hasKey = ({ headers }: Route) => headers !== undefined && 'Idempotency-Key' in headers.shape;

/** The other requests have a version, which prevents a second copy. */
const unversionedPosts = ({ api }: SeededApi) =>
  api.features
    .flatMap(({ routes }) => [...routes])
    .filter((one) => one.method === 'post' && !one.ifMatch && !VERSION_IN_BODY.includes(routeName(one)))
    .toSorted((one, other) => isLast(one) - isLast(other));

/** Collections that a repeat adds to, with the reason why it doubles nothing. */
const LINK_AGAIN = { in: ['mail_jobs'], why: 'Each request sends the link again, within the limits for mail.' };
const REFUSED_FILE = { in: ['stored_blobs'], why: 'The file of a repetition is removed as unused.' };
const ADDED_AGAIN: Record<string, { in: string[]; why: string }> = {
  'POST /api/signin': { in: ['account_guesses', 'auth_session'], why: 'Each one is a session, which can be ended.' },
  'POST /api/signup': LINK_AGAIN,
  'POST /api/forgot-password': LINK_AGAIN,
  'POST /api/resend-verification': LINK_AGAIN,
  'POST /api/me/email': LINK_AGAIN,
  'POST /api/waiting-lists/:list/requests': LINK_AGAIN,
  'POST /api/organisations/:handle/domain/code': LINK_AGAIN,
  'POST /api/projects/:number/milestones/:milestone/files': REFUSED_FILE,
  'POST /api/projects/:number/thread/files': REFUSED_FILE,
};

/** Routes without a key that have no valid request here, with the reason why a repetition stores nothing. */
const ONE_USE = 'The token, code or decision is used once.';
const RESTORES = 'It changes the state of what there is.';
const UNTRIED: Record<string, string> = {
  'POST /api/appeals': 'A case takes one appeal.',
  'POST /api/briefs': 'The id is a digest of the form; `plain-briefs.test` sends it twice.',
  'POST /api/cart/lines': 'The body has a key, `click`.',
  'POST /api/contact-threads/read': ONE_USE,
  'POST /api/contests/:id/entries/own/uploads':
    'An upload without its bytes is removed, and an entry has each file once.',
  'POST /api/contests/:id/entries/own/work': 'The id of the work comes from the entry.',
  'POST /api/desk/sanctions/:id/answer': ONE_USE,
  'POST /api/jobs/:id/application/restore': RESTORES,
  'POST /api/judge-invitations/accept': ONE_USE,
  'POST /api/judge-invitations/decline': ONE_USE,
  'POST /api/judge-invitations/read': ONE_USE,
  'POST /api/me/deletion': ONE_USE,
  'POST /api/me/password': RESTORES,
  'POST /api/me/sanctions/:id/appeal': 'A decision takes one appeal.',
  'POST /api/me/two-factor/confirm': ONE_USE,
  'POST /api/nominations': 'A member nominates another once a week.',
  'POST /api/nominations/:id/removal': RESTORES,
  'POST /api/orders/:number/open': RESTORES,
  'POST /api/orders/:number/refund-request': RESTORES,
  'POST /api/organisation-invitations/accept': ONE_USE,
  'POST /api/organisation-invitations/read': ONE_USE,
  'POST /api/organisations/:handle/contests/:id/judge-invitations/:invitation/resend': RESTORES,
  'POST /api/organisations/:handle/contests/:id/judging/judges': RESTORES,
  'POST /api/organisations/:handle/domain': RESTORES,
  'POST /api/organisations/:handle/domain/confirm': ONE_USE,
  'POST /api/organisations/:handle/invitations/:id/resend': RESTORES,
  'POST /api/reset-password': ONE_USE,
  'POST /api/sanction-appeals': 'A decision takes one appeal.',
  'POST /api/sanction-appeals/read': ONE_USE,
  'POST /api/signin/two-factor': ONE_USE,
  'POST /api/signup/finish': ONE_USE,
  'POST /api/unsubscribe': RESTORES,
  'POST /api/verify-email': ONE_USE,
  'POST /api/waiting-lists': 'A waiting list has each address once.',
  'POST /api/waiting-lists/confirm': ONE_USE,
  'POST /api/waiting-lists/leave': ONE_USE,
  'POST /api/works/:id/choice/restore': RESTORES,
};

// @proves R35
it('a request that creates something stores it once when it is repeated with its key', async () => {
  const town = await startSeededApi();
  const { store } = town.api;
  const doubled: unknown[] = [];
  const untried: string[] = [];
  for (const [index, route] of unversionedPosts(town).entries()) {
    const name = routeName(route);
    const prepared = await CREATING_REQUESTS[name]?.(town);
    const { method, path, body, headers } = { ...town.good(route), ...prepared };
    const sender = new Visitor(town.api);
    for (const [cookie, value] of (prepared?.sender ?? town.admin).cookies) sender.cookies.set(cookie, value);
    const send = () => sender.send(method, path, body, { 'idempotency-key': `repeated-${index}`, ...headers });
    if (!(await send()).ok) {
      if (!hasKey(route)) untried.push(name);
      continue;
    }
    const before = await storedState(store);
    await send();
    const after = await storedState(store);
    const again = ADDED_AGAIN[name]?.in ?? [];
    const added = Object.keys(after).filter(
      (collection) => (after[collection]?.length ?? 0) > (before[collection]?.length ?? 0),
    );
    if (added.some((collection) => !again.includes(collection))) doubled.push([name, added]);
  }
  expect(doubled).toEqual([]);
  expect(untried.toSorted()).toEqual(Object.keys(UNTRIED).toSorted());
});
