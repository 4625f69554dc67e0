import { Link } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { CartIcon } from '@verse/ui';
import styles from './cart-link.module.scss';

/** The way to the cart until the store has said what is in it; all of it where scripts are switched off. */
export function CartLink() {
  const cart = useShell().href('cart');
  return cart ? (
    <Link className={styles.cart} to={cart} aria-label="Cart">
      <CartIcon />
    </Link>
  ) : null;
}
