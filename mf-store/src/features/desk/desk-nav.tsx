import { Link, useLocation } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import styles from './desk.module.scss';

/** The rooms of the store's staff. */
export function DeskNav() {
  const { href } = useShell();
  const { pathname } = useLocation();
  const orders = href('store-desk-orders')!;
  const isOrders = pathname.startsWith(orders);
  return (
    <nav className={styles.nav} aria-label="Store desk">
      <Link to={orders} aria-current={isOrders ? 'true' : undefined}>
        Orders
      </Link>
      <Link to={href('store-desk')!} aria-current={isOrders ? undefined : 'true'}>
        Products
      </Link>
    </nav>
  );
}
