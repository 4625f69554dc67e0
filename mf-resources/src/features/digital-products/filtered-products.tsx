import { useNavigate } from 'react-router-dom';
import { defineFilters, text, useFilters } from '@verse/contract/filters';
import { Button, ChipChoice, EmptyState, FilterBar, Stack } from '@verse/ui';
import { chooseProducts, type DigitalProduct, digitalProducts, getLabel, PRODUCT_CATEGORIES } from './digital-products';
import { ProductGrid } from './product-grid';

const PRODUCT_FILTERS = defineFilters({ category: text() });

interface FilteredProductsProps {
  anchor: string;
  products?: readonly DigitalProduct[];
}

/** Digital products, filtered by the category in the URL. */
export function FilteredProducts({ anchor, products = digitalProducts }: FilteredProductsProps) {
  const { values, choose } = useFilters(PRODUCT_FILTERS);
  const { category = '' } = values;
  const found = chooseProducts(products, category);
  return (
    <Stack gap={6} id={anchor}>
      <FilterBar
        action={`#${anchor}`}
        label="Find digital products"
        chips={
          <ChipChoice
            label="Categories"
            name="category"
            chosen={category}
            options={PRODUCT_CATEGORIES.map(({ value }) => value)}
            labelOf={getLabel}
            all="All"
            onChoose={(value) => choose('category', value)}
          />
        }
      />
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
