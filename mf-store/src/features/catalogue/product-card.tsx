import { useId } from 'react';
import type { Product } from '@verse/api-contract/products';
import { Card } from '@verse/ui';
import { Price } from './price';
import styles from './product-card.module.scss';
import { StarRating } from './star-rating';

interface ProductCardProps {
  product: Product;
  /** When its picture is wanted: before anything else, with the page, or when it is about to come into view. */
  wanted: 'first' | 'soon' | 'later';
}

const FETCHING = { first: { fetchPriority: 'high' }, soon: {}, later: { loading: 'lazy' } } as const;

export function ProductCard({ product, wanted }: ProductCardProps) {
  const name = useId();
  return (
    <Card as="article" className={styles.card} aria-labelledby={name}>
      <ProductPicture product={product} wanted={wanted} />
      <div className={styles.text}>
        <p className={styles.category}>{product.category}</p>
        <h2 className={styles.name} id={name}>
          {product.name}
        </h2>
        <p className={styles.rating}>
          <StarRating value={product.rating} />
          <span aria-hidden="true">{product.rating.toFixed(1)}</span>
        </p>
        <Price now={product.price} before={product.oldPrice} />
      </div>
    </Card>
  );
}

function ProductPicture({ product, wanted }: ProductCardProps) {
  const { picture } = product;
  return (
    <img
      className={styles.picture}
      src={picture?.src ?? product.image}
      srcSet={picture?.srcset}
      sizes="(width >= 1100px) 24rem, (width >= 720px) 30vw, 45vw"
      width={picture?.width ?? 800}
      height={picture?.height ?? 800}
      alt={picture?.alt || product.name}
      {...FETCHING[wanted]}
    />
  );
}
