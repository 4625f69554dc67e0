import { PRODUCT_CATEGORIES } from '@verse/api-contract/products';
import { SelectField } from '@verse/ui';
import { type MarketplaceChoice, SORTS } from './marketplace-choice';
import styles from './marketplace-filter.module.scss';

interface MarketplaceFilterProps {
  choice: MarketplaceChoice;
  choose: (name: 'category' | 'sort', value: string) => void;
}

export function MarketplaceFilter({ choice: { category, sort }, choose }: MarketplaceFilterProps) {
  return (
    <div className={styles.filter}>
      <SelectField
        label="Category"
        value={category ?? ''}
        onChange={(event) => choose('category', event.currentTarget.value)}
      >
        <option value="">All Categories</option>
        {PRODUCT_CATEGORIES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField label="Order" value={sort ?? ''} onChange={(event) => choose('sort', event.currentTarget.value)}>
        <option value="">Sort by</option>
        {Object.entries(SORTS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
