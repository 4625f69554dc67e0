import type { RouteObject } from 'react-router-dom';

/** Relative to `/store`. */
export const routes: RouteObject[] = [
  {
    index: true,
    handle: { chunk: 'mf-store-products' },
    lazy: () => import(/* webpackChunkName: "mf-store-products" */ './pages/products/products'),
  },
];
