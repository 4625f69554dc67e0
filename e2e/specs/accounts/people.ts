import { createHmac, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test as base } from '../../fixtures';
import { eventually } from '../../release-fixtures';

export { expect };

/** `site`: the origin of the site under test. */
export const test = base.extend<{ site: string }>({ site: async ({ baseURL }, use) => use(baseURL ?? '') });

/** Somebody nobody else's test knows. */
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

/** Where a request goes to: a site of its own, or the one that the browser is at. */
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

/** Opens the link in the mail, in the browser that signed up. */
export async function prove(page: Page, site: string, { email }: Person): Promise<void> {
  const token = tokenIn(await mailTo(page.request, site, email, 'Verify'));
  const verified = await page.request.post(`${site}/api/verify-email`, { headers: headersFor(site), data: { token } });
  expect([verified.status(), await verified.json()]).toEqual([
    200,
    { message: 'Email Verified Successfully', choosePassword: false },
  ]);
}

/** A new account whose browser is signed in, with its address verified. */
export async function settle(page: Page, site: string, changes: Partial<Person> = {}): Promise<Person> {
  const person = newPerson(changes);
  await signUp(page.request, site, person);
  await prove(page, site, person);
  await signIn(page.request, site, person);
  return person;
}

/** The text of an .eml file: quoted-printable taken off. */
function plain(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

async function outbox(request: APIRequestContext, site: string): Promise<string[]> {
  const page = await (await request.get(`${site}/api/outbox`)).text();
  return [...page.matchAll(/href="(\/api\/outbox\/[^"]+\.eml)"/g)].map(([, path = '']) => path);
}

const read = new Map<string, string>();

/** All mails to an address whose subject holds `subject`, newest first. */
export async function mailsTo(
  request: APIRequestContext,
  site: string,
  address: string,
  subject: string,
): Promise<string[]> {
  const paths = await outbox(request, site);
  for (const path of paths.filter((one) => !read.has(site + one))) {
    read.set(site + path, plain(await (await request.get(site + path)).text()));
  }
  const mails = paths.map((path) => read.get(site + path) ?? '');
  return mails.filter(
    (mail) => mail.includes(`To: ${address}`) && new RegExp(`^Subject: .*${subject}`, 'm').test(mail),
  );
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

export const linkIn = (mail: string) => /https?:\/\/\S+\?token=[\w-]+/.exec(mail)?.[0] ?? '';
export const tokenIn = (mail: string) => new URL(linkIn(mail)).searchParams.get('token') ?? '';

/** What an authenticator app shows for a secret, RFC 6238. */
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

/**
 * From here on the clocks of all tabs stand still: whatever reaches them now
 * waits for no timer. `page.clock.resume()` lets them go on.
 */
export async function stopClocks(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Opens a page whose clock stands still from then on; only `page.clock.runFor` moves it. */
export async function openStill(page: Page, address: string): Promise<void> {
  const start = new Date('2026-11-21T12:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  await page.goto(address);
  // The still clock keeps the marks of `performance` to itself; this is set in the same moment.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}
