import { createHash, randomBytes } from 'node:crypto';
import type { Browser } from './browser';
import type { SetCookie } from './reply';

const isSecure = (publicOrigin: string): boolean => publicOrigin.startsWith('https:');

/** `__Host-` ties the cookies to this one host; browsers accept the prefix on https only. */
export const cookiePrefix = (publicOrigin: string): string => (isSecure(publicOrigin) ? '__Host-verse' : 'verse');

export const cookieAttributes = (publicOrigin: string) =>
  ({ secure: isSecure(publicOrigin), httpOnly: true, sameSite: 'lax', path: '/' }) as const;

/** Returns the value of a cookie of the browser. */
export function readCookie({ cookies }: Pick<Browser, 'cookies'>, name: string): string | undefined {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}

const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** A random key that one browser holds in a cookie; the store holds its digest. */
export interface BrowserKey {
  /** Creates a key: the cookie is for the browser, its digest for the store. */
  create(): { digest: string; cookie: SetCookie };
  /** Returns the digest of the browser's key. */
  read(browser: Browser): string | undefined;
  /** Extends the lifetime of the browser's key, if it has one. */
  renew(browser: Browser): SetCookie | undefined;
  /** Deletes the key from the browser. */
  clear: SetCookie;
}

export function createBrowserKey(publicOrigin: string, name: string, seconds: number): BrowserKey {
  const cookie = `${cookiePrefix(publicOrigin)}.${name}`;
  const attributes = cookieAttributes(publicOrigin);
  const toCookie = (value: string): SetCookie => ({
    name: cookie,
    value,
    options: { ...attributes, maxAge: seconds * 1000 },
  });
  const readKey = (browser: Browser) => readCookie(browser, cookie);
  return {
    create() {
      const value = randomBytes(32).toString('base64url');
      return { digest: digest(value), cookie: toCookie(value) };
    },
    read(browser) {
      const key = readKey(browser);
      return key === undefined ? undefined : digest(key);
    },
    renew(browser) {
      const key = readKey(browser);
      return key === undefined ? undefined : toCookie(key);
    },
    clear: { name: cookie, value: '', options: { ...attributes, expires: new Date(1) } },
  };
}
