import type { RouteObject } from 'react-router-dom';
import { page } from '@verse/contract/page-route';

/** The section's routes, relative to `/store`. */
export const routes: RouteObject[] = [
  page('', () => import('./pages/products/products')),
  page('products/:id', () => import('./pages/product/product')),
  page('products/:id/review', () => import('./pages/product-review/product-review'), 'product'),
  page('cart', () => import('./pages/cart/cart')),
  page('cart/contents', () => import('./pages/cart/contents'), 'cart-contents'),
  page('checkout', () => import('./pages/checkout/checkout')),
  page('orders', () => import('./pages/orders/orders')),
  page('orders/:number', () => import('./pages/order/order')),
  page('desk', () => import('./pages/desk/desk')),
  page('desk/products/:id', () => import('./pages/desk-product/desk-product')),
  page('desk/orders', () => import('./pages/desk-orders/desk-orders')),
  page('desk/orders/:number', () => import('./pages/desk-order/desk-order')),
];
