import type { Dashboard, Leaders } from '@verse/api-contract/dashboard';
import { dashboardSchema, leadersSchema } from '@verse/api-contract/dashboard.schema';
import { reply, type Route, route } from '../../platform/http';

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } };

type For<Answer> = (memberId: string) => Promise<Answer>;

export const dashboardRoutes = (figures: For<Dashboard>, leaders: For<Leaders>): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/dashboard',
      summary: 'The caller’s figures, each with its formula and rows',
      may: 'dashboard.see-own',
      answers: { 200: { description: 'The figures', schema: dashboardSchema } },
    },
    async ({ person }) => reply(200, await figures(person.id), NO_STORE),
  ),
  route(
    {
      method: 'get',
      path: '/api/dashboard/leaders',
      summary: 'Who leads the community by points: for members with a Pro plan',
      may: 'dashboard.see-own',
      answers: { 200: { description: 'The first ten', schema: leadersSchema } },
      refusals: [403],
    },
    async ({ person }) => reply(200, await leaders(person.id), NO_STORE),
  ),
];
