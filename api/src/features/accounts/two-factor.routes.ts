import {
  codeSchema,
  confirmedByPasswordSchema,
  recoveryCodesSchema,
  saidSchema,
  twoFactorSetupSchema,
} from '@verse/api-contract/accounts.schema';
import { reply, type Route, route } from '../../platform/http';
import type { OwnAccountRoutesOptions } from './own-account.routes';

const said = { description: 'Said', schema: saidSchema };
const refusals = [400, 401, 403, 413, 415, 429];

/** The second factor. Nobody secures what may be somebody else's address; whoever has one may turn it off. */
export function twoFactorRoutes({ service, me, changes }: Omit<OwnAccountRoutesOptions, 'rateLimits'>): Route[] {
  const limits = [changes];
  return [
    route(
      {
        method: 'post',
        path: '/api/me/two-factor',
        summary: 'Set up two-factor sign-in',
        may: 'account.secure',
        limits,
        body: confirmedByPasswordSchema,
        answers: { 200: { description: 'What the app needs', schema: twoFactorSetupSchema } },
        refusals,
      },
      async ({ browser, body }) => reply(200, await service.startTwoFactor(browser, await me(browser), body.password)),
    ),
    route(
      {
        method: 'post',
        path: '/api/me/two-factor/confirm',
        summary: 'Turn two-factor sign-in on',
        may: 'account.secure',
        limits,
        body: codeSchema,
        answers: { 200: said },
        refusals,
      },
      async ({ browser, body }) => {
        const cookies = await service.confirmTwoFactor(browser, await me(browser), body.code);
        return reply(200, { message: 'Two-factor sign-in is on. All other sessions were ended.' }, { cookies });
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/me/two-factor/recovery-codes',
        summary: 'New recovery codes',
        may: 'account.secure',
        limits,
        body: confirmedByPasswordSchema,
        answers: { 200: { description: 'The codes', schema: recoveryCodesSchema } },
        refusals,
      },
      async ({ browser, body }) =>
        reply(200, { recoveryCodes: await service.newRecoveryCodes(browser, await me(browser), body.password) }),
    ),
    route(
      {
        method: 'delete',
        path: '/api/me/two-factor',
        summary: 'Turn two-factor sign-in off',
        may: 'account.keep',
        limits,
        body: confirmedByPasswordSchema,
        answers: { 200: said },
        refusals,
      },
      async ({ browser, body }) => {
        const cookies = await service.endTwoFactor(browser, await me(browser), body.password);
        return reply(200, { message: 'Two-factor sign-in is off.' }, { cookies });
      },
    ),
  ];
}
