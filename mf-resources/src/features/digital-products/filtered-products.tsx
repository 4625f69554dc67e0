import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button, EmptyState, Stack } from '@verse/ui';
import { FilterForm } from '../../shared/filter-form';
import { chooseProducts, type DigitalProduct, digitalProducts, getLabel, PRODUCT_CATEGORIES } from './digital-products';
import { ProductGrid } from './product-grid';

interface FilteredProductsProps {
  anchor: string;
  products?: readonly DigitalProduct[];
}

/** Digital products, filtered by the category in the URL. */
export function FilteredProducts({ anchor, products = digitalProducts }: FilteredProductsProps) {
  const [search] = useSearchParams();
  const category = search.get('category') ?? '';
  const found = chooseProducts(products, category);
  return (
    <Stack gap={6} id={anchor}>
      <FilterForm name="category" label="Categories" choices={PRODUCT_CATEGORIES} chosen={category} anchor={anchor} />
      {found.length > 0 ? <ProductGrid products={found} /> : <NothingHere category={category} />}
    </Stack>
  );
}

function NothingHere({ category }: { category: string }) {
  const navigate = useNavigate();
  const reset = (
    // A form, so that the button also works without scripts.
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ search: '' }, { preventScrollReset: true });
      }}
    >
      <Button type="submit">View All Projects</Button>
    </form>
  );
  return <EmptyState role="status" title={`No items found in ${getLabel(category)} category`} action={reset} />;
}
