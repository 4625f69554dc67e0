import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

const page = (path: string, name: string, lazy: LazyRouteFunction<RouteObject>): RouteObject => ({
  path,
  handle: { chunk: `mf-store-${name}` },
  lazy,
});

/** The section's routes, relative to `/store`. Each route names its page's chunk. */
export const routes: RouteObject[] = [
  {
    index: true,
    handle: { chunk: 'mf-store-products' },
    lazy: () => import(/* webpackChunkName: "mf-store-products" */ './pages/products/products'),
  },
  page('products/:id', 'product', () => import(/* webpackChunkName: "mf-store-product" */ './pages/product/product')),
  page(
    'products/:id/review',
    'product',
    () => import(/* webpackChunkName: "mf-store-product" */ './pages/product-review/product-review'),
  ),
  page('cart', 'cart', () => import(/* webpackChunkName: "mf-store-cart" */ './pages/cart/cart')),
  page(
    'cart/contents',
    'cart-contents',
    () => import(/* webpackChunkName: "mf-store-cart-contents" */ './pages/cart/contents'),
  ),
  page('checkout', 'checkout', () => import(/* webpackChunkName: "mf-store-checkout" */ './pages/checkout/checkout')),
  page('orders', 'orders', () => import(/* webpackChunkName: "mf-store-orders" */ './pages/orders/orders')),
  page('orders/:number', 'order', () => import(/* webpackChunkName: "mf-store-order" */ './pages/order/order')),
  page('desk', 'desk', () => import(/* webpackChunkName: "mf-store-desk" */ './pages/desk/desk')),
  page(
    'desk/products/:id',
    'desk-product',
    () => import(/* webpackChunkName: "mf-store-desk-product" */ './pages/desk-product/desk-product'),
  ),
  page(
    'desk/orders',
    'desk-orders',
    () => import(/* webpackChunkName: "mf-store-desk-orders" */ './pages/desk-orders/desk-orders'),
  ),
  page(
    'desk/orders/:number',
    'desk-order',
    () => import(/* webpackChunkName: "mf-store-desk-order" */ './pages/desk-order/desk-order'),
  ),
];
