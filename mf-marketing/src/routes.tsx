import type { RouteObject } from 'react-router-dom';

/**
 * The public site's routes, relative to the base path at which the shell mounts them. Their paths are defined only
 * here.
 */
export const routes: RouteObject[] = [
  {
    index: true,
    handle: { chunk: 'mf-marketing-home' },
    lazy: () => import(/* webpackChunkName: "mf-marketing-home" */ './pages/home/home'),
  },
  {
    path: 'about',
    handle: { chunk: 'mf-marketing-about' },
    lazy: () => import(/* webpackChunkName: "mf-marketing-about" */ './pages/about/about'),
  },
  {
    path: 'features',
    handle: { chunk: 'mf-marketing-features' },
    lazy: () => import(/* webpackChunkName: "mf-marketing-features" */ './pages/features/features'),
  },
  {
    path: 'showcase',
    handle: { chunk: 'mf-marketing-showcase' },
    lazy: () => import(/* webpackChunkName: "mf-marketing-showcase" */ './pages/showcase/showcase'),
  },
  {
    path: 'services',
    handle: { chunk: 'mf-marketing-services' },
    lazy: () => import(/* webpackChunkName: "mf-marketing-services" */ './pages/services/services'),
  },
  {
    path: 'services/members',
    handle: { chunk: 'mf-marketing-member-packages' },
    lazy: () =>
      import(/* webpackChunkName: "mf-marketing-member-packages" */ './pages/member-packages/member-packages'),
  },
  {
    path: 'services/service/:slug',
    handle: { chunk: 'mf-marketing-service' },
    lazy: () => import(/* webpackChunkName: "mf-marketing-service" */ './pages/service/service'),
  },
  {
    path: 'waiting-lists',
    handle: { chunk: 'mf-marketing-waiting-lists' },
    lazy: () => import(/* webpackChunkName: "mf-marketing-waiting-lists" */ './pages/waiting-lists/waiting-lists'),
  },
  {
    path: 'waiting-lists/confirm',
    handle: { chunk: 'mf-marketing-confirm-place' },
    lazy: () => import(/* webpackChunkName: "mf-marketing-confirm-place" */ './pages/waiting-list-link/confirm-place'),
  },
  {
    path: 'waiting-lists/leave',
    handle: { chunk: 'mf-marketing-leave-list' },
    lazy: () => import(/* webpackChunkName: "mf-marketing-leave-list" */ './pages/waiting-list-link/leave-list'),
  },
  {
    path: 'waiting-lists/:list',
    handle: { chunk: 'mf-marketing-waiting-list' },
    lazy: () => import(/* webpackChunkName: "mf-marketing-waiting-list" */ './pages/waiting-list/waiting-list'),
  },
  {
    path: 'contact',
    handle: { chunk: 'mf-marketing-contact' },
    lazy: () => import(/* webpackChunkName: "mf-marketing-contact" */ './pages/contact/contact'),
  },
  {
    path: 'open',
    handle: { chunk: 'mf-marketing-open' },
    lazy: () => import(/* webpackChunkName: "mf-marketing-open" */ './pages/open/open'),
  },
  {
    path: 'search',
    handle: { chunk: 'mf-marketing-search' },
    lazy: () => import(/* webpackChunkName: "mf-marketing-search" */ './pages/search/search'),
  },
  {
    path: 'terms',
    handle: { chunk: 'mf-marketing-terms' },
    lazy: () => import(/* webpackChunkName: "mf-marketing-terms" */ './pages/terms/terms'),
  },
  {
    path: 'privacy-policy',
    handle: { chunk: 'mf-marketing-privacy-policy' },
    lazy: () => import(/* webpackChunkName: "mf-marketing-privacy-policy" */ './pages/privacy-policy/privacy-policy'),
  },
];
