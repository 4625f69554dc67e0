import { lazy } from 'react';
import { defineRemote } from '@verse/contract';
import { routes } from './routes';

const CartBadge = lazy(async () => {
  const badge = await import(/* webpackChunkName: "mf-store-badge" */ './widgets/cart-badge');
  return { default: badge.CartBadge };
});

export default defineRemote({ routes, slots: { 'header-cart': CartBadge } });
