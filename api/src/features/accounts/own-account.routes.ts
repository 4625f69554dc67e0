import { Router, type Request } from 'express';
import {
  ACCOUNT_MESSAGES, DELETION_DAYS, accountByAdminChangeSchema, accountChangeSchema, codeSchema, confirmedByPasswordSchema, deletionSchema, emailChangeSchema,
  passwordChangeSchema,
} from '@verse/api-contract/accounts';
import { AppError, jsonBody, type RateLimits, validated } from '../../platform/http';
import type { AccountCareService } from './account-care.service';
import { accountByAdminView, accountView, sessionView } from './accounts.view';
import type { AuthBridge, SignedInPerson } from './auth-bridge';
import type { OwnAccountService } from './own-account.service';

export interface OwnAccountRoutesOptions {
  service: OwnAccountService;
  care: AccountCareService;
  bridge: AuthBridge;
  rateLimits: RateLimits;
  limits: { jsonBytes: number; accountChangesPerMinute: number };
}

export function createOwnAccountRouter({ service, care, bridge, rateLimits, limits }: OwnAccountRoutesOptions): Router {
  const router = Router();
  const body = jsonBody(limits.jsonBytes);
  const changes = rateLimits({ name: 'account', windowMs: 60_000, limit: limits.accountChangesPerMinute, message: 'Please wait a moment before you change more.' });

  /** The guard has let somebody in; routes of the own account need the session as well. */
  async function me(request: Request): Promise<SignedInPerson> {
    const person = await bridge.person(request);
    if (!person) throw new AppError('unauthenticated', 'unauthenticated', 'Please sign in to continue.');
    return person;
  }
  const passwordOf = (request: Request) => validated(confirmedByPasswordSchema, request.body).password;

  router.get('/api/me', async (request, response) => {
    response.json(accountView(await service.find(await me(request))));
  });
  router.patch('/api/me', changes, body, async (request, response) => {
    const change = validated(accountChangeSchema, request.body);
    response.json(accountView(await service.change(await me(request), change)));
  });
  router.post('/api/me/email', changes, body, async (request, response) => {
    const change = validated(emailChangeSchema, request.body);
    await service.changeEmail(await me(request), change);
    response.status(202).json({ message: 'Open the link in the mail to your new address to confirm it.' });
  });
  router.post('/api/me/password', changes, body, async (request, response) => {
    const change = validated(passwordChangeSchema, request.body);
    await service.changePassword(await me(request), change);
    response.json({ message: ACCOUNT_MESSAGES.resetDone });
  });

  router.post('/api/me/two-factor', changes, body, async (request, response) => {
    response.json(await service.startTwoFactor(request, await me(request), passwordOf(request)));
  });
  router.post('/api/me/two-factor/confirm', changes, body, async (request, response) => {
    await service.confirmTwoFactor(request, response, validated(codeSchema, request.body).code);
    response.json({ message: 'Two-factor sign-in is on.' });
  });
  router.post('/api/me/two-factor/recovery-codes', changes, body, async (request, response) => {
    response.json({ recoveryCodes: await service.newRecoveryCodes(request, await me(request), passwordOf(request)) });
  });
  router.delete('/api/me/two-factor', changes, body, async (request, response) => {
    await service.endTwoFactor(request, response, await me(request), passwordOf(request));
    response.json({ message: 'Two-factor sign-in is off.' });
  });

  router.post('/api/me/export', changes, async (request, response) => {
    response.attachment('creativity-verse-account.json').json(await service.export(await me(request)));
  });
  router.post('/api/me/deletion', changes, body, async (request, response) => {
    const erasedAt = await service.delete(await me(request), validated(deletionSchema, request.body));
    const message = `Your account is hidden and will be erased in ${DELETION_DAYS} days. Sign in before then to keep it.`;
    response.status(202).json({ message, erasedAt: erasedAt.toISOString() });
  });

  router.get('/api/sessions', async (request, response) => {
    const person = await me(request);
    response.json((await service.sessions(person)).map((session) => sessionView(session, person.sessionId)));
  });
  router.delete('/api/sessions', changes, async (request, response) => {
    await service.endOtherSessions(await me(request));
    response.status(204).end();
  });
  router.delete('/api/sessions/:id', changes, async (request, response) => {
    await service.endSession(await me(request), String(request.params.id));
    response.status(204).end();
  });

  router.get('/api/accounts', async (_request, response) => {
    response.json((await care.list()).map(accountByAdminView));
  });
  router.patch('/api/accounts/:id', changes, body, async (request, response) => {
    const change = validated(accountByAdminChangeSchema, request.body);
    response.json(accountByAdminView(await care.changeByAdmin(await me(request), String(request.params.id), change)));
  });

  return router;
}
