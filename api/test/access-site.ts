import { weekOf } from '../src/platform/calendar';
import type { Route } from '../src/platform/http';
import { publishContest } from './contests';
import { join } from './hiring';
import { idOf } from './notified';
import { sendFor } from './organisation-clients';
import { ORGANISATION } from './organisation-requests';
import { PASSWORD, type Visitor } from './people';
import { handleOf, projectIn } from './project-offers';
import { type SeededApi, startSeededApi } from './seeded-api';

const HANDLE = ORGANISATION.handle;
const HOUSE = 'creativity-verse';
const NOMINATION = 'nomination-of-a-sweep';

export interface AccessSite {
  town: SeededApi;
  /** The callers of `access-rows.ts`. */
  callers: Record<string, Visitor>;
  /** Returns the address of the thing that an operation is about. */
  addressOf: (route: Route) => string;
  /** Returns the same address in a contest of the house. */
  houseAddressOf: (route: Route) => string;
}

/** Takes the rights of those who have lost them. */
async function endRights(town: SeededApi, callers: Awaited<ReturnType<typeof signInAll>>): Promise<void> {
  const { unverified, former, suspended, erased } = callers;
  const { db } = town.api.store;
  const users = db.collection('auth_user');
  await users.updateOne({ _id: await idOf(unverified) }, { $set: { emailVerified: false } });
  await db.collection('organisation_members').deleteMany({ memberId: await idOf(former) });
  await town.admin.patch(`/api/accounts/${await idOf(suspended)}`, { isSuspended: true });
  const erasedId = await idOf(erased);
  await erased.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
  await users.updateOne({ _id: erasedId }, { $set: { deletionAt: town.clock.now } });
  await town.api.background.run('erase-accounts');
}

async function signInAll(town: SeededApi) {
  const resident = async (name: string, role?: string) => {
    const one = await town.resident('member', `${name}@example.org`);
    if (role) await join(town, one, HANDLE, role);
    return one;
  };
  return {
    guest: town.visitor(),
    unverified: await resident('unverified', 'owner'),
    other: await resident('other'),
    judge: await resident('judge', 'judge'),
    former: await resident('former', 'owner'),
    suspended: await resident('suspended', 'owner'),
    erased: await resident('erased', 'owner'),
    author: await town.resident('author'),
    editor: await town.resident('editor'),
    moderator: await town.resident('moderator'),
    colleague: await resident('colleague', 'recruiter'),
    neighbour: await town.visitor().signIn('nell@example.org', PASSWORD),
    admin: town.admin,
  };
}

/** Stores a nomination of the neighbour by the colleague, because only older accounts nominate. */
async function storeNomination({ api, clock }: SeededApi, memberId: string, nominatorId: string): Promise<void> {
  const at = clock.now;
  const why = 'Kind signs.';
  const counts = { state: 'open', removal: null, votes: 0, acts: 0, rankAt: at };
  await api.store.db.collection('auth_user').updateMany({}, { $set: { createdAt: new Date(0) } });
  await api.store.db.collection<{ _id: string }>('nominations').insertOne({
    _id: NOMINATION,
    week: weekOf(at).id,
    list: 'member',
    memberId,
    nominatorId,
    why,
    at,
    ...counts,
  } as {
    _id: string;
  });
}

/** Starts a seeded API with callers of every relation to its things. */
export async function openAccessSite(): Promise<AccessSite> {
  const town = await startSeededApi({ STAFF_TWO_FACTOR: '0' });
  const callers = await signInAll(town);
  const { other, colleague, neighbour, editor } = callers;
  await other.post('/api/organisations', { ...ORGANISATION, name: 'Other', handle: 'other-house' });
  const { number } = await projectIn(await sendFor(colleague, neighbour), 201);
  const { id: houseContest } = await publishContest(town, editor, HOUSE);
  await storeNomination(town, await idOf(neighbour), await idOf(colleague));
  const handle = await handleOf(neighbour);
  await endRights(town, callers);

  const goodPath = (method: Route['method'], path: string) => town.good({ method, path }).path;
  const idIn = (method: Route['method'], path: string) => goodPath(method, path).split('/')[3]!;
  const starts: Record<string, string> = {
    '/api/works/:id': `/api/works/${idIn('put', '/api/works/:id/like')}`,
    '/api/blogs/:id': `/api/blogs/${idIn('put', '/api/blogs/:id/like')}`,
    '/api/members/:handle': `/api/members/${handle}`,
    '/api/organisations/:handle/reviews': `/api/organisations/${HANDLE}/reviews`,
    '/api/nominations/:id': `/api/nominations/${NOMINATION}`,
    '/api/me/applications/:id': `/api/me/applications/${idIn('put', '/api/jobs/:id/application')}`,
    '/api/contests/:id/results': goodPath('get', '/api/contests/:id/prize').replace(/prize$/, 'results'),
  };
  return {
    town,
    callers,
    addressOf(route) {
      const { path } = town.good(route);
      const start = Object.keys(starts).find((one) => route.path === one || route.path.startsWith(`${one}/`));
      if (path.includes('/x') && start) return route.path.replace(start, starts[start]!).replace(/:\w+/g, 'x');
      return path.replace(/^\/api\/projects\/[^/]+/, `/api/projects/${number}`);
    },
    houseAddressOf: (route) =>
      town
        .good(route)
        .path.replace(`/organisations/${HANDLE}`, `/organisations/${HOUSE}`)
        .replace(/\/contests\/[^/]+/, `/contests/${houseContest}`),
  };
}
