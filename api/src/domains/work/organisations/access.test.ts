import { accept, createOrganisation, idOf, invite, memberWith, ORGANISATIONS } from '../../../../test/organisations';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { jpegOf } from '../../../../test/pictures';
import { cookieOf } from '../../../../test/seeded-api';
import { stopApis } from '../../../../test/start-api';
import { storedState } from '../../../../test/stored-state';
import { type Route, routeName } from '../../../platform/http';

jest.setTimeout(180_000);
afterEach(stopApis);

const BODIES: Record<string, object> = {
  'PATCH /api/organisations/:handle': { name: 'Another name' },
  'DELETE /api/organisations/:handle': {},
  'POST /api/organisations/:handle/invitations': { email: 'new@example.org', role: 'owner' },
  'PATCH /api/organisations/:handle/members/:member': { role: 'owner' },
  'POST /api/organisations/:handle/domain': { domain: 'lantern.studio' },
  'POST /api/organisations/:handle/domain/code': { email: 'ada@lantern.studio' },
  'POST /api/organisations/:handle/domain/confirm': { code: '12345678' },
};
const PUBLIC = 'GET /api/organisations/:handle';
/** Operations open to every member of an organisation; all others are for owners only. */
const FOR_MEMBERS = new Set([PUBLIC, 'GET /api/me/organisations/:handle', 'GET /api/organisations/:handle/members']);

interface Target {
  handle: string;
  member: string;
  invitation: string;
}

interface Scene {
  town: Town;
  operations: Route[];
  logo: Buffer;
}

async function attempt(
  { town, logo }: Scene,
  { method, path, form, ifMatch }: Route,
  { handle, member, invitation }: Target,
  visitor: Visitor,
): Promise<number> {
  const name = `${method.toUpperCase()} ${path}`;
  const target =
    path.replace(':handle', handle).replace(':member', member).replace(':id', invitation) +
    (path.endsWith('domain-record') ? '?domain=lantern.studio' : '') +
    (name === 'DELETE /api/organisations/:handle/members/:member' ? `?confirm=${handle}` : '');
  const known = name === 'DELETE /api/organisations/:handle' ? { confirm: handle } : BODIES[name];
  let body: FormData | string | undefined = known && JSON.stringify(known);
  if (form) {
    body = new FormData();
    body.append('alt', 'A lamp');
    body.append('picture', new File([new Uint8Array(logo)], 'logo.jpg', { type: 'image/jpeg' }));
  }
  const headers: Record<string, string> = {
    cookie: cookieOf(visitor),
    ...(known ? { 'content-type': 'application/json' } : {}),
    ...(ifMatch ? { 'if-match': '"1"' } : {}),
  };
  const answer = await town.api.call(target, { method: method.toUpperCase(), headers, ...(body ? { body } : {}) });
  await answer.arrayBuffer();
  return answer.status;
}

/** Creates two organisations with people in every role, plus a deleted organisation and outsiders. */
async function settle() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000', STAFF_TWO_FACTOR: '0' }, { resolveTxt: async () => [] });
  const owner = await town.resident('member', 'owner@example.org');
  const other = await town.resident('member', 'other@example.org');
  await createOrganisation(owner);
  await createOrganisation(other, { handle: 'other-street' });
  await createOrganisation(other, { handle: 'gone-street' });
  const recruiter = await memberWith(town, owner, 'recruiter');
  const judge = await memberWith(town, owner, 'judge');
  const former = await memberWith(town, owner, 'owner');
  await former.delete(`${ORGANISATIONS}/lantern-street/members/${await idOf(former)}`);
  const otherRecruiter = await memberWith(town, other, 'recruiter', { handle: 'other-street' });
  const unused = await invite(town, owner, 'waiting@example.org');
  const otherUnused = await invite(town, other, 'waiting2@example.org', { handle: 'other-street' });
  const goneUnused = await invite(town, other, 'waiting3@example.org', { handle: 'gone-street' });
  await other.delete(`${ORGANISATIONS}/gone-street`, { confirm: 'gone-street' });
  const unverified = await town.resident('member', 'una@example.org');
  await town.api.store.db
    .collection('auth_user')
    .updateOne({ email: 'una@example.org' }, { $set: { emailVerified: false } });
  const invitationOf = (token: string) => token.slice(0, -44);
  const targets: Record<string, Target> = {
    own: { handle: 'lantern-street', member: await idOf(recruiter), invitation: invitationOf(unused) },
    other: { handle: 'other-street', member: await idOf(otherRecruiter), invitation: invitationOf(otherUnused) },
    deleted: { handle: 'gone-street', member: await idOf(other), invitation: invitationOf(goneUnused) },
    invented: { handle: 'no-street', member: 'nobody', invitation: 'none' },
  };
  const people: Record<string, Visitor> = {
    guest: town.visitor(),
    unverified,
    member: await town.resident('member'),
    former,
    other,
    judge,
    recruiter,
    owner,
    editor: await town.resident('editor'),
    moderator: await town.resident('moderator'),
    admin: await town.resident('admin'),
  };
  return { town, targets, people, unused };
}

