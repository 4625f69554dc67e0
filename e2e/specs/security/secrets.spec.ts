import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIResponse, Page } from '@playwright/test';
import { releasesDir } from '@verse/build/workspace';
import { untilHydrated } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { codeOf, expect, linkIn, test } from '../../people';
import { eventually } from '../../release-fixtures';

const EMAIL = 'canary@example.org';
const MOVED = 'moved@example.org';
const PEOPLE = [EMAIL, MOVED].flatMap((address) => [address, encodeURIComponent(address)]);
const SECRETS = {
  'first password': 'CANARY-1st-Lamp!',
  'wrong password': 'CANARY-2nd-Lamp!',
  'reset password': 'CANARY-3rd-Lamp!',
  'last password': 'CANARY-4th-Lamp!',
  'signing secret': `CANARY-signs-sessions-${randomBytes(16).toString('hex')}`,
  'purge token': `CANARY-purge-${randomBytes(16).toString('hex')}`,
};

interface Site {
  address: string;
  dataDir: string;
  log: string[];
}

/** Everything sent to the browser, and the URLs it requested. */
interface Traffic {
  urls: string[];
  answers: { what: string; headers: string; body: string }[];
}

function watch(page: Page, traffic: Traffic) {
  page.on('request', (request) =>
    traffic.urls.push(`${request.method()} ${request.url()} from ${request.headers().referer ?? ''}`),
  );
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

async function mailed({ dataDir }: Site, subject: string, after = 0): Promise<string> {
  const folder = path.join(dataDir, 'mail');
  const read = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    return mails
      .map((mail) => mail.replace(/=\r?\n/g, '').replace(/=3D/g, '='))
      .filter((mail) => mail.includes(`\nSubject: ${subject}\r\n`));
  };
  const mails = await eventually(read, (found) => found.length > after);
  return linkIn(mails.at(-1) ?? '');
}

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

/** Calls the gateway as the page's browser would, and records the response and its cookies. */
function caller(page: Page, { address }: Site, traffic: Traffic, found: Map<string, string>) {
  return async (method: string, to: string, data?: object): Promise<APIResponse> => {
    const answer = await page.request.fetch(address + to, {
      method,
      headers: { origin: address },
      ...(data ? { data } : {}),
    });
    for (const { name, value } of answer.headersArray()) {
      const cookie = /^(verse\.[a-z_]+)=([^;]{20,})/.exec(name.toLowerCase() === 'set-cookie' ? value : '');
      if (cookie)
        found.set(
          `cookie ${cookie[1]} of ${to} ${found.size}`,
          decodeURIComponent(cookie[2] ?? '').split('.')[0] ?? '',
        );
    }
    // Cookies may appear only in their own header.
    const headers = answer.headersArray().filter(({ name }) => name.toLowerCase() !== 'set-cookie');
    traffic.answers.push({ what: `${method} ${to}`, headers: JSON.stringify(headers), body: await answer.text() });
    return answer;
  };
}

