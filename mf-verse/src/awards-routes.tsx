import type { RouteObject } from 'react-router-dom';

/** The community vote, and what follows the results. */
export const awardsRoutes: RouteObject[] = [
  {
    path: 'contests/:id/vote',
    handle: { chunk: 'mf-verse-contest-vote' },
    lazy: () => import(/* webpackChunkName: "mf-verse-contest-vote" */ './pages/contest-vote/contest-vote'),
  },
  {
    path: 'contest-appeals',
    handle: { chunk: 'mf-verse-contest-appeals' },
    lazy: () => import(/* webpackChunkName: "mf-verse-contest-appeals" */ './pages/contest-appeals/contest-appeals'),
  },
  {
    path: 'organisations/:handle/contests/:id/prize',
    handle: { chunk: 'mf-verse-contest-prize' },
    lazy: () => import(/* webpackChunkName: "mf-verse-contest-prize" */ './pages/contest-prize/contest-prize'),
  },
];
