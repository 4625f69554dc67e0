import { can } from '@verse/api-contract/rights';
import { type Role, STAFF_ROLES } from '@verse/api-contract/roles';
import { codeOf } from '../../../../test/authenticator';
import { PASSWORD, startTown, tokenOf, type Town, type Visitor } from '../../../../test/people';
import { formOf } from '../../../../test/publishing';
import { stopApis } from '../../../../test/start-api';
import { isForStaff, routeName } from '../../../platform/http';

afterEach(stopApis);

const REFUSED = {
  code: 'two-factor-required',
  message: 'Your role needs two-factor sign-in. Turn it on in Settings, then try again.',
};

/** Creates a person with the given role but no second factor. */
async function newcomer(town: Town, role: Role, email = `${role}@example.org`): Promise<Visitor> {
  const visitor = await town.resident(role, email);
  await town.api.store.db.collection('auth_user').updateOne({ email }, { $set: { twoFactorEnabled: false } });
  return visitor;
}

async function setUp(visitor: Visitor): Promise<void> {
  const { secret } = (await (await visitor.post('/api/me/two-factor', { password: PASSWORD })).json()) as {
    secret: string;
  };
  expect((await visitor.post('/api/me/two-factor/confirm', { code: codeOf(secret) })).status).toBe(200);
}

const forStaff = ({ api }: Town) =>
  api.features
    .flatMap(({ routes }) => routes)
    .filter(({ permission }) => permission !== 'everybody' && isForStaff(permission));

describe('staff of a real site without a second factor', () => {
  // @proves R14 GAP-069 GAP-065
  it('are denied staff actions, with a message that points to the settings', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    let tries = 0;
    for (const role of STAFF_ROLES) {
      const visitor = await newcomer(town, role);
      for (const operation of forStaff(town)) {
        const answer = await visitor.send(
          operation.method.toUpperCase(),
          operation.path.replace(/:\w+/g, 'x'),
          operation.method === 'get' ? undefined : {},
        );
        const isRole = operation.permission !== 'everybody' && can(role, operation.permission);
        expect([role, routeName(operation), answer.status, await answer.json()]).toMatchObject([
          role,
          routeName(operation),
          403,
          isRole ? REFUSED : { code: 'forbidden' },
        ]);
        tries += 1;
      }
      for (const path of ['/api/me', '/api/sessions', '/api/session', '/api/blogs/mine'])
        expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
      expect((await visitor.patch('/api/me', { theme: 'light' })).status).toBe(200);
    }
    expect(tries).toBeGreaterThan(12);
  });

  // @proves R8 GAP-023
  it('work on their own posts, but not on those of others', async () => {
    const town = await startTown();
    const editor = await newcomer(town, 'editor');
    const writer = await town.resident('member');
    const post = async (visitor: Visitor) => {
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return (await (
        await town.api.call('/api/blogs', { method: 'POST', headers: { cookie }, body: await formOf() })
      ).json()) as { _id: string };
    };
    const own = await post(editor);
    const foreign = await post(writer);
    const change = (id: string) =>
      editor.send('PATCH', `/api/blogs/${id}`, { title: 'Changed' }, { 'if-match': '"1"' });
    expect((await change(own._id)).status).toBe(200);
    const answers = [
      await change(foreign._id),
      await editor.send('DELETE', `/api/blogs/${foreign._id}`, undefined, { 'if-match': '"1"' }),
      await editor.post(`/api/blogs/${foreign._id}/restore`),
      await editor.get(`/api/blogs/mine/${foreign._id}`),
      await editor.get('/api/blogs/mine?of=all'),
    ];
    for (const answer of answers) expect([answer.status, await answer.json()]).toMatchObject([403, REFUSED]);
    await setUp(editor);
    expect((await change(foreign._id)).status).toBe(200);
  });

  // @proves R14 GAP-065
  it('get their rights once it is set up, and lose them when it is turned off', async () => {
    const town = await startTown();
    const admin = await newcomer(town, 'admin');
    expect((await admin.get('/api/accounts')).status).toBe(403);
    // An incomplete set-up does not count as a second factor.
    await admin.post('/api/me/two-factor', { password: PASSWORD });
    expect((await admin.get('/api/accounts')).status).toBe(403);
    await setUp(admin);
    expect((await admin.get('/api/accounts')).status).toBe(200);
    await admin.delete('/api/me/two-factor', { password: PASSWORD });
    expect(await (await admin.get('/api/accounts')).json()).toMatchObject(REFUSED);
  });

  // @proves GAP-069 GAP-065
  it('can start from the first sign-up: the first admin verifies, sets it up, and works', async () => {
    const town = await startTown({ ADMIN_EMAIL: 'boss@example.org' });
    const boss = town.visitor();
    await boss.post('/api/signup', {
      lastname: 'Boss',
      firstname: 'Bea',
      email: 'boss@example.org',
      password: PASSWORD,
    });
    await boss.signIn('boss@example.org');
    await boss.post('/api/verify-email', { token: tokenOf((await town.mails())[0]) });
    expect(await (await boss.get('/api/accounts')).json()).toMatchObject(REFUSED);
    await setUp(boss);
    expect((await boss.get('/api/accounts')).status).toBe(200);
  });

  // @proves GAP-069
  it('may work in a demo, and where the configuration allows it; a demo can require a second factor', async () => {
    for (const [environment, status] of [
      [{ DEMO: '1' }, 200],
      [{ STAFF_TWO_FACTOR: '0' }, 200],
      [{ DEMO: '1', STAFF_TWO_FACTOR: '1' }, 403],
      [{ DEMO: '0' }, 403],
    ] as const) {
      const town = await startTown(environment);
      const admin = await newcomer(town, 'admin');
      expect([environment, (await admin.get('/api/accounts')).status]).toEqual([environment, status]);
    }
  });
});