it('roles in an organisation give their rights there, and none in other organisations', async () => {
  const { town, targets, people, unused } = await settle();
  const operations = town.api.features
    .filter(({ name }) => name === 'organisations')
    .flatMap(({ routes }) => [...routes])
    .filter(({ path }) => path.includes(':handle'));
  expect(operations.length).toBeGreaterThanOrEqual(17);
  const scene = { town, operations, logo: await jpegOf({ width: 40, height: 40 }) };
  const isAllowed = (who: string, where: string, operation: Route) => {
    const name = routeName(operation);
    if (name === PUBLIC) return where === 'own' || where === 'other';
    if (where === 'other' && who === 'other') return true;
    if (where !== 'own') return false;
    return who === 'owner' || (FOR_MEMBERS.has(name) && (who === 'judge' || who === 'recruiter'));
  };
  const before = await storedState(town.api.store);
  let tries = 0;
  for (const [who, visitor] of Object.entries(people))
    for (const [where, target] of Object.entries(targets))
      for (const operation of operations) {
        // Owners' requests to their own organisation are tested below. Recruiters may remove themselves, because this
        // is how they leave.
        const isOwn = (who === 'owner' && where === 'own') || (who === 'other' && where === 'other');
        if (
          isOwn ||
          (who === 'recruiter' &&
            where === 'own' &&
            routeName(operation).startsWith('DELETE') &&
            operation.path.endsWith(':member'))
        )
          continue;
        tries += 1;
        const status = await attempt(scene, operation, target, visitor);
        const label = `${who} ${where} ${routeName(operation)}`;
        if (isAllowed(who, where, operation)) expect([label, status]).toEqual([label, 200]);
        else expect([label, [401, 403, 404].includes(status) ? 'refused' : status]).toEqual([label, 'refused']);
      }
  for (const [who, visitor] of Object.entries(people)) {
    const { status } = await accept(visitor, unused);
    expect([who, [401, 403].includes(status) ? 'refused' : status]).toEqual([who, 'refused']);
    tries += 1;
  }
  expect(await storedState(town.api.store)).toEqual(before);
  process.stdout.write(`organisations: ${tries} tries, 0 unexpected successes\n`);

  // Finally, the owner sends the same requests successfully. This shows that the rejections above were not caused by
  // malformed requests.
  const last = (one: Route) => Number(routeName(one) === 'DELETE /api/organisations/:handle');
  const version = async () =>
    ((await (await people.owner!.get('/api/me/organisations/lantern-street')).json()) as { version: number }).version;
  for (const operation of operations.toSorted((one, two) => last(one) - last(two))) {
    if (operation.ifMatch)
      await town.api.store.db
        .collection('organisations')
        .updateOne({ handle: 'lantern-street' }, { $set: { version: 1 } });
    const status = await attempt(scene, operation, targets.own!, people.owner!);
    // Domain requests fail with 400 or 409, because no DNS record has been published and no code has been entered.
    const expected =
      /domain$|confirm$/.test(operation.path) && operation.method === 'post' ? [400, 409] : [200, 201, 202, 204];
    expect([routeName(operation), expected.includes(status) ? 'done' : status]).toEqual([routeName(operation), 'done']);
  }
  await expect(version()).resolves.toBeUndefined();
});
