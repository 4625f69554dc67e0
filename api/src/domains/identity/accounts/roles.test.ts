import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { can, grantOf } from '@verse/api-contract/rights';
import { type Role, ROLES } from '@verse/api-contract/roles';
import { PASSWORD, startTown, tokenOf } from '../../../../test/people';
import { startApi, stopApis } from '../../../../test/start-api';
import { type Route, routeName } from '../../../platform/http';

const RESULTS = path.join(__dirname, '../../../../test-results');

afterEach(stopApis);

/** Write routes that are open to guests. Extend this list only deliberately. */
const OPEN_WRITES = [
  'DELETE /api/invitation',
  'DELETE /api/products/:id/favorite',
  'POST /api/briefs',
  'POST /api/cart/lines',
  'POST /api/contact-threads',
  'POST /api/contact-threads/read',
  'POST /api/contactus',
  'POST /api/forgot-password',
  'POST /api/orders',
  'POST /api/orders/:number/cancel',
  'POST /api/orders/:number/open',
  'POST /api/orders/:number/receipts',
  'POST /api/orders/:number/refund-request',
  'POST /api/resend-verification',
  'POST /api/reset-password',
  'POST /api/reset-password/check',
  'POST /api/sanction-appeals',
  'POST /api/sanction-appeals/read',
  'POST /api/signin',
  'POST /api/signin/two-factor',
  'POST /api/signout',
  'POST /api/signup',
  'POST /api/signup/finish',
  'POST /api/unsubscribe',
  'POST /api/verify-email',
  'POST /api/waiting-lists',
  'POST /api/waiting-lists/:list/requests',
  'POST /api/waiting-lists/confirm',
  'POST /api/waiting-lists/leave',
  'PUT /api/cart',
  'PUT /api/products/:id/favorite',
];

/** Routes that teams and gateways call with their own token. They are denied to every role. */
const BY_TOKEN = [
  'GET /api/registry/sections/:section',
  'POST /api/registry/sections/:section/acts',
  'PUT /api/registry/gateways',
  'PUT /api/registry/sections/:section/files/:digest',
  'PUT /api/registry/sections/:section/releases/:release',
];

/** Routes that require a plan, so they are denied to every role. */
const FOR_PRO = ['GET /api/dashboard/leaders'];

/** Writes the permissions as a table: `test-results/permissions.txt`. */
async function printTable(routes: readonly Route[]): Promise<void> {
  const whoOf = ({ permission, ...route }: Route) => {
    if (permission === 'everybody') return BY_TOKEN.includes(routeName(route)) ? 'by a token of its own' : 'everybody';
    const { roles, verified } = grantOf(permission);
    return `${permission.padEnd(20)} ${roles.join(', ')}${verified ? ', address verified' : ''}`;
  };
  const lines = routes.map((route) => `${routeName(route).padEnd(56)} ${whoOf(route)}`);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(path.join(RESULTS, 'permissions.txt'), `${lines.toSorted().join('\n')}\n`);
}

