import { useState } from 'react';
import type { Cart } from '@verse/api-contract/cart';
import type { Availability, Product } from '@verse/api-contract/products';
import { newKey } from '@verse/contract/new-key';
import { useShell } from '@verse/contract/react';
import { Button } from '@verse/ui';
import { usePerform } from '../../shared/perform';
import styles from './add-to-cart.module.scss';
import { itemOf, type MarketplaceAct } from './marketplace.api';

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

/** The button keeps the focus when there is nothing left to add: it says so and does nothing. */
export function AddToCart({ product, inCart, titleId, onCart }: AddToCartProps) {
  const { add, isAdding, refusal } = useAddition(product, onCart);
  const availability = refusal ?? product.availability ?? 'in-stock';
  const isClosed = availability === 'sold-out' || availability === 'gone';
  return (
    <div className={styles.add}>
      <Button
        size="small"
        isBusy={isAdding}
        aria-disabled={isClosed || undefined}
        aria-describedby={titleId}
        onClick={isClosed ? undefined : add}
      >
        {WORDS[availability]}
      </Button>
      <p className={styles.note}>{noteOf(product, inCart)}</p>
    </div>
  );
}

function noteOf({ left }: Product, inCart: number): string | undefined {
  if (inCart > 0) return `${inCart} in your cart`;
  return left === undefined ? undefined : `Only ${left} left`;
}

/** Adds one with every press. Whoever tries again after a lost answer sends the same click, which counts once. */
function useAddition(product: Product, onCart: (cart: Cart) => void) {
  const { notify, session } = useShell();
  const perform = usePerform<MarketplaceAct>();
  const [isAdding, setIsAdding] = useState(false);
  const [refusal, setRefusal] = useState<'sold-out' | 'gone'>();
  const [item, { name }] = [itemOf(product), product];

  async function undo() {
    const outcome = await perform<Cart>({ what: 'take out', item, quantity: 1 });
    if (outcome.ok) onCart(outcome.value);
    notify(
      outcome.ok
        ? { tone: 'success', text: `${name} is out of your cart again.` }
        : { tone: 'error', text: `${name} is still in your cart: ${outcome.message ?? 'please try again.'}` },
    );
  }

  async function send(click: string) {
    setIsAdding(true);
    const outcome = await perform<Cart>({ what: 'add', item, quantity: 1, click });
    setIsAdding(false);
    if (outcome.ok) {
      onCart(outcome.value);
      notify({
        tone: 'success',
        text: `${name} is in your cart.`,
        action: { label: 'Undo', run: () => void undo() },
      });
      return;
    }
    const { code, message = 'Please try again.' } = outcome;
    if (code === 'not-found') setRefusal('gone');
    if (code === 'unauthenticated') void session.refresh();
    const again = { action: { label: 'Try again', run: () => void send(click) } };
    notify({ tone: 'error', text: `${name}: ${message}`, ...(code === 'unreachable' ? again : {}) });
  }

  return { add: () => void send(newKey()), isAdding, refusal };
}
