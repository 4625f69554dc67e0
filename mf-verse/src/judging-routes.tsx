import type { RouteObject } from 'react-router-dom';

/** Pages of judges, and of those who run a contest. */
export const judgingRoutes: RouteObject[] = [
  {
    path: 'judging',
    handle: { chunk: 'mf-verse-judging' },
    lazy: () => import(/* webpackChunkName: "mf-verse-judging" */ './pages/judging/judging'),
  },
  {
    path: 'judging/:id',
    handle: { chunk: 'mf-verse-judged-contest' },
    lazy: () => import(/* webpackChunkName: "mf-verse-judged-contest" */ './pages/judged-contest/judged-contest'),
  },
  {
    path: 'judging/:id/entries/:number',
    handle: { chunk: 'mf-verse-judged-entry' },
    lazy: () => import(/* webpackChunkName: "mf-verse-judged-entry" */ './pages/judged-entry/judged-entry'),
  },
  {
    path: 'organisations/:handle/contests/:id/judging',
    handle: { chunk: 'mf-verse-contest-judging' },
    lazy: () => import(/* webpackChunkName: "mf-verse-contest-judging" */ './pages/contest-judging/contest-judging'),
  },
];

/** Public, rendered by the server. */
export const resultsRoutes: RouteObject[] = [
  {
    path: 'contests/:id/results',
    handle: { chunk: 'mf-verse-contest-results' },
    lazy: () => import(/* webpackChunkName: "mf-verse-contest-results" */ './pages/contest-results/contest-results'),
  },
];
