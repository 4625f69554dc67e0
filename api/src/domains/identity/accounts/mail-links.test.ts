import { createHash } from 'node:crypto';
import { HOUR_MS } from '@verse/api-contract/time';
import { PASSWORD, startTown, tokenOf, type Town, type Visitor } from '../../../../test/people';
import { sendRaw } from '../../../../test/raw-request';
import { stopApis } from '../../../../test/start-api';
import { storedState } from '../../../../test/stored-state';

jest.setTimeout(240_000);
afterEach(stopApis);

const FRESH = 'Fresh-5-Start!';
const KEY = 'of-the-browser-that-signed-up';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

interface Kind {
  /** Triggers an email containing a link for this purpose, and returns the link's token. */
  token: (town: Town, mia: Visitor) => Promise<string>;
  use: (visitor: Visitor, token: string) => Promise<Response>;
}

const newest = async (town: Town) =>
  tokenOf((await town.mails()).findLast(({ action }) => action?.url.includes('token=')));

const KINDS: Record<string, Kind> = {
  'verify-email': {
    token: async (town) => {
      const signUpKey = createHash('sha256').update(KEY).digest('base64url');
      await town.api.store.db
        .collection('auth_user')
        .updateOne({ email: 'mia@example.org' }, { $set: { emailVerified: false, signUpKey } });
      await town.visitor().post('/api/resend-verification', { email: 'mia@example.org' });
      return newest(town);
    },
    use: (visitor, token) => {
      visitor.cookies.set('verse.signup', KEY);
      return visitor.post('/api/verify-email', { token });
    },
  },
  'reset-password': {
    token: async (town) => {
      await town.visitor().post('/api/forgot-password', { email: 'mia@example.org' });
      return newest(town);
    },
    use: (visitor, token) => visitor.post('/api/reset-password', { token, newPassword: FRESH }),
  },
  'change-email': {
    token: async (town, mia) => {
      await mia.post('/api/me/email', { email: 'new@example.org', password: PASSWORD });
      return newest(town);
    },
    use: (visitor, token) => visitor.post('/api/verify-email', { token }),
  },
};
const each = Object.entries(KINDS);

async function townOf({ token }: Kind) {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const mia = await town.resident('member', 'mia@example.org');
  const given = await token(town, mia);
  return { town, mia, given };
}

/** Returns variants of the token, each with one character changed. */
const altered = (token: string) =>
  [...token].map(
    (letter, at) => token.slice(0, at) + LETTERS[(LETTERS.indexOf(letter) + 1) % LETTERS.length] + token.slice(at + 1),
  );
const shortened = (token: string) => Array.from({ length: token.length - 1 }, (_, at) => token.slice(0, at + 1));
const disguised = (token: string) => [
  `${token}A`,
  `A${token}`,
  token + token,
  ` ${token}`,
  `${token} `,
  `${token}\n`,
  `${token}\u0000`,
  `${token}=`,
  `${token}%00`,
  encodeURIComponent(`${token}+`),
  token.toLowerCase(),
  token.toUpperCase(),
  [...token].reverse().join(''),
  Buffer.from(token).toString('base64url'),
  `h:${token}`,
  `${token}.${token}`,
  `"${token}"`,
  'x'.repeat(43),
  '0',
  'null',
  'undefined',
  'true',
  '-',
  '../../token',
  "' OR ''='",
];

describe.each(each)('the link of a %s mail', (name, kind) => {
  // @proves R22
  it('is rejected when altered, cut, extended or disguised, and then still works, once', async () => {
    const { town, given } = await townOf(kind);
    const before = await storedState(town.api.store);
    const forged = [...altered(given), ...shortened(given), ...disguised(given)];
    for (const token of forged)
      expect([name, token, (await kind.use(town.visitor(), token)).status]).toEqual([name, token, 410]);
    expect(await storedState(town.api.store)).toEqual(before);
    expect((await kind.use(town.visitor(), given)).status).toBe(200);
    for (let again = 0; again < 5; again += 1) expect((await kind.use(town.visitor(), given)).status).toBe(410);
    process.stdout.write(`R22 ${name}: ${forged.length} forged, 5 used again, 0 accepted\n`);
    expect(forged.length).toBeGreaterThan(100);
  });

  // @proves R22
  it('works for one of twenty concurrent requests', async () => {
    const { town, given } = await townOf(kind);
    const answers = await Promise.all(Array.from({ length: 20 }, () => kind.use(town.visitor(), given)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 410)]);
  });

  // @proves R22
  it('expires after an hour, and when a newer one is sent', async () => {
    const { town, mia, given } = await townOf(kind);
    town.clock.now = new Date(town.clock.now.getTime() + 61_000);
    const second = await kind.token(town, mia);
    expect((await kind.use(town.visitor(), given)).status).toBe(410);
    town.clock.now = new Date(town.clock.now.getTime() + HOUR_MS + 1);
    expect((await kind.use(town.visitor(), second)).status).toBe(410);
  });

  // @proves R22 R8
  it('changes no account of another person who opens it, and is rejected where another kind is expected', async () => {
    const { town, given } = await townOf(kind);
    const eve = await town.resident('member', 'eve@example.org');
    const users = town.api.store.db.collection('auth_user');
    const passwords = town.api.store.db.collection<{ _id: string; userId: string; password: string }>('auth_account');
    const stored = async () => {
      const user = (await users.findOne({ email: 'eve@example.org' }))!;
      return [user, await passwords.findOne({ userId: user._id })];
    };
    const before = await stored();
    const misused =
      name === 'reset-password'
        ? await eve.post('/api/verify-email', { token: given })
        : await eve.post('/api/reset-password', { token: given, newPassword: FRESH });
    // A verification link can also set the password of its own account.
    if (name === 'verify-email')
      expect([misused.status, (await eve.session()).user?.email]).toEqual([200, 'mia@example.org']);
    else expect([misused.status, (await kind.use(eve, given)).status]).toEqual([410, 200]);
    expect(await stored()).toEqual(before);
  });

  // @proves R22
  it('is not used up by GET and HEAD requests, such as those of mail scanners', async () => {
    const { town, given } = await townOf(kind);
    const before = await storedState(town.api.store);
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      for (const path of ['/api/verify-email', '/api/reset-password', '/email-verified', '/reset-password'])
        await town.visitor().send(method, `${path}?token=${given}`);
    }
    expect(await storedState(town.api.store)).toEqual(before);
    expect((await kind.use(town.visitor(), given)).status).toBe(200);
  });
});

