import { ACCOUNT_MESSAGES, type VerifiedEmail } from '@verse/api-contract/accounts';
import {
  forgotPasswordSchema,
  resendVerificationSchema,
  resetLinkSchema,
  resetLinkStateSchema,
  resetPasswordSchema,
  saidSchema,
  signUpSchema,
  verifiedEmailSchema,
  verifyEmailSchema,
} from '@verse/api-contract/accounts.schema';
import { EVERYBODY, type RateLimits, reply, type Route, route } from '../../platform/http';
import type { AuthBridge } from './auth-bridge';
import { type entryLimit, NOT_KEPT, WAIT } from './authentication.routes';
import type { ProofService } from './proof.service';

export interface ProofRoutesOptions {
  proof: ProofService;
  bridge: AuthBridge;
  rateLimits: RateLimits;
  limits: { signUpsPerHour: number };
}

const said = { description: 'Said', schema: saidSchema };
const open = { method: 'post', may: EVERYBODY, refusals: [400, 413, 415, 429] } as const;
const byLink = { ...open, refusals: [400, 410, 413, 415, 429] } as const;

function askingRoutes({ proof, bridge }: ProofRoutesOptions, entries: ReturnType<typeof entryLimit>): Route[] {
  return [
    route(
      {
        ...open,
        path: '/api/forgot-password',
        summary: 'Ask for a reset link',
        limits: [entries],
        body: forgotPasswordSchema,
        answers: { 202: said },
      },
      async ({ browser, body }) => {
        await proof.forgot(browser, body.email);
        return reply(202, { message: ACCOUNT_MESSAGES.resetSent }, { headers: NOT_KEPT });
      },
    ),
    route(
      {
        ...open,
        path: '/api/resend-verification',
        summary: 'Send the verification link again',
        limits: [entries],
        body: resendVerificationSchema,
        answers: { 202: said },
      },
      async ({ browser, body }) => {
        const address = body.email ?? (await bridge.person(browser))?.email;
        if (address !== undefined) await proof.resend(address);
        return reply(202, { message: ACCOUNT_MESSAGES.verificationSent }, { headers: NOT_KEPT });
      },
    ),
  ];
}

function linkRoutes({ proof, bridge }: ProofRoutesOptions, entries: ReturnType<typeof entryLimit>): Route[] {
  return [
    route(
      {
        ...byLink,
        path: '/api/reset-password',
        summary: 'Choose a new password',
        limits: [entries],
        body: resetPasswordSchema,
        answers: { 200: said },
      },
      async ({ browser, body }) => {
        const cookies = await proof.reset(browser, body, await bridge.person(browser));
        return reply(200, { message: ACCOUNT_MESSAGES.resetDone }, { headers: NOT_KEPT, cookies });
      },
    ),
    route(
      {
        ...open,
        path: '/api/reset-password/check',
        summary: 'Whether a reset link works, without using it',
        limits: [entries],
        body: resetLinkSchema,
        answers: { 200: { description: 'Whether it works', schema: resetLinkStateSchema } },
      },
      async ({ body }) => reply(200, { works: await proof.worksForReset(body.token) }, { headers: NOT_KEPT }),
    ),
    route(
      {
        ...byLink,
        path: '/api/verify-email',
        summary: 'Prove an address',
        limits: [entries],
        body: verifyEmailSchema,
        answers: { 200: { description: 'Verified, or a password has to be chosen', schema: verifiedEmailSchema } },
      },
      async ({ browser, body }) => {
        const { isProved, cookies } = await proof.verify(browser, body.token);
        const answer: VerifiedEmail = isProved
          ? { message: ACCOUNT_MESSAGES.verified, choosePassword: false }
          : { message: ACCOUNT_MESSAGES.choosePassword, choosePassword: true };
        return reply(200, answer, { headers: NOT_KEPT, cookies });
      },
    ),
  ];
}

/** How an address becomes somebody's, and a forgotten password another one. */
export function proofRoutes(options: ProofRoutesOptions, entries: ReturnType<typeof entryLimit>): Route[] {
  const { proof, rateLimits, limits } = options;
  const signUps = rateLimits({ name: 'signup', windowMs: 3_600_000, limit: limits.signUpsPerHour, message: WAIT });
  return [
    route(
      {
        ...open,
        path: '/api/signup',
        summary: 'Sign up',
        limits: [signUps],
        body: signUpSchema,
        answers: { 201: said },
      },
      async ({ browser, body }) => {
        const cookies = await proof.signUp(browser, body);
        return reply(201, { message: ACCOUNT_MESSAGES.checkInbox }, { headers: NOT_KEPT, cookies });
      },
    ),
    ...askingRoutes(options, entries),
    ...linkRoutes(options, entries),
  ];
}