async function signUpByHand(page: Page, { address }: Site, password: string) {
  await page.goto(`${address}/signup`);
  await untilHydrated(page);
  await page.getByLabel('Last Name').fill('Canary');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Email', { exact: true }).fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /Terms/ }).check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Goes through the entire lifecycle of an account. Returns all of its secrets. */
async function live(page: Page, site: Site, traffic: Traffic): Promise<Map<string, string>> {
  const found = new Map<string, string>(Object.entries(SECRETS));
  const call = caller(page, site, traffic, found);
  const [first, wrong, reset, last] = Object.values(SECRETS);
  await signUpByHand(page, site, first ?? '');
  const verification = await mailed(site, 'Verify your email');
  found.set('token that verifies', tokenOf(verification));
  await page.goto(verification);
  await expect(page.getByText('Email Verified Successfully')).toBeVisible({ timeout: 30_000 });

  await call('POST', '/api/signup', { lastname: 'C', firstname: 'A', email: EMAIL, password: wrong });
  await call('POST', '/api/signin', { email: EMAIL, password: wrong });
  await call('POST', '/api/signin', { email: EMAIL, password: first, role: wrong });
  expect((await call('POST', '/api/signin', { email: EMAIL, password: first })).status()).toBe(200);
  for (const to of ['/api/session', '/api/me', '/api/sessions', '/verse/settings', '/verse/user-profile'])
    await call('GET', to);
  await call('POST', '/api/me/export');
  await call('POST', '/api/verify-email', { token: tokenOf(verification) });

  const setUp = (await (await call('POST', '/api/me/two-factor', { password: first })).json()) as {
    secret: string;
    recoveryCodes: string[];
  };
  found.set('secret of the second factor', setUp.secret);
  setUp.recoveryCodes.forEach((code, index) => found.set(`recovery code ${index}`, code));
  expect((await call('POST', '/api/me/two-factor/confirm', { code: codeOf(setUp.secret) })).status()).toBe(200);
  const renewed = (await (await call('POST', '/api/me/two-factor/recovery-codes', { password: first })).json()) as {
    recoveryCodes: string[];
  };
  renewed.recoveryCodes.forEach((code, index) => found.set(`renewed recovery code ${index}`, code));
  await call('POST', '/api/signout');
  await call('POST', '/api/signin', { email: EMAIL, password: first });
  await call('POST', '/api/signin/two-factor', { code: '000000' });
  expect((await call('POST', '/api/signin/two-factor', { code: renewed.recoveryCodes[0] })).status()).toBe(200);
  expect((await call('DELETE', '/api/me/two-factor', { password: first })).status()).toBe(200);

  await call('POST', '/api/forgot-password', { email: EMAIL });
  const link = await mailed(site, 'Reset your password');
  found.set('token that resets', tokenOf(link));
  await page.goto(link);
  await call('POST', '/api/reset-password', { token: tokenOf(link), newPassword: 'weak' });
  expect((await call('POST', '/api/reset-password', { token: tokenOf(link), newPassword: reset })).status()).toBe(200);
  await call('POST', '/api/reset-password', { token: tokenOf(link), newPassword: reset });
  expect((await call('POST', '/api/me/password', { password: reset, newPassword: last })).status()).toBe(200);
  await call('POST', '/api/me/email', { email: MOVED, password: last });
  const move = await mailed(site, 'Confirm your new email');
  found.set('token that moves', tokenOf(move));
  await page.goto(move);
  await expect(page.getByText('Email Verified Successfully')).toBeVisible({ timeout: 30_000 });
  await call('GET', '/api/none?token=' + tokenOf(move));
  await call('POST', '/api/me/deletion', { password: last, confirm: 'DELETE' });
  return found;
}

/**
 * Responses that must contain a secret, each with the secret's name. Cookies are not listed, because they are in
 * Set-Cookie.
 */
const MUST_HOLD: [answer: string, secret: RegExp][] = [
  ['POST /api/me/two-factor', /^(secret of the second factor|recovery code)/],
  ['POST /api/me/two-factor/recovery-codes', /^renewed recovery code/],
];
/**
 * An email link contains the token. The request for the linked page therefore contains it too, as do that page's own
 * requests.
 */
const isLink = (url: string, secret: string, site: string) =>
  /^token/.test(secret) &&
  (url.startsWith(`GET ${site}/email-verified?token=`) || url.startsWith(`GET ${site}/reset-password?token=`));
const isFromLink = (url: string, site: string) =>
  / from https?:\S*[?&]token=/.test(url) && new URL(url.split(' ')[1] ?? '').origin === site;

const textsOf = (files: string[]) =>
  Promise.all(files.map(async (file) => [file, (await readFile(file)).toString('latin1')] as const));

// @proves R20 GAP-090 GAP-034 GAP-070
test('no password, token, cookie or code is in a log, response, URL, store, or bundle that does not need it', async ({
  page,
  expectConsole,
  atEnd,
}) => {
  expectConsole(/4\d\d/);
  const log: string[] = [];
  const own = await startOwnSite(
    {
      LOG_LEVEL: 'trace',
      RATE_LIMIT_FACTOR: '100',
      AUTH_SECRET: SECRETS['signing secret'],
      PURGE_TOKEN: SECRETS['purge token'],
      SEED: '0',
    },
    (_name, text) => void log.push(text),
  );
  atEnd(own.stop);
  const site = { address: own.address, dataDir: own.dataDir, log };
  const traffic: Traffic = { urls: [], answers: [] };
  watch(page, traffic);
  const leaks: string[] = [];
  let looked = 0;
  const secrets = [...(await live(page, site, traffic))].filter(([, secret]) => secret.length >= 8);
  expect(secrets.length).toBeGreaterThan(30);
  await page.close();
  const written = log.join('');
  expect(written).toContain('/api/signin');
  expect(PEOPLE.filter((address) => written.includes(address))).toEqual([]);
  const kept = await textsOf(
    (await filesUnder(site.dataDir)).filter((file) => !file.startsWith(path.join(site.dataDir, 'mail'))),
  );
  const api = path.resolve(import.meta.dirname, '../../../api/dist');
  const built = await textsOf([...(await filesUnder(releasesDir())), ...(await filesUnder(api))]);
  expect(built.length).toBeGreaterThan(50);
  for (const [name, secret] of secrets) {
    const forms = [...new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])];
    const holds = (text: string) => forms.some((form) => text.includes(form));
    if (holds(written)) leaks.push(`${name} in the log`);
    for (const { what, headers, body } of traffic.answers) {
      looked += 1;
      if (holds(headers) || (holds(body) && !MUST_HOLD.some(([answer, which]) => answer === what && which.test(name))))
        leaks.push(`${name} in the answer of ${what.slice(0, 60)}`);
    }
    for (const url of traffic.urls) {
      looked += 1;
      if (holds(url) && !isLink(url, name, site.address) && !isFromLink(url, site.address))
        leaks.push(`${name} in the address ${url.slice(0, 120)}`);
    }
    for (const [file, text] of [...kept, ...built]) {
      looked += 1;
      if (holds(text)) leaks.push(`${name} in ${path.basename(file)}`);
    }
  }
  test.info().annotations.push({ type: 'tries', description: `${secrets.length} secrets, ${looked} places` });
  expect([...new Set(leaks)]).toEqual([]);
});
