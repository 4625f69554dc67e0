import { Router, type Request } from 'express';
import {
  ACCOUNT_MESSAGES, codeSchema, forgotPasswordSchema, resendVerificationSchema, resetPasswordSchema, signInSchema, signUpSchema, verifyEmailSchema,
  type DemoAccount, type SessionAnswer,
} from '@verse/api-contract/accounts';
import { jsonBody, type RateLimits, validated } from '../../platform/http';
import { isRecent, sessionUserView } from './accounts.view';
import type { AuthBridge } from './auth-bridge';
import type { EntryService } from './entry.service';

export interface EntryRoutesOptions {
  service: EntryService;
  bridge: AuthBridge;
  rateLimits: RateLimits;
  limits: { jsonBytes: number; signUpsPerHour: number; entriesPer15Minutes: number };
  demo: readonly DemoAccount[];
  now: () => Date;
}

const WAIT = 'That was a lot of tries from your connection. Please wait a while and try again.';

export function createEntryRouter({ service, bridge, rateLimits, limits, demo, now }: EntryRoutesOptions): Router {
  const router = Router();
  const body = jsonBody(limits.jsonBytes);
  const signUps = rateLimits({ name: 'signup', windowMs: 3_600_000, limit: limits.signUpsPerHour, message: WAIT });
  const entries = rateLimits({ name: 'entry', windowMs: 15 * 60_000, limit: limits.entriesPer15Minutes, message: WAIT });
  router.use(['/api/signup', '/api/signin', '/api/signout', '/api/session', '/api/forgot-password', '/api/reset-password', '/api/verify-email', '/api/resend-verification'], (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });

  router.post('/api/signup', signUps, body, async (request, response) => {
    await service.signUp(request, validated(signUpSchema, request.body));
    response.status(201).json({ message: ACCOUNT_MESSAGES.checkInbox });
  });

  router.post('/api/signin', entries, body, async (request, response) => {
    response.json(await service.signIn(request, response, validated(signInSchema, request.body)));
  });

  router.post('/api/signin/two-factor', entries, body, async (request, response) => {
    await service.enterCode(request, response, validated(codeSchema, request.body).code);
    response.json({ twoFactor: false });
  });

  router.post('/api/signout', async (request, response) => {
    await service.signOut(request, response);
    response.status(204).end();
  });

  router.get('/api/session', async (request, response) => {
    const person = await personWithFreshCookie(request, (cookies) => cookies.forEach((cookie) => response.append('Set-Cookie', cookie)));
    const answer: SessionAnswer = {
      user: person ? sessionUserView(person) : null,
      isRecent: person ? isRecent(person, now()) : false,
      theme: person?.theme ?? null,
      ...(demo.length > 0 && !person ? { demo: [...demo] } : {}),
    };
    response.json(answer);
  });

  /** A visit prolongs the session; better-auth says so by a new cookie. */
  async function personWithFreshCookie(request: Request, pass: (cookies: string[]) => void) {
    const person = await bridge.person(request);
    if (person) pass((await bridge.call(request, '/get-session')).cookies);
    return person;
  }

  router.post('/api/forgot-password', entries, body, async (request, response) => {
    await service.forgot(validated(forgotPasswordSchema, request.body).email);
    response.status(202).json({ message: ACCOUNT_MESSAGES.resetSent });
  });

  router.post('/api/reset-password', entries, body, async (request, response) => {
    const reset = validated(resetPasswordSchema, request.body);
    await service.reset(request, response, reset, await bridge.person(request));
    response.json({ message: ACCOUNT_MESSAGES.resetDone });
  });

  router.post('/api/verify-email', entries, body, async (request, response) => {
    await service.verify(validated(verifyEmailSchema, request.body).token);
    response.json({ message: ACCOUNT_MESSAGES.verified });
  });

  router.post('/api/resend-verification', entries, body, async (request, response) => {
    const { email } = validated(resendVerificationSchema, request.body);
    const address = email ?? (await bridge.person(request))?.email;
    if (address !== undefined) await service.resend(address);
    response.status(202).json({ message: ACCOUNT_MESSAGES.verificationSent });
  });

  return router;
}
