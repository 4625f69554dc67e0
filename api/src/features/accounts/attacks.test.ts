import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSWORD, startTown, tokenOf, Visitor } from '../../../test/people';
import { buildApi, spawnApi } from '../../../test/api-process';
import { stopApis } from '../../../test/start-api';
import { openStore } from '../../store';
import { ensureAccount } from './standing-accounts';

jest.setTimeout(600_000);
afterEach(stopApis);

/** Tries of each kind; a full measurement takes 1000. */
const TRIES = Number(process.env.TIMING_TRIES ?? 25);

/** How well the time of an answer tells one kind from the other: 0.5 is not at all, 1 is always. */
function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  let wins = 0;
  for (const a of one) for (const b of other) wins += a > b ? 1 : a === b ? 0.5 : 0;
  const area = wins / (one.length * other.length);
  return Math.max(area, 1 - area);
}

async function timesOf(known: () => Promise<Response>, unknown: () => Promise<Response>): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  const take = async (kind: 0 | 1) => {
    const started = performance.now();
    await (await (kind === 0 ? known() : unknown())).arrayBuffer();
    times[kind].push(performance.now() - started);
  };
  for (let round = 0; round < TRIES; round += 1) {
    const first = (round % 2) as 0 | 1;
    await take(first);
    await take(first === 0 ? 1 : 0);
  }
  return times;
}

/** Chance alone moves the figure with few tries: three standard errors of a coin. */
const bound = Math.max(0.55, 0.5 + 3 * Math.sqrt(1 / (6 * TRIES)));

describe('the time of an answer', () => {
  it.each([
    ['sign-in', '/api/signin', (email: string) => ({ email, password: 'not-the-one' })],
    ['sign-up', '/api/signup', (email: string) => ({ email, password: 'Lanterns-4-Sale!', firstname: 'Ada', lastname: 'Lovelace' })],
    ['forgot password', '/api/forgot-password', (email: string) => ({ email })],
  ])('of %s does not tell whether an address has an account [R15]', async (name, path, form) => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '100000', ANSWER_FLOOR_MS: '250' });
    await town.resident('member', 'mia@example.org');
    let count = 0;
    const [known, unknown] = await timesOf(
      () => town.visitor().post(path, form('mia@example.org')),
      () => town.visitor().post(path, form(`nobody${(count += 1)}@example.org`)),
    );
    const area = areaUnderCurve(known, unknown);
    process.stdout.write(`R15 ${name}: ${TRIES} interleaved tries of each kind, AUC ${area.toFixed(3)}\n`);
    expect(area).toBeLessThanOrEqual(bound);
  });
});

describe('guessing over two processes', () => {
  it('reaches the password ten times an hour at most, from one address and from two hundred [R15]', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'verse-guess-'));
    const store = await openStore({ path: join(dataDir, 'verse.sqlite') });
    for (const email of ['one@example.org', 'many@example.org']) {
      await ensureAccount(store.db, { email, password: PASSWORD, role: 'member', firstName: 'Ada', lastName: 'T' }, new Date());
    }
    await store.close();
    await buildApi();
    const processes = await Promise.all([1, 2].map(() => spawnApi(dataDir, { RATE_LIMIT_FACTOR: '1', ANSWER_FLOOR_MS: '0', TRUST_PROXY: 'loopback', NODE_ENV: 'test' })));
    const guess = async (index: number, email: string, address: string) => {
      const answer = await fetch(`${processes[index % 2]!.origin}/api/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ email, password: `guess-${index}` }),
      });
      return answer.status;
    };
    const fromOne = await Promise.all(Array.from({ length: 200 }, (_, index) => guess(index, 'one@example.org', '203.0.113.9')));
    const fromMany = await Promise.all(Array.from({ length: 200 }, (_, index) => guess(index, 'many@example.org', `198.51.100.${index}`)));
    await Promise.all(processes.map((one) => one.kill()));
    await rm(dataDir, { recursive: true });
    for (const statuses of [fromOne, fromMany]) {
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
      expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
    }
    expect(fromMany.filter((status) => status === 401)).toHaveLength(10);
  });
});

describe('secrets', () => {
  it('are in no line of the log and in no answer: passwords, tokens, cookies, links [R20]', async () => {
    const town = await startTown({ LOG_LEVEL: 'trace' });
    const answers: string[] = [];
    const visitor = town.visitor();
    const keep = async (response: Response) => answers.push(await response.text());
    await keep(await visitor.post('/api/signup', { lastname: 'L', firstname: 'A', email: 'ada@example.org', password: 'CANARY-pass-1!' }));
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
    for (const secret of ['CANARY', verification, reset, cookie, cookie.split('.')[0]!]) expect(everything).not.toContain(secret);
    expect(town.api.log.length).toBeGreaterThan(10);
  });
});

describe('operators in place of text', () => {
  it('are refused at every route that takes a body, and change nothing [R10]', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    const mia = await town.resident('admin', 'mia@example.org');
    const before = await (await mia.get('/api/me')).json();
    const operators: unknown[] = [{ $ne: null }, { $gt: '' }, { $regex: '.*' }, { $where: '1' }, ['x'], { toString: 'x' }, 7, true, null];
    const fields = ['email', 'password', 'newPassword', 'token', 'code', 'firstname', 'lastname', 'firstName', 'lastName', 'theme', 'phone', 'confirm', 'role'];
    const routes = town.api.features.find(({ name }) => name === 'accounts')!.operations.filter(({ method, path }) => method !== 'get' && path !== '/api/signout' && !/sessions|export/.test(path));
    let tries = 0;
    for (const { method, path } of routes) {
      for (const value of operators) {
        const answer = await mia.send(method.toUpperCase(), path.replace(':id', 'x'), Object.fromEntries(fields.map((field) => [field, value])));
        expect([method, path, value, answer.status]).toEqual([method, path, value, 400]);
        tries += 1;
      }
    }
    expect(tries).toBeGreaterThan(100);
    expect(await (await new Visitor(town.api).signIn('mia@example.org')).get('/api/me').then((answer) => answer.json())).toEqual(before);
  });
});
