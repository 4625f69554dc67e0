import type { RouteObject } from 'react-router-dom';

/** What members offer. */
export const packageRoutes: RouteObject[] = [
  {
    path: 'packages',
    handle: { chunk: 'mf-verse-packages' },
    lazy: () => import(/* webpackChunkName: "mf-verse-packages" */ '../pages/packages/packages'),
  },
];
