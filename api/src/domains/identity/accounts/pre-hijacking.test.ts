import { MINUTE_MS } from '@verse/api-contract/time';
import { codeOf } from '../../../../test/authenticator';
import { startTown, tokenOf, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

jest.setTimeout(1_800_000);
afterEach(stopApis);

const STRANGER_PASSWORD = 'Stranger-4-Ever!';
const SECOND_STRANGER_PASSWORD = 'Stranger-5-Ever!';
const OWNER_PASSWORD = 'Own-6-Lanterns!';

/** A mailbox and its owner, and a stranger who tries to take over the account for its address. */
interface Scene {
  town: Town;
  email: string;
  owner: Visitor;
  /** All browsers that the stranger has used, newest last. */
  strangers: Visitor[];
}

type Act = (scene: Scene) => Promise<unknown>;

const form = (email: string, password: string, firstname: string) => ({
  lastname: 'Lovelace',
  firstname,
  email,
  password,
});

/** Returns the token of the newest link in the owner's mailbox, which only the owner can read. */
async function newestLink({ town, email }: Scene): Promise<string | undefined> {
  await town.mails();
  const mail = town.sent.findLast(({ to, action }) => to === email && action?.url.includes('token='));
  return mail && tokenOf(mail);
}

/** Returns the stranger's signed-in browser, or signs in with one of the stranger's passwords. */
async function strangerIn({ town, email, strangers }: Scene): Promise<Visitor> {
  const known = strangers.at(-1);
  if (known && (await known.session()).user) return known;
  const browser = town.visitor({ 'user-agent': `stranger ${strangers.length}` });
  strangers.push(browser);
  if ((await browser.post('/api/signin', { email, password: STRANGER_PASSWORD })).status !== 200)
    await browser.post('/api/signin', { email, password: SECOND_STRANGER_PASSWORD });
  return browser;
}

const STRANGER: Record<string, Act> = {
  'signs up': ({ town, email, strangers }) => {
    strangers.push(town.visitor());
    return strangers.at(-1)!.post('/api/signup', form(email, STRANGER_PASSWORD, 'Eve'));
  },
  'signs in': strangerIn,
  'sets up a second factor': async (scene) => {
    const browser = await strangerIn(scene);
    const { secret } = (await (await browser.post('/api/me/two-factor', { password: STRANGER_PASSWORD })).json()) as {
      secret?: string;
    };
    if (secret) await browser.post('/api/me/two-factor/confirm', { code: codeOf(secret) });
  },
  'asks for a move': async (scene) => {
    await (await strangerIn(scene)).post('/api/me/email', { email: `eve-${scene.email}`, password: STRANGER_PASSWORD });
    await scene.town.mails();
    for (const mail of scene.town.sent.filter(({ to }) => to === `eve-${scene.email}`)) {
      await scene.strangers.at(-1)!.post('/api/verify-email', { token: tokenOf(mail) });
    }
  },
  'changes the password': async (scene) =>
    (await strangerIn(scene)).post('/api/reset-password', { newPassword: SECOND_STRANGER_PASSWORD }),
};

async function openLink(scene: Scene, browser: Visitor): Promise<void> {
  const token = await newestLink(scene);
  if (token === undefined) return;
  const answer = await browser.post('/api/verify-email', { token });
  if (answer.status === 200 && ((await answer.json()) as { choosePassword: boolean }).choosePassword) {
    expect((await browser.post('/api/reset-password', { token, newPassword: OWNER_PASSWORD })).status).toBe(200);
  }
}

const OWNER: Record<string, Record<string, Act>> = {
  'signs up and opens the link there': {
    'signs up': ({ owner, email }) => owner.post('/api/signup', form(email, OWNER_PASSWORD, 'Ada')),
    'opens the link': (scene) => openLink(scene, scene.owner),
  },
  'signs up and opens the link on a telephone': {
    'signs up': ({ owner, email }) => owner.post('/api/signup', form(email, OWNER_PASSWORD, 'Ada')),
    'opens the link': (scene) => openLink(scene, scene.town.visitor()),
  },
  'asks for a reset and follows it': {
    'asks for a reset': ({ town, email }) => town.visitor().post('/api/forgot-password', { email }),
    'opens the link': async (scene) => {
      const token = await newestLink(scene);
      if (token !== undefined) await scene.owner.post('/api/reset-password', { token, newPassword: OWNER_PASSWORD });
    },
  },
};

/** Returns all interleavings of two lists. Each list keeps its order. */
function merges<T>(one: readonly T[], other: readonly T[]): T[][] {
  if (one.length === 0 || other.length === 0) return [[...one, ...other]];
  const [first, ...rest] = one as [T, ...T[]];
  const [second, ...more] = other as [T, ...T[]];
  return [...merges(rest, other).map((row) => [first, ...row]), ...merges(one, more).map((row) => [second, ...row])];
}

function permutations<T>(row: readonly T[]): T[][] {
  return row.length < 2
    ? [[...row]]
    : row.flatMap((one, at) => permutations(row.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

/**
 * By default, tests one order of the stranger's actions, and every sixth way to interleave it with the owner's actions.
 * `npm run soak` runs every interleaving of every order.
 */
const isWhole = process.env.HIJACK_ORDERS === 'all';
const strangersOrders = isWhole ? permutations(Object.keys(STRANGER)) : [Object.keys(STRANGER)];

interface Order {
  acts: { who: 'stranger' | 'owner'; name: string; act: Act }[];
  story: string;
}

function ordersOf(ownersActs: Record<string, Act>): Order[] {
  const mine = Object.entries(ownersActs).map(([name, act]) => ({ who: 'owner' as const, name, act }));
  return strangersOrders.flatMap((order) => {
    const theirs = order.map((name) => ({ who: 'stranger' as const, name, act: STRANGER[name]! }));
    return merges<Order['acts'][number]>(theirs, mine)
      .filter((_, index) => isWhole || index % 6 === 0)
      .map((acts) => ({ acts, story: acts.map(({ who, name }) => `${who} ${name}`).join(', ') }));
  });
}

const isVerified = async ({ town, email }: Scene) =>
  (await town.api.store.db.collection('auth_user').countDocuments({ email, emailVerified: true })) === 1;

/** Completes the scene with the actions that a signed-out owner would eventually take. */
async function finish(scene: Scene): Promise<void> {
  if (await isVerified(scene)) return;
  scene.town.clock.now = new Date(scene.town.clock.now.getTime() + MINUTE_MS);
  await scene.owner.post('/api/signup', form(scene.email, OWNER_PASSWORD, 'Ada'));
  await openLink(scene, scene.owner);
}

async function play({ acts, story }: Order, scene: Scene): Promise<void> {
  for (const { act } of acts) await act(scene);
  await finish(scene);
  const { town, email, strangers } = scene;
  const browser = town.visitor();
  const entered = await browser.post('/api/signin', { email, password: OWNER_PASSWORD });
  expect([story, entered.status, await entered.json()]).toEqual([story, 200, { twoFactor: false }]);
  expect([story, (await browser.session()).user]).toMatchObject([story, { email, emailVerified: true, role: 'admin' }]);
  for (const stranger of strangers) expect([story, (await stranger.session()).user]).toEqual([story, null]);
  for (const password of [STRANGER_PASSWORD, SECOND_STRANGER_PASSWORD]) {
    expect([story, (await town.visitor().post('/api/signin', { email, password })).status]).toEqual([story, 401]);
  }
  const { db } = town.api.store;
  expect([story, await db.collection('auth_twoFactor').countDocuments({})]).toEqual([story, 0]);
  expect([story, await db.collection('auth_user').countDocuments({ email: `eve-${email}` })]).toEqual([story, 0]);
}

/** Removes all data, so that the next order starts with a new installation. */
async function empty({ town }: Scene): Promise<void> {
  const names = [
    'auth_user',
    'auth_account',
    'auth_session',
    'auth_verification',
    'auth_twoFactor',
    'account_links',
    'account_guesses',
    'mail_jobs',
  ];
  for (const name of names) await town.api.store.db.collection(name).deleteMany({});
  town.sent.length = 0;
}

describe.each(Object.entries(OWNER))(
  'a stranger who signed up first with the address of the first admin, who %s',
  (_name, acts) => {
    // @proves R15 R22 GAP-069
    it('is locked out and the owner signed in as admin, in whichever order both act', async () => {
      const email = 'boss@example.org';
      const town = await startTown({ RATE_LIMIT_FACTOR: '1000', ADMIN_EMAIL: email });
      const orders = ordersOf(acts);
      for (const order of orders) {
        const scene: Scene = { town, email, owner: town.visitor(), strangers: [] };
        await play(order, scene);
        await empty(scene);
      }
      process.stdout.write(`R22 pre-hijacking: ${orders.length} orders, 0 taken over\n`);
      expect(orders.length).toBeGreaterThanOrEqual(isWhole ? 21 : 4);
    });
  },
);
