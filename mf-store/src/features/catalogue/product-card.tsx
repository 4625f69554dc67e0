import { type ReactNode, useId } from 'react';
import type { Product } from '@verse/api-contract/api';
import { formatDollars } from '@verse/api-contract/formats';
import { GROWING } from '@verse/contract/growing';
import { PageLink } from '@verse/contract/page-link';
import { Badge, Card, Price, StarRating } from '@verse/ui';
import { ProductImage } from '../../shared/product-image';
import text from '../../shared/text.module.scss';
import styles from './product-card.module.scss';

interface ProductCardProps {
  product: Product;
  /**
   * When the image is loaded: `first` with high priority, `soon` together with the page, `later` shortly before it
   * scrolls into view.
   */
  wanted: 'first' | 'soon' | 'later';
  actions?: ReactNode;
  as?: 'h2' | 'h3';
}

const FETCHING = { first: { fetchPriority: 'high' }, soon: {}, later: { loading: 'lazy' } } as const;

export function ProductCard({ product, wanted, actions, as: Heading = 'h2' }: ProductCardProps) {
  const title = useId();
  const { id, name, category, rating, price, oldPrice } = product;
  return (
    <Card as="article" isInteractive className={styles.card} aria-labelledby={title}>
      <div className={styles.frame}>
        <ProductImage
          product={product}
          className={styles.picture}
          sizes="(width >= 1100px) 24rem, (width >= 720px) 30vw, 45vw"
          {...FETCHING[wanted]}
        />
      </div>
      <div className={styles.text}>
        <p className={text.note}>
          {category} {product.isSample ? <Badge>Example</Badge> : null}
        </p>
        <Heading className={styles.name} id={title} dir="auto">
          <PageLink page="product" params={{ id }} data-card-link {...GROWING}>
            {name}
          </PageLink>
        </Heading>
        <p className={styles.rating}>
          <StarRating value={rating} />
          <span aria-hidden={rating > 0}>{rating > 0 ? rating.toFixed(1) : 'No ratings yet'}</span>
          {product.ratedBy === 'sample' ? <span>Sample rating</span> : null}
        </p>
        <Price now={formatDollars(price)} before={oldPrice === undefined ? undefined : formatDollars(oldPrice)} />
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </Card>
  );
}
