import type { Request, Response } from 'express';
import type { Role, SessionAnswer } from '@verse/api-contract/accounts';
import { CLIENT_ADDRESS, type Auth } from './auth';
import { HASHED } from './auth-adapter';

export interface AuthAnswer {
  status: number;
  body: Record<string, unknown>;
  cookies: string[];
}

/** Who a cookie belongs to. */
export interface SignedInPerson {
  sessionId: string;
  signedInAt: Date;
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  theme: SessionAnswer['theme'];
  twoFactor: boolean;
}

export interface AuthBridge {
  /**
   * Calls a route of better-auth as a browser of this site would. Its `api.*` functions would pass over the checks that
   * its handler makes. Answers hold session tokens: take from them what is needed, send none of them on.
   */
  call(request: Request, path: string, body?: object): Promise<AuthAnswer>;
  /** Hands the cookies of an answer to the browser. */
  pass(answer: AuthAnswer, response: Response): void;
  /** Ends the session that an answer has begun, whose cookies nobody has been given. */
  undo(request: Request, answer: AuthAnswer): Promise<void>;
  person(request: Request): Promise<SignedInPerson | undefined>;
}

/** A digest out of a stolen store is no token, though the adapter takes one for its own. */
function holdsDigest(cookies: string): boolean {
  return cookies.split(';').some((pair) => {
    const value = pair.slice(pair.indexOf('=') + 1).trim().replace(/^"/, '');
    try {
      return decodeURIComponent(value).startsWith(HASHED);
    } catch {
      return value.startsWith(HASHED);
    }
  });
}

function headersOf(request: Request, publicOrigin: string): Headers {
  const headers = new Headers({ origin: publicOrigin, [CLIENT_ADDRESS]: request.ip ?? '' });
  for (const name of ['cookie', 'user-agent']) {
    const value = request.get(name);
    if (value !== undefined && !(name === 'cookie' && holdsDigest(value))) headers.set(name, value);
  }
  return headers;
}

export function createAuthBridge(auth: Auth, publicOrigin: string): AuthBridge {
  return {
    async call(request, path, body) {
      const headers = headersOf(request, publicOrigin);
      if (body !== undefined) headers.set('content-type', 'application/json');
      const answer = await auth.handler(
        new Request(`${publicOrigin}/api/auth${path}`, { method: body === undefined ? 'GET' : 'POST', headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
      );
      const text = await answer.text();
      return { status: answer.status, body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}, cookies: answer.headers.getSetCookie() };
    },
    pass(answer, response) {
      for (const cookie of answer.cookies) response.append('Set-Cookie', cookie);
    },
    async undo(request, answer) {
      const headers = headersOf(request, publicOrigin);
      headers.set('cookie', answer.cookies.map((line) => line.split(';', 1)[0]).join('; '));
      headers.set('content-type', 'application/json');
      await auth.handler(new Request(`${publicOrigin}/api/auth/sign-out`, { method: 'POST', headers, body: '{}' }));
    },
    async person(request) {
      if (request.get('cookie') === undefined) return undefined;
      const found = await auth.api.getSession({ headers: headersOf(request, publicOrigin), query: { disableRefresh: true } });
      if (!found || found.user.suspended === true) return undefined;
      const { session, user } = found;
      return {
        sessionId: session.id,
        signedInAt: session.createdAt,
        id: user.id,
        firstName: user.firstName,
        lastName: user.lastName,
        email: user.email,
        emailVerified: user.emailVerified,
        role: (user.role ?? 'member') as Role,
        theme: (user.theme ?? null) as SessionAnswer['theme'],
        twoFactor: user.twoFactorEnabled === true,
      };
    },
  };
}
