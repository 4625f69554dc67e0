import type { RouteObject } from 'react-router-dom';

/** Contest pages for signed-in members: entrants, judges, organisers and staff. */
export const contestRoutes: RouteObject[] = [
  {
    path: 'contests',
    handle: { chunk: 'mf-verse-contests' },
    lazy: () => import(/* webpackChunkName: "mf-verse-contests" */ '../pages/contests/contests'),
  },
  {
    path: 'contests/:id',
    handle: { chunk: 'mf-verse-contest' },
    lazy: () => import(/* webpackChunkName: "mf-verse-contest" */ '../pages/contest/contest'),
  },
  {
    path: 'contests/:id/entry',
    handle: { chunk: 'mf-verse-contest-entry' },
    lazy: () => import(/* webpackChunkName: "mf-verse-contest-entry" */ '../pages/contest-entry/contest-entry'),
  },
  {
    path: 'contests/:id/vote',
    handle: { chunk: 'mf-verse-contest-vote' },
    lazy: () => import(/* webpackChunkName: "mf-verse-contest-vote" */ '../pages/contest-vote/contest-vote'),
  },
  {
    path: 'contest-appeals',
    handle: { chunk: 'mf-verse-contest-appeals' },
    lazy: () => import(/* webpackChunkName: "mf-verse-contest-appeals" */ '../pages/contest-appeals/contest-appeals'),
  },
  {
    path: 'organisations/:handle/contests/:id/prize',
    handle: { chunk: 'mf-verse-contest-prize' },
    lazy: () => import(/* webpackChunkName: "mf-verse-contest-prize" */ '../pages/contest-prize/contest-prize'),
  },
  {
    path: 'organisations/:handle/contests',
    handle: { chunk: 'mf-verse-organisation-contests' },
    lazy: () =>
      import(
        /* webpackChunkName: "mf-verse-organisation-contests" */ '../pages/organisation-contests/organisation-contests'
      ),
  },
  {
    path: 'organisations/:handle/contests/:id',
    handle: { chunk: 'mf-verse-organisation-contest' },
    lazy: () =>
      import(
        /* webpackChunkName: "mf-verse-organisation-contest" */ '../pages/organisation-contest/organisation-contest'
      ),
  },
  {
    path: 'judging',
    handle: { chunk: 'mf-verse-judging' },
    lazy: () => import(/* webpackChunkName: "mf-verse-judging" */ '../pages/judging/judging'),
  },
  {
    path: 'judging/:id',
    handle: { chunk: 'mf-verse-judged-contest' },
    lazy: () => import(/* webpackChunkName: "mf-verse-judged-contest" */ '../pages/judged-contest/judged-contest'),
  },
  {
    path: 'judging/:id/entries/:number',
    handle: { chunk: 'mf-verse-judged-entry' },
    lazy: () => import(/* webpackChunkName: "mf-verse-judged-entry" */ '../pages/judged-entry/judged-entry'),
  },
  {
    path: 'organisations/:handle/contests/:id/judging',
    handle: { chunk: 'mf-verse-contest-judging' },
    lazy: () => import(/* webpackChunkName: "mf-verse-contest-judging" */ '../pages/contest-judging/contest-judging'),
  },
];

/** Public pages, rendered on the server. */
export const publicContestRoutes: RouteObject[] = [
  {
    path: 'contests',
    handle: { chunk: 'mf-verse-public-contests' },
    lazy: () => import(/* webpackChunkName: "mf-verse-public-contests" */ '../pages/public-contests/public-contests'),
  },
  {
    path: 'contests/:id',
    handle: { chunk: 'mf-verse-public-contest' },
    lazy: () => import(/* webpackChunkName: "mf-verse-public-contest" */ '../pages/public-contest/public-contest'),
  },
  {
    path: 'contests/:id/results',
    handle: { chunk: 'mf-verse-contest-results' },
    lazy: () => import(/* webpackChunkName: "mf-verse-contest-results" */ '../pages/contest-results/contest-results'),
  },
];
