import { Link, useLocation } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import styles from './admin.module.scss';

export function AdminNav() {
  const { href } = useShell();
  const { pathname } = useLocation();
  const orders = href('store-desk-orders')!;
  const staff = href('staff');
  const isOrders = pathname.startsWith(orders);
  return (
    <nav className={styles.nav} aria-label="Store desk">
      {staff ? <Link to={staff}>Staff</Link> : null}
      <Link to={orders} aria-current={isOrders ? 'true' : undefined}>
        Orders
      </Link>
      <Link to={href('store-desk')!} aria-current={isOrders ? undefined : 'true'}>
        Products
      </Link>
    </nav>
  );
}
