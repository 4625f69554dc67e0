import type { RequestHandler } from 'express';
import { z } from 'zod';
import {
  accountChangeSchema,
  accountSchema,
  deletionAnswerSchema,
  deletionSchema,
  emailChangeSchema,
  messageAnswerSchema,
  passwordChangeSchema,
  signInSessionSchema,
} from '@verse/api-contract/identity/accounts.schema';
import { ACCOUNT_MESSAGES, DELETION_DAYS } from '@verse/api-contract/identity/accounts.values';
import { HOUR_MS } from '@verse/api-contract/time';
import {
  byPerson,
  ConcurrencyLimit,
  noContent,
  type RateLimits,
  reply,
  type Route,
  route,
  sendChunks,
} from '../../../platform/http';
import { accountView, sessionView } from './accounts.view';
import type { Me } from './auth-bridge';
import type { OwnAccountService } from './own-account.service';

/** Low, because each export reads all of the account's data. */
const EXPORTS_PER_HOUR = 2;

export interface OwnAccountRoutesOptions {
  service: OwnAccountService;
  me: Me;
  rateLimits: RateLimits;
  changes: RequestHandler;
}

const account = { description: 'The account', schema: accountSchema };
const MESSAGE = { description: 'A message for the person', schema: messageAnswerSchema };
const DONE = { 204: { description: 'Done' } };
const CHANGE_ERRORS = [400, 401, 403, 413, 415, 429];
const READ_ERRORS = [401, 403];

const profileRoutes = ({ service, me, changes }: OwnAccountRoutesOptions): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/me',
      summary: 'Get the signed-in account',
      permission: 'account.keep',
      responses: { 200: account },
      errors: READ_ERRORS,
    },
    async ({ browser }) => reply(200, accountView(await service.find(await me(browser)))),
  ),
  route(
    {
      method: 'patch',
      path: '/api/me',
      summary: 'Update the signed-in account',
      permission: 'account.keep',
      limits: [changes],
      body: accountChangeSchema,
      responses: { 200: account },
      errors: CHANGE_ERRORS,
    },
    async ({ browser, body }) => reply(200, accountView(await service.change(await me(browser), body))),
  ),
  route(
    {
      method: 'post',
      path: '/api/me/email',
      summary: 'Change the email address of the account',
      // An account's email address cannot be changed until it is verified, because it may belong to a stranger.
      permission: 'account.secure',
      limits: [changes],
      body: emailChangeSchema,
      responses: { 202: MESSAGE },
      errors: CHANGE_ERRORS,
    },
    async ({ browser, body }) => {
      await service.changeEmail(await me(browser), body);
      return reply(202, { message: 'Open the link in the mail to your new address to confirm it.' });
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/me/password',
      summary: 'Change the password',
      permission: 'account.keep',
      limits: [changes],
      body: passwordChangeSchema,
      responses: { 200: MESSAGE },
      errors: CHANGE_ERRORS,
    },
    async ({ browser, body }) => {
      await service.changePassword(await me(browser), body);
      return reply(200, { message: ACCOUNT_MESSAGES.resetDone });
    },
  ),
];

function exportRoute({ service, me, rateLimits }: OwnAccountRoutesOptions): Route {
  const exporting = new ConcurrencyLimit({
    each: 1,
    waitMs: 0,
    retrySeconds: 30,
    own: 'We’re exporting your data. Please wait for the download.',
    all: { atOnce: 4, full: 'Lots of people are exporting right now. Please try again in a moment.' },
  });
  const exports = rateLimits({
    name: 'export',
    windowMs: HOUR_MS,
    limit: EXPORTS_PER_HOUR,
    by: byPerson,
    onlyAccepted: true,
    message: 'You exported your data twice. Please try again in an hour.',
  });
  return route(
    {
      method: 'post',
      path: '/api/me/export',
      summary: 'Download all data stored about the account',
      permission: 'account.keep',
      limits: [exports],
      responses: { 200: { description: 'A JSON file', schema: z.looseObject({}) } },
      errors: [401, 403, 429, 503],
    },
    async ({ browser }) => {
      const person = await me(browser);
      return (_request, response) => {
        response.attachment('creativity-verse-account.json');
        const send = () => sendChunks(response, 'application/json; charset=utf-8', service.export(person));
        return exporting.hold(person.id, send);
      };
    },
  );
}

const leavingRoutes = (options: OwnAccountRoutesOptions): Route[] => [
  exportRoute(options),
  route(
    {
      method: 'post',
      path: '/api/me/deletion',
      summary: 'Delete the account',
      permission: 'account.keep',
      limits: [options.changes],
      body: deletionSchema,
      responses: { 202: { description: 'When it will be erased', schema: deletionAnswerSchema } },
      errors: CHANGE_ERRORS,
    },
    async ({ browser, body }) => {
      const erasedAt = await options.service.delete(await options.me(browser), body);
      const message =
        `Your account is hidden and will be erased in ${DELETION_DAYS} days. ` + 'Sign in before then to keep it.';
      return reply(202, { message, erasedAt: erasedAt.toISOString() });
    },
  ),
];

const sessionRoutes = ({ service, me, changes }: OwnAccountRoutesOptions): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/sessions',
      summary: 'List the sessions of the signed-in account',
      permission: 'account.keep',
      responses: { 200: { description: 'The sessions', schema: z.array(signInSessionSchema) } },
      errors: READ_ERRORS,
    },
    async ({ browser }) => {
      const person = await me(browser);
      return reply(
        200,
        (await service.sessions(person)).map((session) => sessionView(session, person.sessionId)),
      );
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/sessions',
      summary: 'Sign out of all other sessions',
      permission: 'account.keep',
      limits: [changes],
      responses: DONE,
      errors: READ_ERRORS,
    },
    async ({ browser }) => {
      await service.endOtherSessions(await me(browser));
      return noContent();
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/sessions/:id',
      summary: 'Sign out of a session',
      permission: 'account.keep',
      limits: [changes],
      params: z.object({ id: z.string() }),
      responses: DONE,
      errors: [401, 403, 404],
    },
    async ({ browser, params }) => {
      await service.endSession(await me(browser), params.id);
      return noContent();
    },
  ),
];

export const ownAccountRoutes = (options: OwnAccountRoutesOptions): Route[] => [
  ...profileRoutes(options),
  ...leavingRoutes(options),
  ...sessionRoutes(options),
];
