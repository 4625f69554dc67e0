import type { RouteObject } from 'react-router-dom';
import { page } from '@verse/contract/page-route';

export const packageRoutes: RouteObject[] = [
  page('packages', () => import('../pages/packages/packages')),
  page('next-steps', () => import('../pages/next-steps/next-steps')),
];
