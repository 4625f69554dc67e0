import { Link } from 'react-router-dom';
import type { AdminProductList as Products } from '@verse/api-contract/api';
import { formatMoney } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { ButtonLink, EmptyState, Stack } from '@verse/ui';
import styles from './admin.module.scss';
import { capitalise } from './form-text';

export function AdminProductList({ list: { products } }: { list: Products }) {
  const adminPath = useShell().href('store-desk')!;
  return (
    <Stack gap={6}>
      <ButtonLink as={Link} variant="secondary" className={styles.add} to={`${adminPath}/products/new`}>
        Add a product
      </ButtonLink>
      {products.length === 0 ? <EmptyState title="No products here." /> : null}
      <Stack as="ul" gap={0}>
        {products.map(({ id, name, status, prices, stock, delivery }) => (
          <li key={id} className={styles.row}>
            <Link to={`${adminPath}/products/${id}`}>{name}</Link>
            <span>{capitalise(status)}</span>
            <span>{delivery === 'download' ? 'Download' : `${stock.available} of ${stock.onHand} available`}</span>
            <strong>{formatMoney({ currency: 'USD', minor: prices?.USD ?? 0 })}</strong>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
