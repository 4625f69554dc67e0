import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { createId } from '@verse/contract/server-state';
import { PageHeader, Stack } from '@verse/ui';
import { createProduct } from './admin.api';
import { ProductEditor } from './product-editor';

/** A new product's stock is 0 until a stock movement is recorded. */
export function NewProduct() {
  const { href } = useShell();
  const navigate = useNavigate();
  const [key] = useState(createId);
  return (
    <Stack gap={6}>
      <PageHeader title="New product" lead="Add stock or files after you save." />
      <ProductEditor
        save={(api, product, picture) => createProduct(api, { product, picture, key })}
        onDone={({ id }) => void navigate(`${href('store-desk')!}/products/${id}`)}
      />
    </Stack>
  );
}
