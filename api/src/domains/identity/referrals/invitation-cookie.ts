import { DAY_MS } from '@verse/api-contract/time';
import { type Browser, cookieAttributes, cookiePrefix, readCookie, type SetCookie } from '../../../platform/http';
import { CODE } from './referral-codes.repository';

const DAYS = 30;

/**
 * Remembers, in a cookie that scripts cannot read, which invitation link was opened in this browser. The sign-up page
 * explains the cookie.
 */
export function createInvitationCookie(publicOrigin: string) {
  const name = `${cookiePrefix(publicOrigin)}.ref`;
  const attributes = cookieAttributes(publicOrigin);
  return {
    of(browser: Browser): string | undefined {
      const code = readCookie(browser, name);
      return code !== undefined && CODE.test(code) ? code : undefined;
    },
    holding: (code: string): SetCookie => ({
      name,
      value: code,
      options: { ...attributes, maxAge: DAYS * DAY_MS },
    }),
    takeBack: { name, value: '', options: { ...attributes, expires: new Date(1) } } satisfies SetCookie,
  };
}

export type InvitationCookie = ReturnType<typeof createInvitationCookie>;
