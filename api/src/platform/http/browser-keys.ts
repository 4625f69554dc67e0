import { createHash, randomBytes } from 'node:crypto';
import type { CookieOptions } from 'express';
import type { Browser } from './browser';
import type { SetCookie } from './reply';

const isSecure = (publicOrigin: string): boolean => publicOrigin.startsWith('https:');

/** `__Host-` binds cookies to a single host; browsers accept the prefix only over HTTPS. */
export const cookiePrefix = (publicOrigin: string): string => (isSecure(publicOrigin) ? '__Host-verse' : 'verse');

export const cookieAttributes = (publicOrigin: string) =>
  ({ secure: isSecure(publicOrigin), httpOnly: true, sameSite: 'lax', path: '/' }) as const;

export function readCookie({ cookies }: Pick<Browser, 'cookies'>, name: string): string | undefined {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}

const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** A random key that a browser stores in a cookie, while the store contains only its digest. */
export type BrowserKey = ReturnType<typeof createBrowserKey>;

export function createBrowserKey(publicOrigin: string, name: string, seconds: number) {
  const cookie = `${cookiePrefix(publicOrigin)}.${name}`;
  const attributes = cookieAttributes(publicOrigin);
  const toCookie = (value: string, lifetime: CookieOptions = { maxAge: seconds * 1000 }): SetCookie => ({
    name: cookie,
    value,
    options: { ...attributes, ...lifetime },
  });
  const readKey = (browser: Browser) => readCookie(browser, cookie);
  return {
    /** Creates a key: a cookie for the browser and a digest for the store. */
    create(): { digest: string; cookie: SetCookie } {
      const value = randomBytes(32).toString('base64url');
      return { digest: digest(value), cookie: toCookie(value) };
    },
    read(browser: Browser): string | undefined {
      const key = readKey(browser);
      return key === undefined ? undefined : digest(key);
    },
    /** Extends the lifetime of the browser's key, or returns undefined if the browser has no key. */
    renew(browser: Browser): SetCookie | undefined {
      const key = readKey(browser);
      return key === undefined ? undefined : toCookie(key);
    },
    /** Cookie that deletes the key from the browser. */
    clear: toCookie('', { expires: new Date(1) }),
  };
}
