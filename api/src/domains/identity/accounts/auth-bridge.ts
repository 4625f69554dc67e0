import type { SessionAnswer } from '@verse/api-contract/api';
import { DEFAULT_ROLE, type Role } from '@verse/api-contract/roles';
import { DAY_MS } from '@verse/api-contract/time';
import { AppError, type Browser } from '../../../platform/http';
import { type Auth, CLIENT_ADDRESS } from './auth';
import { HASHED } from './auth-adapter';
import { fromAuthEmail, toAuthEmail } from './auth-emails';
import { findSilence } from './restrictions';
import { rethrowStoreFailure } from './store-failures';

export interface AuthAnswer {
  status: number;
  body: Record<string, unknown>;
  cookies: string[];
}

export interface SignedInPerson {
  sessionId: string;
  signedInAt: Date;
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  /** When a silence that is in force ends. */
  silencedUntil: Date | undefined;
  theme: SessionAnswer['theme'];
  twoFactor: boolean;
  /** The account's security stamp when the cookie was looked up. */
  securityStamp: number;
}

const withAuthEmail = (body: object): object =>
  'email' in body && typeof body.email === 'string' ? { ...body, email: toAuthEmail(body.email) } : body;

export type AuthBridge = ReturnType<typeof createAuthBridge>;

/**
 * Returns the signed-in person with their session. The guard has already authorised the caller, but account changes
 * also need the session.
 */
export type Me = (browser: Browser) => Promise<SignedInPerson>;

export const createMe =
  (bridge: Pick<AuthBridge, 'person'>): Me =>
  async (browser) => {
    const person = await bridge.person(browser);
    if (!person) throw new AppError('unauthenticated', 'Please sign in to continue.');
    return person;
  };

/** Whether a cookie contains a digest, e.g. from a stolen store. The adapter would accept a digest as a token. */
function holdsDigest(cookies: string): boolean {
  return cookies.split(';').some((pair) => {
    const value = pair
      .slice(pair.indexOf('=') + 1)
      .trim()
      .replace(/^"/, '');
    try {
      return decodeURIComponent(value).startsWith(HASHED);
    } catch {
      return value.startsWith(HASHED);
    }
  });
}

/** Each visit extends a session by a week, but never beyond this limit. */
export const LONGEST_SESSION_DAYS = 30;

const isTooOld = (since: Date, now: Date) => now.getTime() - since.getTime() > LONGEST_SESSION_DAYS * DAY_MS;

const withoutSession = (cookies: string) =>
  cookies
    .split(';')
    .filter((pair) => !/^\s*(?:__Host-)?verse\.session_token=/.test(pair))
    .join(';');

const unavailable = () =>
  new AppError('unavailable', 'We couldn’t look this up. Please try again in a moment.', {
    headers: { 'Retry-After': '5' },
  });

export function createAuthBridge(auth: Auth, publicOrigin: string, now: () => Date) {
  function headersOf({ address, cookies, userAgent }: Browser): Headers {
    const headers = new Headers({ origin: publicOrigin, [CLIENT_ADDRESS]: address });
    if (cookies !== '' && !holdsDigest(cookies)) headers.set('cookie', cookies);
    if (userAgent !== undefined) headers.set('user-agent', userAgent);
    return headers;
  }

  return {
    /**
     * Calls a better-auth route through its HTTP handler, because its `api.*` functions skip the handler's checks.
     * `guest` omits the caller's session. Throws if the store fails.
     *
     * Responses contain session tokens, so copy the needed fields and never forward a response.
     */
    async call(browser: Browser, path: string, body?: object, as?: { guest: true }): Promise<AuthAnswer> {
      const headers = headersOf(browser);
      if (as?.guest) headers.set('cookie', withoutSession(headers.get('cookie') ?? ''));
      if (body !== undefined) headers.set('content-type', 'application/json');
      const init = {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(withAuthEmail(body)) }),
      };
      const answer = await rethrowStoreFailure(() =>
        auth.handler(new Request(`${publicOrigin}/api/auth${path}`, init)),
      );
      if (answer.status >= 500) throw unavailable();
      const text = await answer.text();
      return {
        status: answer.status,
        body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
        cookies: answer.headers.getSetCookie(),
      };
    },
    /** Ends the session created by a response whose cookies were not sent to the browser. */
    async undo(browser: Browser, answer: AuthAnswer): Promise<void> {
      const headers = headersOf(browser);
      headers.set('cookie', answer.cookies.map((line) => line.split(';', 1)[0]).join('; '));
      headers.set('content-type', 'application/json');
      await auth.handler(new Request(`${publicOrigin}/api/auth/sign-out`, { method: 'POST', headers, body: '{}' }));
    },
    async person(browser: Browser): Promise<SignedInPerson | undefined> {
      if (browser.cookies === '') return undefined;
      const found = await rethrowStoreFailure(() =>
        auth.api.getSession({ headers: headersOf(browser), query: { disableRefresh: true } }),
      );
      if (!found || found.user.suspended === true || isTooOld(found.session.createdAt, now())) return undefined;
      const { session, user } = found;
      return {
        sessionId: session.id,
        signedInAt: session.createdAt,
        id: user.id,
        firstName: user.firstName,
        lastName: user.lastName,
        email: fromAuthEmail(user.email),
        emailVerified: user.emailVerified,
        role: (user.role ?? DEFAULT_ROLE) as Role,
        silencedUntil: findSilence({ silencedUntil: user.silencedUntil ?? undefined }, now()),
        theme: (user.theme ?? null) as SessionAnswer['theme'],
        twoFactor: user.twoFactorEnabled === true,
        securityStamp: user.securityStamp ?? 0,
      };
    },
  };
}
