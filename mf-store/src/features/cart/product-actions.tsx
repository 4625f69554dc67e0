import { Link } from 'react-router-dom';
import type { Product } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { createId } from '@verse/contract/server-state';
import { Button, HeartIcon, useHydrated } from '@verse/ui';
import styles from './product-actions.module.scss';
import type { ShownCart } from './use-cart';

interface ProductActionsProps {
  product: Product;
  shown: ShownCart;
  size?: 'small' | 'large';
}

/** Buttons that add a product to the cart and to the favourites. They are disabled until hydration. */
export function ProductActions({ product, shown: { cart, editing, edit }, size = 'small' }: ProductActionsProps) {
  const { href } = useShell();
  const isReady = useHydrated();
  const { name, availability, left } = product;
  const item = `product:${product.id}`;
  const isOwnProduct = editing.filter((one) => 'item' in one && one.item === item);
  const favourite = isOwnProduct.findLast((one) => one.what === 'favourite');
  const isFavourite = favourite ? favourite.on : (cart?.favourites.includes(item) ?? false);
  const inCart = cart?.lines.find((line) => line.item === item)?.quantity ?? 0;
  const isSoldOut = availability === 'sold-out';
  return (
    <div className={styles.actions}>
      <Button
        size={size}
        className={styles.add}
        disabled={!isReady}
        aria-disabled={isSoldOut || undefined}
        aria-label={`${isSoldOut ? 'Sold out' : 'Add to Cart'}: ${name}`}
        isBusy={isOwnProduct.some(({ what }) => what === 'add')}
        onClick={isSoldOut ? undefined : () => edit({ what: 'add', item, name, click: createId() })}
      >
        {isSoldOut ? 'Sold out' : 'Add to Cart'}
      </Button>
      <button
        type="button"
        className={styles.favourite}
        disabled={!isReady}
        aria-pressed={isFavourite}
        aria-label={`Favourite: ${name}`}
        onClick={() => edit({ what: 'favourite', item, name, on: !isFavourite })}
      >
        <HeartIcon />
      </button>
      <p className={styles.note}>
        {inCart > 0 ? <Link to={href('cart')!}>{`${inCart} in your cart`}</Link> : getFewText(left)}
      </p>
    </div>
  );
}

const getFewText = (left: number | undefined) => (left === undefined ? null : `Only ${left} left`);
