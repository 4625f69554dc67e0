import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatCount } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { CartIcon } from '@verse/ui';
import { useCart } from '../features/cart';
import styles from './cart-badge.module.scss';

const CartDrawer = lazy(async () => {
  const drawer = await import(/* webpackChunkName: "mf-store-drawer" */ './cart-drawer');
  return { default: drawer.CartDrawer };
});

const MAX_COUNT = 99;

/**
 * The header's cart button. It is a link to the cart page, but a plain click opens the cart in a drawer instead, except
 * on the cart page itself.
 */
export function CartBadge() {
  const { pathname } = useLocation();
  const { cart } = useCart();
  const [isOpen, setIsOpen] = useState(false);
  const cartPage = useShell().href('cart')!;
  const count = cart?.count ?? 0;

  function handleClick(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || pathname === cartPage) return;
    event.preventDefault();
    setIsOpen(true);
  }
  return (
    <>
      <Link className={styles.badge} to={cartPage} aria-label={createLabel(count)} onClick={handleClick}>
        <CartIcon />
        {count > 0 ? (
          <span className={styles.count} aria-hidden="true">
            {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
          </span>
        ) : null}
      </Link>
      {isOpen ? (
        <Suspense>
          <CartDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function createLabel(count: number): string {
  if (count === 0) return 'Cart';
  return `Cart, ${formatCount(count, 'item')}`;
}
