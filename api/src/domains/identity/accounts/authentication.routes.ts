import type { DemoAccount, SessionAnswer } from '@verse/api-contract/api';
import {
  codeSchema,
  sessionAnswerSchema,
  signedInSchema,
  signInSchema,
} from '@verse/api-contract/identity/accounts.schema';
import { MINUTE_MS } from '@verse/api-contract/time';
import { noContent, PUBLIC, type RateLimits, reply, type Route, route } from '../../../platform/http';
import type { People, Shop } from '../../../platform/ports';
import { isRecent, sessionUserView } from './accounts.view';
import type { AuthBridge } from './auth-bridge';
import type { AuthenticationService } from './authentication.service';

export interface AuthenticationRoutesOptions extends Pick<People, 'findPicture'>, Pick<Shop, 'hasCart'> {
  service: AuthenticationService;
  bridge: AuthBridge;
  rateLimits: RateLimits;
  limits: { entriesPer15Minutes: number };
  demo: readonly DemoAccount[];
  now: () => Date;
}

export const WAIT = 'Too many attempts from your connection. Please wait a while and try again.';
/** Prevents caching, because each response is meant for a single browser. */
export const NOT_KEPT = { 'Cache-Control': 'no-store' };

/** All sign-in routes share this limit, so an attempt on one route counts towards the others. */
export const entryLimit = ({ rateLimits, limits }: Pick<AuthenticationRoutesOptions, 'rateLimits' | 'limits'>) =>
  rateLimits({ name: 'entry', windowMs: 15 * MINUTE_MS, limit: limits.entriesPer15Minutes, message: WAIT });

function signInRoutes({ service }: AuthenticationRoutesOptions, entries: ReturnType<typeof entryLimit>): Route[] {
  const errors = [400, 401, 413, 415, 429];
  return [
    route(
      {
        method: 'post',
        path: '/api/signin',
        summary: 'Sign in',
        permission: PUBLIC,
        limits: [entries],
        body: signInSchema,
        responses: { 200: { description: 'Signed in, or a code is needed', schema: signedInSchema } },
        errors,
      },
      async ({ browser, body }) => {
        const { needsCode, cookies } = await service.signIn(browser, body);
        return reply(200, { twoFactor: needsCode }, { headers: NOT_KEPT, cookies });
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/signin/two-factor',
        summary: 'Confirm a sign-in with a code',
        permission: PUBLIC,
        limits: [entries],
        body: codeSchema,
        responses: { 200: { description: 'Signed in', schema: signedInSchema } },
        errors,
      },
      async ({ browser, body }) => {
        const cookies = await service.enterCode(browser, body.code);
        return reply(200, { twoFactor: false }, { headers: NOT_KEPT, cookies });
      },
    ),
  ];
}

export const authenticationRoutes = (
  options: AuthenticationRoutesOptions,
  entries: ReturnType<typeof entryLimit>,
): Route[] => [
  ...signInRoutes(options, entries),
  route(
    {
      method: 'post',
      path: '/api/signout',
      summary: 'Sign out',
      permission: PUBLIC,
      responses: { 204: { description: 'Done' } },
    },
    async ({ browser }) => noContent({ headers: NOT_KEPT, cookies: await options.service.signOut(browser) }),
  ),
  route(
    {
      method: 'get',
      path: '/api/session',
      summary: 'Get the signed-in person',
      permission: PUBLIC,
      responses: { 200: { description: 'The session', schema: sessionAnswerSchema } },
    },
    async ({ browser }) => {
      const { bridge, findPicture, hasCart, demo, now } = options;
      const person = await bridge.person(browser);
      const answer: SessionAnswer = {
        user: person ? { ...sessionUserView(person), picture: await findPicture(person.id) } : null,
        isRecent: person ? isRecent(person, now()) : false,
        theme: person?.theme ?? null,
        hasCart: await hasCart(browser, person?.id),
        ...(demo.length > 0 && !person ? { demo: [...demo] } : {}),
      };
      // A visit extends the session, so better-auth sends a new cookie.
      const cookies = person ? (await bridge.call(browser, '/get-session')).cookies : [];
      return reply(200, answer, { headers: NOT_KEPT, cookies });
    },
  ),
];
