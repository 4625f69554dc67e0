import { useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { Cart } from '@verse/api-contract/api';
import { CART_TOPIC } from '@verse/api-contract/commerce/cart.values';
import { formatCount } from '@verse/api-contract/formats';
import { useFilters } from '@verse/contract/filters';
import { useChanged, useShell } from '@verse/contract/react';
import { Button, EmptyState } from '@verse/ui';
import { isSending, type MarketplaceData, toItem } from './marketplace.api';
import { MarketplaceFilterForm } from './marketplace-filter-form';
import { filterProducts, MARKETPLACE_FILTERS } from './marketplace-filters';
import { ProductCard } from './product-card';
import styles from './product-list.module.scss';

export function ProductList({ data: { products, cart: loaded } }: { data: MarketplaceData }) {
  const filters = useFilters(MARKETPLACE_FILTERS);
  const { cart, keep } = useCart(loaded);
  const chosen = filterProducts(products, filters.values);

  return (
    <div className={styles.list}>
      <MarketplaceFilterForm filters={filters} found={formatCount(chosen.length, 'product')} />
      {cart ? <CartSummary count={cart.count} /> : null}
      {chosen.length === 0 ? (
        <EmptyState
          title="There is nothing here at the moment."
          action={
            <Button variant="secondary" onClick={filters.reset}>
              Show all products
            </Button>
          }
        />
      ) : null}
      <ul className={styles.products} aria-label="Products">
        {chosen.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              isFavourite={loaded?.favourites.includes(toItem(product)) ?? false}
              inCart={cart?.lines.find(({ item }) => item === toItem(product))?.quantity ?? 0}
              onCart={keep}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CartSummary({ count }: { count: number }) {
  const cart = useShell().href('cart');
  const words = `${formatCount(count, 'item')} in your cart`;
  return <p className={styles.cart}>{cart ? <Link to={cart}>{words}</Link> : words}</p>;
}

/** Returns the cart from the latest response, and reloads it when it changes elsewhere. */
function useCart(loaded: Cart | null): { cart: Cart | null; keep: (cart: Cart) => void } {
  const { revalidate } = useRevalidator();
  const [kept, setKept] = useState({ loaded, cart: loaded });
  const newest = useRef(loaded?.revision ?? 0);
  if (kept.loaded !== loaded) setKept({ loaded, cart: loaded });
  useChanged(CART_TOPIC, () => {
    if (!isSending()) void revalidate();
  });
  return {
    cart: kept.cart,
    keep(cart) {
      // Responses may arrive out of order.
      if (cart.revision < newest.current) return;
      newest.current = cart.revision;
      setKept({ loaded, cart });
    },
  };
}
