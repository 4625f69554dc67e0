import type { RouteObject } from 'react-router-dom';
import { page } from '@verse/contract/page-route';

/** Contest pages for signed-in members: entrants, judges, organisers and staff. */
export const contestRoutes: RouteObject[] = [
  page('contests', () => import('../pages/contests/contests')),
  page('contests/:id', () => import('../pages/contest/contest')),
  page('contests/:id/entry', () => import('../pages/contest-entry/contest-entry')),
  page('contests/:id/vote', () => import('../pages/contest-vote/contest-vote')),
  page('contest-appeals', () => import('../pages/contest-appeals/contest-appeals')),
  page('organisations/:handle/contests/:id/prize', () => import('../pages/contest-prize/contest-prize')),
  page('organisations/:handle/contests/:id/updates', () => import('../pages/contest-updates/contest-updates')),
  page('organisations/:handle/contests', () => import('../pages/organisation-contests/organisation-contests')),
  page('organisations/:handle/contests/:id', () => import('../pages/organisation-contest/organisation-contest')),
  page('judging', () => import('../pages/judging/judging')),
  page('judging/invitation', () => import('../pages/judge-invitation/judge-invitation')),
  page('judging/:id', () => import('../pages/judged-contest/judged-contest')),
  page('judging/:id/entries/:number', () => import('../pages/judged-entry/judged-entry')),
  page('organisations/:handle/contests/:id/judging', () => import('../pages/contest-judging/contest-judging')),
];

/** Public pages, rendered on the server. */
export const publicContestRoutes: RouteObject[] = [
  page('contests', () => import('../pages/public-contests/public-contests')),
  page('contests/:id', () => import('../pages/public-contest/public-contest')),
  page('contests/:id/results', () => import('../pages/contest-results/contest-results')),
];
