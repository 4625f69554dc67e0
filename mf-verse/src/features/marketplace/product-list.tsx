import { useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { type Cart, CART_TOPIC } from '@verse/api-contract/cart';
import { useChanged } from '@verse/contract/react';
import { Button, EmptyState } from '@verse/ui';
import { CartSummary } from './cart-summary';
import { isActing, itemOf, type MarketplaceData } from './marketplace.api';
import { chosenFrom, marketplaceChoiceOf } from './marketplace-choice';
import { MarketplaceFilter } from './marketplace-filter';
import { ProductCard } from './product-card';
import styles from './product-list.module.scss';

export function ProductList({ data: { products, cart: loaded } }: { data: MarketplaceData }) {
  const [search, setSearch] = useSearchParams();
  const { cart, keep } = useCart(loaded);
  const choice = marketplaceChoiceOf(search);
  const chosen = chosenFrom(products, choice);
  const show = (next: URLSearchParams) => setSearch(next, { replace: true, preventScrollReset: true });

  function choose(name: string, value: string) {
    const next = new URLSearchParams(search);
    next.delete(name);
    if (value) next.set(name, value);
    show(next);
  }

  return (
    <div className={styles.list}>
      <MarketplaceFilter choice={choice} choose={choose} />
      <div className={styles.bar}>
        <p role="status">{chosen.length === 1 ? '1 product' : `${chosen.length} products`}</p>
        <CartSummary count={cart.count} />
      </div>
      {chosen.length === 0 ? (
        <EmptyState
          title="There is nothing here at the moment."
          action={
            <Button variant="secondary" onClick={() => show(new URLSearchParams())}>
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
              isFavourite={loaded.favourites.includes(itemOf(product))}
              inCart={cart.lines.find(({ item }) => item === itemOf(product))?.quantity ?? 0}
              onCart={keep}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The cart as the last answer has it, and asked for again when it has changed elsewhere. */
function useCart(loaded: Cart): { cart: Cart; keep: (cart: Cart) => void } {
  const { revalidate } = useRevalidator();
  const [kept, setKept] = useState({ loaded, cart: loaded });
  const newest = useRef(loaded.revision);
  if (kept.loaded !== loaded) setKept({ loaded, cart: loaded });
  useChanged(CART_TOPIC, () => {
    if (!isActing()) void revalidate();
  });
  return {
    cart: kept.cart,
    keep(cart) {
      // Answers may come in another order than the server gave them.
      if (cart.revision < newest.current) return;
      newest.current = cart.revision;
      setKept({ loaded, cart });
    },
  };
}
