import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { CartPage } from '../../features/cart';
import styles from '../../shared/page.module.scss';

const LEAD = 'Products from the store and the marketplace.';

export function Component() {
  return (
    <div className={styles.page}>
      <PageHead title="Cart" description={LEAD} place="cart" isListed={false} />
      <PageHeader title="Cart" lead={LEAD} />
      <CartPage />
    </div>
  );
}
