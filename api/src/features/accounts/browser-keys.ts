import { createHash, randomBytes } from 'node:crypto';
import type { Browser, SetCookie } from '../../platform/http';

const isSecure = (publicOrigin: string): boolean => publicOrigin.startsWith('https:');

/** `__Host-` ties the cookies to this one host; browsers accept the prefix on https only. */
export const cookiePrefix = (publicOrigin: string): string => (isSecure(publicOrigin) ? '__Host-verse' : 'verse');

export const cookieAttributes = (publicOrigin: string) =>
  ({ secure: isSecure(publicOrigin), httpOnly: true, sameSite: 'lax', path: '/' }) as const;

const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** A random key that one browser holds in a cookie; the store holds its digest. */
export interface BrowserKey {
  /** A new key: the cookie is for the browser, its digest for the store. */
  make(): { digest: string; cookie: SetCookie };
  /** Digest of what the browser holds. */
  of(browser: Browser): string | undefined;
  /** Takes the key from the browser. */
  takeBack: SetCookie;
}

export function createBrowserKey(publicOrigin: string, name: string, seconds: number): BrowserKey {
  const cookie = `${cookiePrefix(publicOrigin)}.${name}`;
  const attributes = cookieAttributes(publicOrigin);
  return {
    make() {
      const value = randomBytes(32).toString('base64url');
      const options = { ...attributes, maxAge: seconds * 1000 };
      return { digest: digest(value), cookie: { name: cookie, value, options } };
    },
    of({ cookies }) {
      const pairs = cookies.split(';').map((pair) => pair.trim());
      const key = pairs.find((pair) => pair.startsWith(`${cookie}=`))?.slice(cookie.length + 1);
      return key === undefined || key === '' ? undefined : digest(key);
    },
    takeBack: { name: cookie, value: '', options: { ...attributes, expires: new Date(1) } },
  };
}
