import type { RouteObject } from 'react-router-dom';
import { asFailedPage, asFailure, page } from '@verse/contract/page-route';
import { asNoPackages, asNull, part, revalidatedPart } from './part-route';

export const projectRoutes: RouteObject[] = [
  page('projects', () => import('../pages/projects/projects')),
  page('projects/:number', () => import('../pages/project/project')),
  page('projects/:number/invoices/:milestone', () => import('../pages/invoice/invoice')),
  page('house-projects', () => import('../pages/house-projects/house-projects')),
  page('disputes', () => import('../pages/disputes/disputes')),
];

/** Loaders for parts of pages, outside the layout route. */
export const projectParts: RouteObject[] = [
  part('projects/clients', 'loadBriefClients', asNull),
  part('projects/packages', 'loadOwnPackages', asNoPackages),
  part('projects/:number/thread', 'loadProjectThread', asFailedPage),
  revalidatedPart('projects/:number/reviews', 'loadProjectReviews', asFailure),
  part('disputes/:number/thread', 'loadDisputeThread', asFailedPage),
];

/** Public pages, rendered on the server. */
export const publicProjectRoutes: RouteObject[] = [page('brief', () => import('../pages/brief/brief'))];
