import { useNavigate } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import { createProduct } from './admin.api';
import { ProductEditor } from './product-editor';

/** A new product's stock is 0 until a stock movement is recorded. */
export function NewProduct() {
  const { href } = useShell();
  const navigate = useNavigate();
  return (
    <Stack gap={6}>
      <PageHeader title="New product" lead="Add stock or files after you save." />
      <ProductEditor
        save={(api, product, picture) => createProduct(api, { product, picture })}
        onDone={({ id }) => void navigate(`${href('store-desk')!}/products/${id}`)}
      />
    </Stack>
  );
}
