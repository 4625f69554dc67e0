import { createHmac, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page, Request } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { eventually } from './release-fixtures';

export { expect };

/** Adds the `site` fixture, the origin of the site under test. */
export const test = base.extend<{ site: string }>({ site: async ({ baseURL }, use) => use(baseURL ?? '') });

/** A person whom no other test uses. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export const PASSWORD = 'Kbd4!hrt-quiet';

export const newPerson = (changes: Partial<Person> = {}): Person => ({
  firstName: 'Zainab',
  lastName: 'Olubori',
  email: `${randomUUID()}@example.org`,
  password: PASSWORD,
  ...changes,
});

/** Returns the Origin header for a request to a site, which need not be the site open in the browser. */
const headersFor = (site: string) => ({ origin: site });

export async function signUp(
  request: APIRequestContext,
  site: string,
  { firstName, lastName, email, password }: Person,
): Promise<void> {
  const answer = await request.post(`${site}/api/signup`, {
    headers: headersFor(site),
    data: { firstname: firstName, lastname: lastName, email, password },
  });
  expect(answer.status()).toBe(201);
}

export async function signIn(request: APIRequestContext, site: string, { email, password }: Person): Promise<void> {
  const answer = await request.post(`${site}/api/signin`, { headers: headersFor(site), data: { email, password } });
  expect(answer.status()).toBe(200);
}

/** Opens the link from the email in the browser that signed up, which signs it in. */
export async function verifyEmail(page: Page, site: string, { email }: Person): Promise<void> {
  const token = tokenIn(await mailTo(page.request, site, email, 'Verify'));
  const verified = await page.request.post(`${site}/api/verify-email`, { headers: headersFor(site), data: { token } });
  expect([verified.status(), await verified.json()]).toEqual([
    200,
    { message: 'Email Verified Successfully', choosePassword: false, email: email.toLowerCase(), isNewMember: true },
  ]);
}

/** Creates an account with a verified email address and signs the browser in. */
export async function settle(page: Page, site: string, changes: Partial<Person> = {}): Promise<Person> {
  const person = newPerson(changes);
  await signUp(page.request, site, person);
  await verifyEmail(page, site, person);
  return person;
}

/** Creates an account with a verified email address and leaves the browser signed out. */
export async function createAccount(page: Page, site: string, person: Person): Promise<void> {
  await settle(page, site, person);
  await page.context().clearCookies();
}

/** Decodes the quoted-printable text of an .eml file. */
function plain(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Returns the folder that the site started by Playwright writes its emails to, or undefined for other sites. */
const mailDirOf = (site: string) =>
  site === test.info().project.use.baseURL && process.env.E2E_DATA_DIR && !process.env.E2E_ORIGIN
    ? path.join(process.env.E2E_DATA_DIR, 'mail')
    : undefined;

const recipients = new Map<string, string>();

/**
 * Returns the paths of the emails to an address, newest first. The outbox also contains the emails from all other
 * tests.
 */
async function outbox(request: APIRequestContext, site: string, address: string): Promise<string[]> {
  const folder = mailDirOf(site);
  if (!folder) {
    const page = await (await request.get(`${site}/api/outbox`)).text();
    const mails = page.matchAll(/<span>to ([^<]*)<\/span>.*?href="(\/api\/outbox\/[^"]+\.eml)"/g);
    return [...mails].filter(([, to]) => to === address).map(([, , file = '']) => file);
  }
  // Reads the files, because the page lists hundreds of emails near the end of a run.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  for (const name of names.filter((one) => !recipients.has(one))) {
    const text = await readFile(path.join(folder, name), 'utf8').catch(() => '');
    const to = /"to":"([^"]*)"/.exec(text)?.[1];
    if (to) recipients.set(name, to);
  }
  return names
    .filter((name) => recipients.get(name) === address)
    .sort()
    .reverse()
    .map((name) => `/api/outbox/${path.parse(name).name}.eml`);
}

const read = new Map<string, string>();

/** Returns all emails to an address whose subject contains `subject`, newest first. */
export async function mailsTo(
  request: APIRequestContext,
  site: string,
  address: string,
  subject: string,
): Promise<string[]> {
  const paths = await outbox(request, site, address);
  for (const file of paths.filter((one) => !read.has(site + one))) {
    read.set(site + file, plain(await (await request.get(site + file)).text()));
  }
  const mails = paths.map((file) => read.get(site + file) ?? '');
  return mails.filter((mail) => new RegExp(`^Subject: .*${subject}`, 'm').test(mail));
}

export async function mailTo(
  request: APIRequestContext,
  site: string,
  address: string,
  subject: string,
): Promise<string> {
  const [mail = ''] = await eventually(
    () => mailsTo(request, site, address, subject),
    (mails) => mails.length > 0,
  );
  return mail;
}

export const linkIn = (mail: string) => /https?:\/\/\S+\?token=[\w-]+(?:\.[\w-]+)?/.exec(mail)?.[0] ?? '';
export const tokenIn = (mail: string) => new URL(linkIn(mail)).searchParams.get('token') ?? '';

/** Returns the TOTP code for a secret (RFC 6238). */
export function codeOf(secret: string, at = Date.now()): string {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const pendingFiles = new WeakMap<Page, Set<Request>>();

/** Keeps track of the scripts and style sheets that a page is loading. */
function watchFiles(page: Page): void {
  if (pendingFiles.has(page)) return;
  const pending = new Set<Request>();
  pendingFiles.set(page, pending);
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
}

/**
 * Counts the files that a page is loading, once it has requested what it needs. Undefined while the page is being
 * replaced.
 */
const countPending = (page: Page) =>
  page
    .evaluate(() => document.readyState)
    .then(
      () => pendingFiles.get(page)!.size,
      () => undefined,
    );

/**
 * Stops the clocks of all tabs, so that no timer fires. Anything that reaches a tab after that did not wait for a
 * timer. `page.clock.resume()` restarts the clocks.
 */
export async function stopClocks(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Opens a page with a stopped clock, which advances only through `advanceClock`. */
export async function openStill(page: Page, address: string): Promise<void> {
  watchFiles(page);
  const start = new Date('2026-11-21T12:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  await page.goto(address);
  // The stopped clock hides `performance` marks, so this waits for a value that the page sets at the same time.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}

/** Less than half of the time after which the page gives up a file. */
const LONGEST_STEP_MS = 2000;

/**
 * Advances a stopped clock. A file that the page still loads would time out after 5 seconds of that clock, so time
 * passes in steps, after each of which no file may be on its way.
 */
export async function advanceClock(page: Page, ms: number): Promise<void> {
  watchFiles(page);
  for (let left = ms, step = 50; left > 0; left -= step, step = Math.min(2 * step, LONGEST_STEP_MS)) {
    await expect.poll(() => countPending(page)).toBe(0);
    // eslint-disable-next-line no-restricted-syntax -- the only place that may
    await page.clock.runFor(Math.min(step, left));
  }
}