describe('the table of roles and operations', () => {
  // @proves GAP-069 R8
  it('has an entry for every operation and no others; guests can write only where intended', async () => {
    const { api } = await startTown();
    const document = (await (await api.call('/openapi.json')).json()) as { paths: Record<string, object> };
    const operations = Object.entries(document.paths).flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${address.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const routes = api.features.flatMap((feature) => [...feature.routes]);
    expect([...routes.map(routeName), 'GET /openapi.json'].toSorted()).toEqual(operations.toSorted());
    const open = routes.filter(({ method, permission }) => method !== 'get' && permission === 'everybody');
    const names = open.map(routeName).filter((name) => !BY_TOKEN.includes(name));
    expect(names.toSorted()).toEqual(OPEN_WRITES);
    await printTable(routes);
  });

  // @proves GAP-069 ROL-01 R8
  it('holds for every role at every operation: 401 only for guests, 403 only for the wrong role', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    const operations = town.api.features.flatMap((feature) => feature.routes);
    // Signing out would end the test's own session, so that route is excluded.
    const asked = operations.filter((operation) => routeName(operation) !== 'POST /api/signout');
    let tries = 0;
    for (const role of [undefined, ...ROLES] as (Role | undefined)[]) {
      const visitor = role === undefined ? town.visitor() : await town.resident(role);
      for (const operation of asked) {
        const { permission } = operation;
        const { status } = await visitor.send(
          operation.method.toUpperCase(),
          operation.path.replace(/:\w+/g, 'x'),
          operation.method === 'get' ? undefined : {},
        );
        const isAdmitted =
          permission === 'everybody'
            ? !BY_TOKEN.includes(routeName(operation))
            : can(role, permission) && !FOR_PRO.includes(routeName(operation));
        const refusal = role === undefined || BY_TOKEN.includes(routeName(operation)) ? 401 : 403;
        const expected = isAdmitted ? 'not refused' : refusal;
        const isWrongCode = routeName(operation) === 'POST /api/signin/two-factor';
        const seen = (status === 401 && !isWrongCode) || status === 403 ? status : 'not refused';
        expect([role, routeName(operation), seen]).toEqual([role, routeName(operation), expected]);
        tries += 1;
      }
    }
    expect(tries).toBeGreaterThan(200);
  });

  // @proves GAP-069 R8
  it('keeps accounts without a verified address from publishing and from staff work', async () => {
    const town = await startTown();
    const eve = await town.resident('admin', 'eve@example.org');
    await town.api.store.db
      .collection('auth_user')
      .updateOne({ email: 'eve@example.org' }, { $set: { emailVerified: false } });
    for (const address of ['/api/accounts', '/api/contactus'])
      expect([address, (await eve.get(address)).status]).toEqual([address, 403]);
    expect((await eve.get('/api/me')).status).toBe(200);
  });
});

