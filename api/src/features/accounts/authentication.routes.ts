import type { DemoAccount, SessionAnswer } from '@verse/api-contract/accounts';
import { codeSchema, sessionSchema, signedInSchema, signInSchema } from '@verse/api-contract/accounts.schema';
import { EVERYBODY, nothing, type RateLimits, reply, type Route, route } from '../../platform/http';
import { isRecent, sessionUserView } from './accounts.view';
import type { AuthBridge } from './auth-bridge';
import type { AuthenticationService } from './authentication.service';

export interface AuthenticationRoutesOptions {
  service: AuthenticationService;
  bridge: AuthBridge;
  rateLimits: RateLimits;
  limits: { entriesPer15Minutes: number };
  demo: readonly DemoAccount[];
  now: () => Date;
}

export const WAIT = 'That was a lot of tries from your connection. Please wait a while and try again.';
/** What is said to one browser is not for the next one. */
export const NOT_KEPT = { 'Cache-Control': 'no-store' };

/** Counted together: whoever tries at one door has fewer tries at the others. */
export const entryLimit = ({ rateLimits, limits }: Pick<AuthenticationRoutesOptions, 'rateLimits' | 'limits'>) =>
  rateLimits({ name: 'entry', windowMs: 15 * 60_000, limit: limits.entriesPer15Minutes, message: WAIT });

function signInRoutes({ service }: AuthenticationRoutesOptions, entries: ReturnType<typeof entryLimit>): Route[] {
  const refusals = [400, 401, 413, 415, 429];
  return [
    route(
      {
        method: 'post',
        path: '/api/signin',
        summary: 'Sign in',
        may: EVERYBODY,
        limits: [entries],
        body: signInSchema,
        answers: { 200: { description: 'Signed in, or a code is needed', schema: signedInSchema } },
        refusals,
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
        summary: 'Finish a sign-in with a code',
        may: EVERYBODY,
        limits: [entries],
        body: codeSchema,
        answers: { 200: { description: 'Signed in', schema: signedInSchema } },
        refusals,
      },
      async ({ browser, body }) => {
        const cookies = await service.enterCode(browser, body.code);
        return reply(200, { twoFactor: false }, { headers: NOT_KEPT, cookies });
      },
    ),
  ];
}

/** Getting in and out, and who is here. */
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
      may: EVERYBODY,
      answers: { 204: { description: 'Done' } },
    },
    async ({ browser }) => nothing({ headers: NOT_KEPT, cookies: await options.service.signOut(browser) }),
  ),
  route(
    {
      method: 'get',
      path: '/api/session',
      summary: 'Who is here',
      may: EVERYBODY,
      answers: { 200: { description: 'The session', schema: sessionSchema } },
    },
    async ({ browser }) => {
      const { bridge, demo, now } = options;
      const person = await bridge.person(browser);
      const answer: SessionAnswer = {
        user: person ? sessionUserView(person) : null,
        isRecent: person ? isRecent(person, now()) : false,
        theme: person?.theme ?? null,
        ...(demo.length > 0 && !person ? { demo: [...demo] } : {}),
      };
      // A visit prolongs the session; better-auth says so by a new cookie.
      const cookies = person ? (await bridge.call(browser, '/get-session')).cookies : [];
      return reply(200, answer, { headers: NOT_KEPT, cookies });
    },
  ),
];
