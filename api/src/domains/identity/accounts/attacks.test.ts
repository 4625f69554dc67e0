import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApi, spawnApi } from '../../../../test/api-process';
import { PASSWORD, startTown, tokenOf } from '../../../../test/people';
import { openSiteStore, removeSite } from '../../../../test/site-store';
import { stopApis } from '../../../../test/start-api';
import { ensureAccount } from './seed-accounts';

// Measures real times.
jest.unmock('@node-rs/argon2');
jest.setTimeout(1_800_000);
afterEach(stopApis);

/** Number of requests per type of address (known or unknown). `npm run soak` sends 1000. */
const TRIES = Number(process.env.TIMING_TRIES ?? 40);
/** Number of addresses per type, used in rotation. The two types differ only in whether an account exists. */
const ADDRESSES = 25;
const LANES = 4;

/** Measures how well response times separate the two samples: 0.5 means not at all, 0 and 1 mean perfectly. */
function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  let wins = 0;
  for (const a of one) for (const b of other) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (one.length * other.length);
}

/** Measures requests in pairs (one known and one unknown address, in random order), a few pairs at a time. */
async function timesOf(
  ask: readonly [known: (index: number) => Promise<Response>, unknown: (index: number) => Promise<Response>],
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  const take = async (kind: 0 | 1, index: number) => {
    const started = performance.now();
    await (await ask[kind](index)).arrayBuffer();
    times[kind].push(performance.now() - started);
  };
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < TRIES; index = next++) {
      const first = Math.random() < 0.5 ? 0 : 1;
      await take(first, index);
      await take(first === 0 ? 1 : 0, index);
    }
  };
  await Promise.all(Array.from({ length: LANES }, worker));
  return times;
}

/**
 * If the response times do not differ, the area has a standard error of √(1/6n) for n attempts per type. Deviations of
 * up to three standard errors are treated as random.
 */
const margin = Math.max(0.05, 3 * Math.sqrt(1 / (6 * TRIES)));

describe('the response time', () => {
  // @proves R15
  it.each([
    ['sign-in', '/api/signin', (email: string) => ({ email, password: 'not-the-one' })],
    [
      'sign-up',
      '/api/signup',
      (email: string) => ({ email, password: 'Lanterns-4-Sale!', firstname: 'Ada', lastname: 'Lovelace' }),
    ],
    ['forgot password', '/api/forgot-password', (email: string) => ({ email })],
  ])('of %s does not tell whether an address has an account', async (name, path, form) => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '100000', ANSWER_FLOOR_MS: '250' });
    const person = { password: PASSWORD, role: 'member', firstName: 'Ada', lastName: 'T' } as const;
    for (let index = 0; index < ADDRESSES; index += 1)
      await ensureAccount(town.api.store.db, { ...person, email: `known${index}@example.org` }, new Date());
    const ask = (email: string) => town.visitor().post(path, form(email));
    // Signing up turns an unknown address into a known one, so each address is used only once.
    const unknown = (index: number) => `nobody${name === 'sign-up' ? index : index % ADDRESSES}@example.org`;
    const [known, none] = await timesOf([
      (index) => ask(`known${index % ADDRESSES}@example.org`),
      (index) => ask(unknown(index)),
    ]);
    const area = areaUnderCurve(known, none);
    process.stdout.write(
      `R15 ${name}: ${TRIES} interleaved tries of each kind, AUC ${area.toFixed(3)} (0.5 ± ${margin.toFixed(3)})\n`,
    );
    expect(Math.abs(area - 0.5)).toBeLessThanOrEqual(margin);
  });
});

/** Number of guesses from a single IP address, and also from two hundred IP addresses together. */
const GUESSES = Number(process.env.GUESS_TRIES ?? 50);

describe('guessing over two processes', () => {
  // @proves R15
  it('reaches the password check at most ten times an hour, from one address and from two hundred', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'verse-guess-'));
    const store = await openSiteStore(dataDir);
    for (const email of ['one@example.org', 'many@example.org']) {
      await ensureAccount(
        store.db,
        { email, password: PASSWORD, role: 'member', firstName: 'Ada', lastName: 'T' },
        new Date(),
      );
    }
    await store.close();
    await buildApi();
    const processes = await Promise.all(
      [1, 2].map(() =>
        spawnApi(dataDir, { RATE_LIMIT_FACTOR: '1', ANSWER_FLOOR_MS: '0', TRUST_PROXY: 'loopback', NODE_ENV: 'test' }),
      ),
    );
    const guess = async (index: number, email: string, address: string) => {
      const answer = await fetch(`${processes[index % 2]!.origin}/api/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ email, password: `guess-${index}` }),
      });
      return answer.status;
    };
    const fromOne = await Promise.all(
      Array.from({ length: GUESSES }, (_, index) => guess(index, 'one@example.org', '203.0.113.9')),
    );
    const fromMany = await Promise.all(
      Array.from({ length: GUESSES }, (_, index) => guess(index, 'many@example.org', `198.51.100.${index % 200}`)),
    );
    await Promise.all(processes.map((one) => one.kill()));
    await removeSite(dataDir);
    for (const statuses of [fromOne, fromMany]) {
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
      // If the store is busy with the other process, an attempt gets 503 and the password is not checked.
      expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
    }
    expect(fromMany.filter((status) => status === 401)).toHaveLength(10);
  });
});

describe('secrets', () => {
  // @proves R20
  it('appear in no log line and no response: passwords, tokens, cookies, links', async () => {
    const town = await startTown({ LOG_LEVEL: 'trace' });
    const answers: string[] = [];
    const visitor = town.visitor();
    const keep = async (response: Response) => answers.push(await response.text());
    await keep(
      await visitor.post('/api/signup', {
        lastname: 'L',
        firstname: 'A',
        email: 'ada@example.org',
        password: 'CANARY-pass-1!',
      }),
    );
    const verification = tokenOf((await town.mails())[0]);
    await keep(await visitor.post('/api/signin', { email: 'ada@example.org', password: 'CANARY-wrong-2!' }));
    await keep(await visitor.post('/api/signin', { email: 'ada@example.org', password: 'CANARY-pass-1!' }));
    const cookie = decodeURIComponent(visitor.cookies.get('verse.session_token')!);
    await keep(await visitor.get('/api/session'));
    await keep(await visitor.get('/api/me'));
    await keep(await visitor.get('/api/sessions'));
    await keep(await visitor.post('/api/me/export'));
    await keep(await visitor.post('/api/verify-email', { token: verification }));
    await keep(await visitor.post('/api/verify-email', { token: verification }));
    await visitor.post('/api/forgot-password', { email: 'ada@example.org' });
    const reset = tokenOf((await town.mails())[0]);
    await keep(await visitor.get(`/reset-password?token=${reset}`));
    await keep(await visitor.post('/api/reset-password', { token: reset, newPassword: 'CANARY-new-3!' }));
    const everything = `${JSON.stringify(town.api.log)}\n${answers.join('\n')}`;
    for (const secret of ['CANARY', verification, reset, cookie, cookie.split('.')[0]!])
      expect(everything).not.toContain(secret);
    expect(town.api.log.length).toBeGreaterThan(10);
  });
});
