import { z } from 'zod';
import { accountByAdminChangeSchema, accountByAdminSchema } from '@verse/api-contract/identity/accounts.schema';
import { reply, type Route, route } from '../../../platform/http';
import type { AccountLifecycleService } from './account-lifecycle.service';
import { accountByAdminView } from './accounts.view';
import type { OwnAccountRoutesOptions } from './own-account.routes';

const errors = [400, 401, 403, 404];

export const accountAdminRoutes = ({
  lifecycle,
  me,
  changes,
}: Pick<OwnAccountRoutesOptions, 'me' | 'changes'> & { lifecycle: AccountLifecycleService }): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/accounts',
      summary: 'List the accounts, newest first',
      permission: 'accounts.manage',
      responses: { 200: { description: 'The accounts', schema: z.array(accountByAdminSchema) } },
      errors,
    },
    async () => reply(200, (await lifecycle.list()).map(accountByAdminView)),
  ),
  route(
    {
      method: 'patch',
      path: '/api/accounts/:id',
      summary: 'Change the role of an account, or suspend it',
      permission: 'accounts.manage',
      limits: [changes],
      params: z.object({ id: z.string() }),
      body: accountByAdminChangeSchema,
      responses: { 200: { description: 'The account', schema: accountByAdminSchema } },
      errors,
    },
    async ({ browser, params, body }) =>
      reply(200, accountByAdminView(await lifecycle.changeByAdmin(await me(browser), params.id, body))),
  ),
];
