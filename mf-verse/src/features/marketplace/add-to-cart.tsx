import { useState } from 'react';
import type { Cart, Product } from '@verse/api-contract/api';
import type { Availability } from '@verse/api-contract/commerce/products.values';
import { useShell } from '@verse/contract/react';
import { createId, useSend } from '@verse/contract/server-state';
import { Button, useHydrated } from '@verse/ui';
import styles from './add-to-cart.module.scss';
import { addToCart, takeFromCart, toItem } from './marketplace.api';

interface AddToCartProps {
  product: Product;
  inCart: number;
  titleId: string;
  onCart: (cart: Cart) => void;
}

type ShownAvailability = Availability | 'gone';

const WORDS: Record<ShownAvailability, string> = {
  'in-stock': 'Add to Cart',
  few: 'Add to Cart',
  'sold-out': 'Sold out',
  gone: 'No longer for sale',
};

/** Once the product is sold out or no longer offered, the button says so and becomes a no-op, but keeps the focus. */
export function AddToCart({ product, inCart, titleId, onCart }: AddToCartProps) {
  const { add, isAdding, rejection } = useAddition(product, onCart);
  const isReady = useHydrated();
  const availability = rejection ?? product.availability ?? 'in-stock';
  const isClosed = availability === 'sold-out' || availability === 'gone';
  return (
    <div className={styles.add}>
      <Button
        size="small"
        disabled={!isReady}
        isBusy={isAdding}
        aria-disabled={isClosed || undefined}
        aria-describedby={titleId}
        onClick={isClosed ? undefined : add}
      >
        {WORDS[availability]}
      </Button>
      <p className={styles.note}>{getNote(product, inCart)}</p>
    </div>
  );
}

function getNote({ left }: Product, inCart: number): string | undefined {
  if (inCart > 0) return `${inCart} in your cart`;
  return left === undefined ? undefined : `Only ${left} left`;
}

/** Adds one unit per press. A retry after a lost response reuses the click ID, so each press counts at most once. */
function useAddition(product: Product, onCart: (cart: Cart) => void) {
  const { notify, session } = useShell();
  const call = useSend();
  const [isAdding, setIsAdding] = useState(false);
  const [rejection, setRejection] = useState<'sold-out' | 'gone'>();
  const item = toItem(product);
  const { name } = product;

  async function undo() {
    const result = await call((api) => takeFromCart(api, item));
    if (result.ok) onCart(result.value);
    notify(
      result.ok
        ? { tone: 'success', text: `${name} is out of your cart again.` }
        : { tone: 'error', text: `${name} is still in your cart: ${result.message}` },
    );
  }

  async function send(click: string) {
    setIsAdding(true);
    const result = await call((api) => addToCart(api, { item, quantity: 1, click }));
    setIsAdding(false);
    if (result.ok) {
      onCart(result.value);
      notify({
        tone: 'success',
        text: `${name} is in your cart.`,
        action: { label: 'Undo', run: () => void undo() },
      });
      return;
    }
    const { code, message } = result;
    if (code === 'not-found') setRejection('gone');
    if (code === 'unauthenticated') void session.refresh();
    const again = { action: { label: 'Try again', run: () => void send(click) } };
    notify({ tone: 'error', text: `${name}: ${message}`, ...(code === 'unreachable' ? again : {}) });
  }

  return { add: () => void send(createId()), isAdding, rejection };
}
