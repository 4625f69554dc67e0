import { Link } from 'react-router-dom';
import { PRODUCT_CATEGORIES } from '@verse/api-contract/products.values';
import { type Choice, writeChoice } from './catalogue';
import styles from './category-links.module.scss';

interface CategoryLinksProps {
  choice: Choice;
}

export function CategoryLinks({ choice }: CategoryLinksProps) {
  return (
    <nav className={styles.categories} aria-label="Categories">
      <ul>
        {[undefined, ...PRODUCT_CATEGORIES].map((category) => (
          <li key={category ?? 'all'}>
            <Link
              to={{ search: writeChoice({ ...choice, category, page: 1 }) }}
              aria-current={category === choice.category ? 'true' : undefined}
              preventScrollReset
            >
              {category ?? 'All Categories'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