describe('links whose request is outdated', () => {
  // @proves R22
  it('expire: a change of email after a new password, a reset after a change of email', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    const mia = await town.resident('member', 'mia@example.org');
    const move = KINDS['change-email']!;
    const reset = KINDS['reset-password']!;

    const moveBeforeChange = await move.token(town, mia);
    expect((await mia.post('/api/me/password', { password: PASSWORD, newPassword: FRESH })).status).toBe(200);
    expect((await move.use(town.visitor(), moveBeforeChange)).status).toBe(410);

    await mia.post('/api/me/email', { email: 'new@example.org', password: FRESH });
    const moveBeforeReset = await newest(town);
    expect((await reset.use(town.visitor(), await reset.token(town, mia))).status).toBe(200);
    expect((await move.use(town.visitor(), moveBeforeReset)).status).toBe(410);

    const back = await town.visitor().signIn('mia@example.org', FRESH);
    const resetBeforeMove = await reset.token(town, back);
    await back.post('/api/me/email', { email: 'new@example.org', password: FRESH });
    expect((await move.use(town.visitor(), await newest(town))).status).toBe(200);
    expect((await reset.use(town.visitor(), resetBeforeMove)).status).toBe(410);
  });
});

const HOSTS: Record<string, string | string[]>[] = [
  { host: 'evil.example' },
  { host: 'evil.example:3000' },
  { host: 'localhost:3000@evil.example' },
  { host: 'localhost:3000.evil.example' },
  { host: 'localhost:3000 evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': ['localhost:3000', 'evil.example'] },
  { 'x-forwarded-proto': 'https', 'x-forwarded-port': '8443', 'x-forwarded-server': 'evil.example' },
  { 'x-forwarded-for': 'evil.example', 'x-real-ip': 'evil.example' },
  { forwarded: 'for=evil.example;host=evil.example;proto=https' },
  { 'x-host': 'evil.example', 'x-http-host-override': 'evil.example' },
  {
    'x-original-host': 'evil.example',
    'x-original-url': 'https://evil.example/api/forgot-password',
    'x-rewrite-url': 'https://evil.example/',
  },
  { via: '1.1 evil.example', 'x-forwarded-prefix': '//evil.example', 'x-forwarded-path': '//evil.example' },
  { 'x-client-address': 'evil.example', 'cf-connecting-ip': 'evil.example', 'true-client-ip': 'evil.example' },
];

describe('the address in a mail', () => {
  // @proves R22
  it('is the configured one, whatever a request says about its host, in every mail with a link', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000', PUBLIC_ORIGIN: 'https://verse.example' });
    const urls: string[] = [];
    let count = 0;
    const post = async (path: string, headers: Record<string, string | string[]>, body: object) => {
      const answer = await sendRaw(town.api, {
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      expect([path, headers, answer.status < 500]).toEqual([path, headers, true]);
      urls.push(...(await town.mails()).map(({ action }) => action!.url));
    };
    await town.resident('member', 'mia@example.org');
    for (const headers of HOSTS) {
      for (const prefix of ['', 'http://evil.example', 'https://evil.example:443']) {
        const email = `new${(count += 1)}@example.org`;
        await post(`${prefix}/api/signup`, headers, { lastname: 'L', firstname: 'A', email, password: PASSWORD });
        await post(`${prefix}/api/forgot-password`, headers, { email: 'mia@example.org' });
      }
    }
    expect(urls.filter((url) => new URL(url).origin !== 'https://verse.example' || url.includes('evil'))).toEqual([]);
    process.stdout.write(`R22 host headers: ${urls.length} mails, 0 with another origin\n`);
    // Some of these requests are rejected outright, so they send no email.
    expect(urls.length).toBeGreaterThan(HOSTS.length * 2);
  });
});