describe('an admin', () => {
  // @proves GAP-069
  it('gives a role, which applies at once and is in the audit log', async () => {
    const town = await startTown({ STAFF_TWO_FACTOR: '0' });
    const admin = await town.resident('admin');
    const mia = await town.resident('member', 'mia@example.org');
    const { user } = await mia.session();
    expect((await mia.get('/api/contactus')).status).toBe(403);
    expect(await (await admin.patch(`/api/accounts/${user!.id}`, { role: 'editor' })).json()).toMatchObject({
      role: 'editor',
      email: 'mia@example.org',
    });
    expect((await mia.get('/api/contactus')).status).toBe(200);
    const notes = await town.api.store.db.collection('audit').find({}).toArray();
    expect(notes).toMatchObject([
      { actor: (await admin.session()).user!.id, target: user!.id, action: 'account: {"role":"editor"}' },
    ]);
    expect((await admin.patch('/api/accounts/nobody', { role: 'editor' })).status).toBe(404);
    expect((await admin.patch(`/api/accounts/${user!.id}`, { role: 'owner' })).status).toBe(400);
  });

  // @proves R14
  it('suspends an account: its sessions end, and it cannot sign in until it is restored', async () => {
    const town = await startTown();
    const admin = await town.resident('admin');
    const mia = await town.resident('member', 'mia@example.org');
    const { user } = await mia.session();
    await admin.patch(`/api/accounts/${user!.id}`, { isSuspended: true });
    expect((await mia.get('/api/me')).status).toBe(401);
    const refused = await town.visitor().post('/api/signin', { email: 'mia@example.org', password: PASSWORD });
    expect([refused.status, await refused.json()]).toMatchObject([401, { message: 'Invalid credentials.' }]);
    await admin.patch(`/api/accounts/${user!.id}`, { isSuspended: false });
    await town.visitor().signIn('mia@example.org');
  });

  // @proves GAP-069
  it('is first appointed by the configuration, once the address is verified', async () => {
    const town = await startTown({ ADMIN_EMAIL: 'boss@example.org' });
    const visitor = town.visitor();
    await visitor.post('/api/signup', {
      lastname: 'Boss',
      firstname: 'Bea',
      email: 'boss@example.org',
      password: PASSWORD,
    });
    await visitor.signIn('boss@example.org');
    expect((await visitor.session()).user?.role).toBe('member');
    const [mail] = await town.mails();
    await visitor.post('/api/verify-email', { token: new URL(mail!.action!.url).searchParams.get('token') });
    expect((await visitor.session()).user?.role).toBe('admin');
    expect(await town.api.store.db.collection('audit').find({}).toArray()).toMatchObject([
      { actor: 'configuration', action: 'account: {"role":"admin"}', target: (await visitor.session()).user?.id },
    ]);
  });

  // @proves GAP-069 GAP-038
  it('is also appointed after a password reset, or if the address was verified earlier; never twice', async () => {
    const town = await startTown({ ADMIN_EMAIL: 'boss@example.org' });
    await town
      .visitor()
      .post('/api/signup', { lastname: 'Boss', firstname: 'Bea', email: 'boss@example.org', password: PASSWORD });
    await town.visitor().post('/api/forgot-password', { email: 'boss@example.org' });
    const boss = town.visitor();
    await boss.post('/api/reset-password', {
      token: tokenOf((await town.mails()).find(({ subject }) => subject === 'Reset your password')),
      newPassword: 'Fresh-5-Start!',
    });
    expect((await boss.session()).user).toMatchObject({ role: 'admin', emailVerified: true });

    const before = await startTown();
    const bea = await before.resident('member', 'bea@example.org');
    await before
      .visitor()
      .post('/api/signup', { lastname: 'U', firstname: 'Una', email: 'unproved@example.org', password: PASSWORD });
    const roleOf = async () => (await bea.session()).user?.role;
    const restart = (address: string) =>
      startApi({ ADMIN_EMAIL: address }, { store: before.api.store, withoutEditor: true });
    await restart('unproved@example.org');
    expect(await before.api.store.db.collection('auth_user').countDocuments({ role: 'admin' })).toBe(0);
    await restart('bea@example.org');
    expect(await roleOf()).toBe('admin');
    const admin = await before.resident('admin');
    await admin.patch(`/api/accounts/${(await bea.session()).user!.id}`, { role: 'member' });
    await restart('bea@example.org');
    expect(await roleOf()).toBe('member');
  });

  // @proves GAP-069
  it('cannot be changed or suspended by its holder, so that another admin can undo it', async () => {
    const town = await startTown();
    const admin = await town.resident('admin');
    const own = `/api/accounts/${(await admin.session()).user!.id}`;
    for (const change of [{ role: 'member' }, { isSuspended: true }])
      expect((await admin.patch(own, change)).status).toBe(409);
    expect((await admin.session()).user?.role).toBe('admin');
    expect(await town.api.store.db.collection('audit').countDocuments({})).toBe(0);
  });
});

describe('demo accounts', () => {
  // @proves SIN-15 GAP-034
  it('exist and are offered to guests only in a demonstration', async () => {
    const real = await startTown();
    expect(await real.visitor().session()).not.toHaveProperty('demo');
    expect(await real.api.store.db.collection('auth_user').countDocuments({})).toBe(0);

    const town = await startTown({ DEMO: '1', DEMO_EMAIL: 'try@example.org', DEMO_PASSWORD: 'try-me-out-1' });
    const { demo } = (await town.visitor().session()) as unknown as {
      demo: { role: string; email: string; password: string }[];
    };
    expect(demo).toMatchObject([
      { role: 'member', email: 'try@example.org', password: 'try-me-out-1' },
      { role: 'editor', password: expect.stringMatching(/^verse-[0-9a-f]{12}!$/) },
      { role: 'moderator', password: expect.stringMatching(/^verse-[0-9a-f]{12}!$/) },
    ]);
    for (const { role, email, password } of demo) {
      const visitor = await town.visitor().signIn(email, password);
      expect((await visitor.session()).user).toMatchObject({ role, emailVerified: true });
      expect(await visitor.session()).not.toHaveProperty('demo');
    }
  });
});
