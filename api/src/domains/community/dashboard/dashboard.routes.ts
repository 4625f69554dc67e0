import type { Dashboard, Leaders } from '@verse/api-contract/api';
import { dashboardSchema, leadersSchema } from '@verse/api-contract/community/dashboard.schema';
import { NO_STORE, reply, type Route, route } from '../../../platform/http';

type Loader<Answer> = (memberId: string) => Promise<Answer>;

export const dashboardRoutes = (figures: Loader<Dashboard>, leaders: Loader<Leaders>): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/dashboard',
      summary: 'Get the caller’s figures, each with its formula and rows',
      permission: 'dashboard.see-own',
      responses: { 200: { description: 'The figures', schema: dashboardSchema } },
    },
    async ({ person }) => reply(200, await figures(person.id), NO_STORE),
  ),
  route(
    {
      method: 'get',
      path: '/api/dashboard/leaders',
      summary: 'Get the leaderboard, for members with a Pro plan',
      permission: 'dashboard.see-own',
      responses: { 200: { description: 'The first ten', schema: leadersSchema } },
      errors: [403],
    },
    async ({ person }) => reply(200, await leaders(person.id), NO_STORE),
  ),
];
