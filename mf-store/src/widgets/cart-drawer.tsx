import type { MouseEvent } from 'react';
import { Dialog } from '@verse/ui';
import { CartPage } from '../features/cart';
import styles from './cart-drawer.module.scss';

/** The cart in a drawer beside the page. Following a link in the drawer closes it. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  function handleClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  }
  return (
    <Dialog title="Your cart" className={styles.drawer} onClose={onClose}>
      <div onClick={handleClick}>
        <CartPage />
      </div>
    </Dialog>
  );
}
