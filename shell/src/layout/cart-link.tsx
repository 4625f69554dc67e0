import { Link } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { CartIcon } from '@verse/ui';
import styles from './cart-link.module.scss';

/**
 * Links to the cart until the store section has rendered its own cart button. Without JavaScript, this remains the only
 * cart link.
 */
export function CartLink() {
  const cart = useShell().href('cart');
  return cart ? (
    <Link className={styles.cart} to={cart} aria-label="Cart">
      <CartIcon />
    </Link>
  ) : null;
}
