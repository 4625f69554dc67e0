import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { CartPage } from '../../features/cart';
import styles from './cart.module.scss';

export { editCart as action } from '../../features/cart';

const LEAD = 'What you have chosen, in the store and in the marketplace.';

export function Component() {
  return (
    <div className={styles.page}>
      <PageHead title="Cart" description={LEAD} place="cart" isListed={false} />
      <PageHeader title="Cart" lead={LEAD} />
      <CartPage />
    </div>
  );
}
