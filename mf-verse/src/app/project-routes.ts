import type { RouteObject } from 'react-router-dom';
import { part } from './part-route';

export const projectRoutes: RouteObject[] = [
  {
    path: 'projects',
    handle: { chunk: 'mf-verse-projects' },
    lazy: () => import(/* webpackChunkName: "mf-verse-projects" */ '../pages/projects/projects'),
  },
  {
    path: 'projects/:number',
    handle: { chunk: 'mf-verse-project' },
    lazy: () => import(/* webpackChunkName: "mf-verse-project" */ '../pages/project/project'),
  },
  {
    path: 'projects/:number/invoices/:milestone',
    handle: { chunk: 'mf-verse-invoice' },
    lazy: () => import(/* webpackChunkName: "mf-verse-invoice" */ '../pages/invoice/invoice'),
  },
  {
    path: 'house-projects',
    handle: { chunk: 'mf-verse-house-projects' },
    lazy: () => import(/* webpackChunkName: "mf-verse-house-projects" */ '../pages/house-projects/house-projects'),
  },
  {
    path: 'disputes',
    handle: { chunk: 'mf-verse-disputes' },
    lazy: () => import(/* webpackChunkName: "mf-verse-disputes" */ '../pages/disputes/disputes'),
  },
];

/** Loaders for parts of pages, outside the layout route. */
export const projectParts: RouteObject[] = [
  part('projects/:number/thread', 'loadProjectThread'),
  part('disputes/:number/thread', 'loadDisputeThread'),
];

/** Public pages, rendered on the server. */
export const publicProjectRoutes: RouteObject[] = [
  {
    path: 'brief',
    handle: { chunk: 'mf-verse-brief' },
    lazy: () => import(/* webpackChunkName: "mf-verse-brief" */ '../pages/brief/brief'),
  },
];
