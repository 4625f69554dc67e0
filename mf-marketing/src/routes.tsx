import type { RouteObject } from 'react-router-dom';
import { page } from '@verse/contract/page-route';

/**
 * The public site's routes, relative to the base path at which the shell mounts them. Their paths are defined only
 * here.
 */
export const routes: RouteObject[] = [
  page('', () => import('./pages/home/home')),
  page('about', () => import('./pages/about/about')),
  page('features', () => import('./pages/features/features')),
  page('showcase', () => import('./pages/showcase/showcase')),
  page('services', () => import('./pages/services/services')),
  page('services/members', () => import('./pages/member-packages/member-packages')),
  page('services/service/:slug', () => import('./pages/service/service')),
  page('waiting-lists', () => import('./pages/waiting-lists/waiting-lists')),
  page('waiting-lists/confirm', () => import('./pages/waiting-list-link/confirm-place')),
  page('waiting-lists/leave', () => import('./pages/waiting-list-link/leave-list')),
  page('waiting-lists/:list', () => import('./pages/waiting-list/waiting-list')),
  page('contact', () => import('./pages/contact/contact')),
  page('open', () => import('./pages/open/open')),
  page('search', () => import('./pages/search/search')),
  page('terms', () => import('./pages/terms/terms')),
  page('privacy-policy', () => import('./pages/privacy-policy/privacy-policy')),
];
