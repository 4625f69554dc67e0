import type { VerifiedEmail } from '@verse/api-contract/api';
import {
  finishSignUpSchema,
  forgotPasswordSchema,
  messageAnswerSchema,
  resendVerificationSchema,
  resetLinkSchema,
  resetLinkStateSchema,
  resetPasswordSchema,
  signUpSchema,
  verifiedEmailSchema,
  verifyEmailSchema,
} from '@verse/api-contract/identity/accounts.schema';
import { ACCOUNT_MESSAGES } from '@verse/api-contract/identity/accounts.values';
import { HOUR_MS } from '@verse/api-contract/time';
import { PUBLIC, type RateLimits, reply, type Route, route } from '../../../platform/http';
import type { AuthBridge } from './auth-bridge';
import { type entryLimit, NOT_KEPT, WAIT } from './authentication.routes';
import type { PasswordResetService } from './password-reset.service';
import type { VerificationService } from './verification.service';

export interface VerificationRoutesOptions {
  verification: VerificationService;
  passwordReset: PasswordResetService;
  bridge: AuthBridge;
  rateLimits: RateLimits;
  limits: { signUpsPerHour: number };
}

const MESSAGE = { description: 'A message for the person', schema: messageAnswerSchema };
const open = { method: 'post', permission: PUBLIC, errors: [400, 413, 415, 429] } as const;
const byLink = { ...open, errors: [400, 410, 413, 415, 429] } as const;

function requestRoutes(
  { verification, passwordReset, bridge }: VerificationRoutesOptions,
  entries: ReturnType<typeof entryLimit>,
): Route[] {
  return [
    route(
      {
        ...open,
        path: '/api/forgot-password',
        summary: 'Request a password reset link',
        limits: [entries],
        body: forgotPasswordSchema,
        responses: { 202: MESSAGE },
      },
      async ({ browser, body }) => {
        await passwordReset.sendLink(browser, body.email);
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
        responses: { 202: MESSAGE },
      },
      async ({ browser, body }) => {
        const address = body.email ?? (await bridge.person(browser))?.email;
        if (address !== undefined) await verification.resend(address);
        return reply(202, { message: ACCOUNT_MESSAGES.verificationSent }, { headers: NOT_KEPT });
      },
    ),
  ];
}

function linkRoutes(
  { verification, passwordReset, bridge }: VerificationRoutesOptions,
  entries: ReturnType<typeof entryLimit>,
): Route[] {
  return [
    route(
      {
        ...byLink,
        path: '/api/reset-password',
        summary: 'Set a new password with a reset link',
        limits: [entries],
        body: resetPasswordSchema,
        responses: { 200: MESSAGE },
      },
      async ({ browser, body }) => {
        const cookies = await passwordReset.reset(browser, body, await bridge.person(browser));
        return reply(200, { message: ACCOUNT_MESSAGES.resetDone }, { headers: NOT_KEPT, cookies });
      },
    ),
    route(
      {
        ...byLink,
        path: '/api/signup/finish',
        summary: 'Confirm a sign-up in another browser, with a password',
        limits: [entries],
        body: finishSignUpSchema,
        responses: { 200: MESSAGE },
      },
      async ({ browser, body }) => {
        const cookies = await verification.finishSignUp(browser, body);
        return reply(200, { message: ACCOUNT_MESSAGES.verified }, { headers: NOT_KEPT, cookies });
      },
    ),
    route(
      {
        ...open,
        path: '/api/reset-password/check',
        summary: 'Check whether a reset link works, without using it',
        limits: [entries],
        body: resetLinkSchema,
        responses: { 200: { description: 'Whether it works', schema: resetLinkStateSchema } },
      },
      async ({ body }) => reply(200, { works: await passwordReset.isValid(body.token) }, { headers: NOT_KEPT }),
    ),
    route(
      {
        ...byLink,
        path: '/api/verify-email',
        summary: 'Verify an email address',
        limits: [entries],
        body: verifyEmailSchema,
        responses: { 200: { description: 'Verified, or a password must be chosen', schema: verifiedEmailSchema } },
      },
      async ({ browser, body }) => {
        const { verified, isNewMember, cookies } = await verification.verify(browser, body.token);
        const answer: VerifiedEmail = verified
          ? { message: ACCOUNT_MESSAGES.verified, choosePassword: false, email: verified, isNewMember }
          : { message: ACCOUNT_MESSAGES.choosePassword, choosePassword: true };
        return reply(200, answer, { headers: NOT_KEPT, cookies });
      },
    ),
  ];
}

export function verificationRoutes(
  options: VerificationRoutesOptions,
  entries: ReturnType<typeof entryLimit>,
): Route[] {
  const { verification, rateLimits, limits } = options;
  const signUps = rateLimits({ name: 'signup', windowMs: HOUR_MS, limit: limits.signUpsPerHour, message: WAIT });
  return [
    route(
      {
        ...open,
        path: '/api/signup',
        summary: 'Sign up',
        limits: [signUps],
        body: signUpSchema,
        responses: { 201: MESSAGE },
      },
      async ({ browser, body }) => {
        const cookies = await verification.signUp(browser, body);
        return reply(201, { message: ACCOUNT_MESSAGES.checkInbox }, { headers: NOT_KEPT, cookies });
      },
    ),
    ...requestRoutes(options, entries),
    ...linkRoutes(options, entries),
  ];
}
