import {
  codeSchema,
  confirmedByPasswordSchema,
  messageAnswerSchema,
  recoveryCodesSchema,
  twoFactorSetupSchema,
} from '@verse/api-contract/identity/accounts.schema';
import { reply, type Route, route } from '../../../platform/http';
import type { OwnAccountRoutesOptions } from './own-account.routes';
import type { TwoFactorService } from './two-factor.service';

export interface TwoFactorRoutesOptions extends Pick<OwnAccountRoutesOptions, 'me' | 'changes'> {
  service: TwoFactorService;
}

const MESSAGE = { description: 'A message for the person', schema: messageAnswerSchema };
const errors = [400, 401, 403, 413, 415, 429];

/**
 * Routes for the second factor. Turning it on requires a verified address, because an unverified one may belong to a
 * stranger. Turning it off is always possible.
 */
export function twoFactorRoutes({ service, me, changes }: TwoFactorRoutesOptions): Route[] {
  const limits = [changes];
  return [
    route(
      {
        method: 'post',
        path: '/api/me/two-factor',
        summary: 'Set up two-factor sign-in',
        permission: 'account.secure',
        limits,
        body: confirmedByPasswordSchema,
        responses: { 200: { description: 'The secret for the authenticator app', schema: twoFactorSetupSchema } },
        errors,
      },
      async ({ browser, body }) => reply(200, await service.start(browser, await me(browser), body.password)),
    ),
    route(
      {
        method: 'post',
        path: '/api/me/two-factor/confirm',
        summary: 'Turn on two-factor sign-in',
        permission: 'account.secure',
        limits,
        body: codeSchema,
        responses: { 200: MESSAGE },
        errors,
      },
      async ({ browser, body }) => {
        const cookies = await service.confirm(browser, await me(browser), body.code);
        return reply(200, { message: 'Two-factor sign-in is on. All other sessions were ended.' }, { cookies });
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/me/two-factor/recovery-codes',
        summary: 'Replace the recovery codes',
        permission: 'account.secure',
        limits,
        body: confirmedByPasswordSchema,
        responses: { 200: { description: 'The codes', schema: recoveryCodesSchema } },
        errors,
      },
      async ({ browser, body }) =>
        reply(200, { recoveryCodes: await service.newRecoveryCodes(browser, await me(browser), body.password) }),
    ),
    route(
      {
        method: 'delete',
        path: '/api/me/two-factor',
        summary: 'Turn off two-factor sign-in',
        permission: 'account.keep',
        limits,
        body: confirmedByPasswordSchema,
        responses: { 200: MESSAGE },
        errors,
      },
      async ({ browser, body }) => {
        const cookies = await service.end(browser, await me(browser), body.password);
        return reply(200, { message: 'Two-factor sign-in is off.' }, { cookies });
      },
    ),
  ];
}
