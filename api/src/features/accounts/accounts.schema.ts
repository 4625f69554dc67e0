import { z } from 'zod';
import {
  accountByAdminChangeSchema, accountByAdminSchema, accountChangeSchema, accountSchema, codeSchema, confirmedByPasswordSchema, deletionAnswerSchema, deletionSchema,
  emailChangeSchema, forgotPasswordSchema, passwordChangeSchema, recoveryCodesSchema, resendVerificationSchema, resetPasswordSchema, saidSchema, sessionSchema,
  signedInSchema, signInSchema, signInSessionSchema, signUpSchema, twoFactorSetupSchema, verifyEmailSchema,
} from '@verse/api-contract/accounts';
import type { Operation } from '../../platform/http';

const said = { description: 'Said', schema: saidSchema };
const nothing = { description: 'Done' };
const params = z.object({ id: z.string() });
const open = { access: 'public', refusals: [400, 413, 415, 429] } as const;
const member = { access: 'member', refusals: [400, 401, 403, 413, 415, 429] } as const;
const reading = { access: 'member', refusals: [401, 403] } as const;
const admin = { access: 'staff', refusals: [400, 401, 403, 404] } as const;

/** The operations of accounts as the OpenAPI document tells them. */
export const accountOperations: readonly Operation[] = [
  { method: 'post', path: '/api/signup', summary: 'Sign up', ...open, body: signUpSchema, answers: { 201: said } },
  { method: 'post', path: '/api/signin', summary: 'Sign in', access: 'public', refusals: [400, 401, 413, 415, 429], body: signInSchema, answers: { 200: { description: 'Signed in, or a code is needed', schema: signedInSchema } } },
  { method: 'post', path: '/api/signin/two-factor', summary: 'Finish a sign-in with a code', access: 'public', refusals: [400, 401, 413, 415, 429], body: codeSchema, answers: { 200: { description: 'Signed in', schema: signedInSchema } } },
  { method: 'post', path: '/api/signout', summary: 'Sign out', access: 'public', answers: { 204: nothing } },
  { method: 'get', path: '/api/session', summary: 'Who is here', access: 'public', answers: { 200: { description: 'The session', schema: sessionSchema } } },
  { method: 'post', path: '/api/forgot-password', summary: 'Ask for a reset link', ...open, body: forgotPasswordSchema, answers: { 202: said } },
  { method: 'post', path: '/api/reset-password', summary: 'Choose a new password', access: 'public', refusals: [400, 410, 413, 415, 429], body: resetPasswordSchema, answers: { 200: said } },
  { method: 'post', path: '/api/verify-email', summary: 'Prove an address', access: 'public', refusals: [400, 410, 413, 415, 429], body: verifyEmailSchema, answers: { 200: said } },
  { method: 'post', path: '/api/resend-verification', summary: 'Send the verification link again', ...open, body: resendVerificationSchema, answers: { 202: said } },

  { method: 'get', path: '/api/me', summary: 'The own account', ...reading, answers: { 200: { description: 'The account', schema: accountSchema } } },
  { method: 'patch', path: '/api/me', summary: 'Change the own account', ...member, body: accountChangeSchema, answers: { 200: { description: 'The account', schema: accountSchema } } },
  { method: 'post', path: '/api/me/email', summary: 'Move the account to another address', ...member, body: emailChangeSchema, answers: { 202: said } },
  { method: 'post', path: '/api/me/password', summary: 'Change the password', ...member, body: passwordChangeSchema, answers: { 200: said } },
  { method: 'post', path: '/api/me/two-factor', summary: 'Set up two-factor sign-in', ...member, body: confirmedByPasswordSchema, answers: { 200: { description: 'What the app needs', schema: twoFactorSetupSchema } } },
  { method: 'post', path: '/api/me/two-factor/confirm', summary: 'Turn two-factor sign-in on', ...member, body: codeSchema, answers: { 200: said } },
  { method: 'post', path: '/api/me/two-factor/recovery-codes', summary: 'New recovery codes', ...member, body: confirmedByPasswordSchema, answers: { 200: { description: 'The codes', schema: recoveryCodesSchema } } },
  { method: 'delete', path: '/api/me/two-factor', summary: 'Turn two-factor sign-in off', ...member, body: confirmedByPasswordSchema, answers: { 200: said } },
  { method: 'post', path: '/api/me/export', summary: 'Everything that is stored about the account', access: 'member', refusals: [401, 403, 429], answers: { 200: { description: 'A JSON file', schema: z.looseObject({}) } } },
  { method: 'post', path: '/api/me/deletion', summary: 'Delete the account', ...member, body: deletionSchema, answers: { 202: { description: 'When it will be erased', schema: deletionAnswerSchema } } },

  { method: 'get', path: '/api/sessions', summary: 'The sign-ins of the own account', ...reading, answers: { 200: { description: 'The sign-ins', schema: z.array(signInSessionSchema) } } },
  { method: 'delete', path: '/api/sessions', summary: 'End all other sign-ins', ...reading, answers: { 204: nothing } },
  { method: 'delete', path: '/api/sessions/:id', summary: 'End a sign-in', access: 'member', refusals: [401, 403, 404], params, answers: { 204: nothing } },

  { method: 'get', path: '/api/accounts', summary: 'The accounts, newest first', ...admin, answers: { 200: { description: 'The accounts', schema: z.array(accountByAdminSchema) } } },
  { method: 'patch', path: '/api/accounts/:id', summary: 'Give a role, or suspend', ...admin, params, body: accountByAdminChangeSchema, answers: { 200: { description: 'The account', schema: accountByAdminSchema } } },
];
