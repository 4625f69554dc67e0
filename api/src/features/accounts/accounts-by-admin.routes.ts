import { z } from 'zod';
import { accountByAdminChangeSchema, accountByAdminSchema } from '@verse/api-contract/accounts.schema';
import { reply, type Route, route } from '../../platform/http';
import type { AccountLifecycleService } from './account-lifecycle.service';
import { accountByAdminView } from './accounts.view';
import type { OwnAccountRoutesOptions } from './own-account.routes';

const refusals = [400, 401, 403, 404];

/** What admins do with the accounts of others. */
export const accountsByAdminRoutes = ({
  care,
  me,
  changes,
}: Pick<OwnAccountRoutesOptions, 'me' | 'changes'> & { care: AccountLifecycleService }): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/accounts',
      summary: 'The accounts, newest first',
      may: 'accounts.manage',
      answers: { 200: { description: 'The accounts', schema: z.array(accountByAdminSchema) } },
      refusals,
    },
    async () => reply(200, (await care.list()).map(accountByAdminView)),
  ),
  route(
    {
      method: 'patch',
      path: '/api/accounts/:id',
      summary: 'Give a role, or suspend',
      may: 'accounts.manage',
      limits: [changes],
      params: z.object({ id: z.string() }),
      body: accountByAdminChangeSchema,
      answers: { 200: { description: 'The account', schema: accountByAdminSchema } },
      refusals,
    },
    async ({ browser, params, body }) =>
      reply(200, accountByAdminView(await care.changeByAdmin(await me(browser), params.id, body))),
  ),
];
