import type { RouteObject } from 'react-router-dom';

export const packageRoutes: RouteObject[] = [
  {
    path: 'packages',
    handle: { chunk: 'mf-verse-packages' },
    lazy: () => import(/* webpackChunkName: "mf-verse-packages" */ '../pages/packages/packages'),
  },
  {
    path: 'next-steps',
    handle: { chunk: 'mf-verse-next-steps' },
    lazy: () => import(/* webpackChunkName: "mf-verse-next-steps" */ '../pages/next-steps/next-steps'),
  },
];
