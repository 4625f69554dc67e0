import type { RouteObject } from 'react-router-dom';
import { asFailure, dataRoute, page } from '@verse/contract/page-route';

/** The section's routes, relative to `/store`. */
export const routes: RouteObject[] = [
  page('', () => import('./pages/products/products')),
  page('products/:id', () => import('./pages/product/product')),
  dataRoute(
    'products/:id/review',
    async () => (await import('./pages/product-review/product-review')).loader,
    'product',
    asFailure,
  ),
  page('cart', () => import('./pages/cart/cart')),
  {
    ...dataRoute(
      'cart/contents',
      async () => (await import('./pages/cart/contents')).loader,
      'cart-contents',
      asFailure,
    ),
    // The response to an edit announces the change, and the announcement reloads the cart.
    shouldRevalidate: () => false,
  },
  page('checkout', () => import('./pages/checkout/checkout')),
  page('orders', () => import('./pages/orders/orders')),
  page('orders/:number', () => import('./pages/order/order')),
  page('desk', () => import('./pages/desk/desk')),
  page('desk/products/:id', () => import('./pages/desk-product/desk-product')),
  page('desk/orders', () => import('./pages/desk-orders/desk-orders')),
  page('desk/orders/:number', () => import('./pages/desk-order/desk-order')),
];
