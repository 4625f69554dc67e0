import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Cart, Product } from '@verse/api-contract/api';
import { formatDollars } from '@verse/api-contract/formats';
import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { Badge, Card, Price, StarRating } from '@verse/ui';
import { AddToCart } from './add-to-cart';
import { FavouriteButton } from './favourite-button';
import styles from './product-card.module.scss';

interface ProductCardProps {
  product: Product;
  isFavourite: boolean;
  /** Number of units in the cart. */
  inCart: number;
  onCart: (cart: Cart) => void;
}

export function ProductCard({ product, isFavourite, inCart, onCart }: ProductCardProps) {
  const name = useId();
  const page = useShell().href('product', { id: product.id });
  return (
    <Card as="article" className={styles.card} aria-labelledby={name} isInteractive>
      <div className={styles.top}>
        <ProductPicture product={product} />
        <FavouriteButton product={product} isFavourite={isFavourite} />
      </div>
      <div className={styles.text}>
        <p className={styles.facts}>
          <span>{product.category}</span> <span>{`No. ${product.id}`}</span>{' '}
          {product.isSample ? <Badge>Example</Badge> : null}
        </p>
        <h2 className={styles.name} id={name} dir="auto">
          <Link className={styles.link} to={page ?? ''} data-card-link>
            {product.name}
          </Link>
        </h2>
        <p className={styles.facts}>
          <Seller product={product} />
        </p>
        <p className={styles.rating}>
          <StarRating value={product.rating} />
          <span aria-hidden="true">{product.rating.toFixed(1)}</span>
          {product.ratedBy === 'sample' ? <span>Sample rating</span> : null}
        </p>
        <div className={styles.buying}>
          <Price
            now={formatDollars(product.price)}
            before={product.oldPrice === undefined ? undefined : formatDollars(product.oldPrice)}
          />
          <AddToCart product={product} inCart={inCart} titleId={name} onCart={onCart} />
        </div>
      </div>
    </Card>
  );
}

function Seller({ product: { seller, sellerHandle } }: { product: Product }) {
  if (!seller) return null;
  if (!sellerHandle) return <span className={styles.seller}>{`Sold by ${seller}`}</span>;
  return (
    <span className={styles.seller}>
      Sold by{' '}
      <PageLink page="member" params={{ handle: sellerHandle }}>
        {seller}
      </PageLink>
    </span>
  );
}

function ProductPicture({ product: { name, image, picture } }: { product: Product }) {
  return (
    <img
      className={styles.picture}
      src={picture?.src ?? image}
      srcSet={picture?.srcset}
      sizes="(width >= 720px) 20rem, 45vw"
      width={picture?.width ?? 800}
      height={picture?.height ?? 800}
      alt={picture?.alt || name}
      loading="lazy"
    />
  );
}
