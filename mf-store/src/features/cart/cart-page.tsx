import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Cart } from '@verse/api-contract/api';
import { formatCount, formatMoney } from '@verse/api-contract/formats';
import { CURRENCIES, type Currency } from '@verse/api-contract/money';
import { useShell } from '@verse/contract/react';
import { Alert, ButtonLink, EmptyState, FailureCard, SelectField, Stack } from '@verse/ui';
import { LoadingOutline } from '../../shared/loading-outline';
import { StoreLink } from '../../shared/store-link';
import text from '../../shared/text.module.scss';
import { CartLine } from './cart-line';
import styles from './cart-page.module.scss';
import { type ShownCart, useCart } from './use-cart';

/** The server renders only the outline, because it does not know the visitor's cart. */
export function CartPage() {
  const shown = useCart();
  const { cart, failure, isLoading, reload } = shown;
  if (cart)
    return cart.lines.length === 0 ? (
      <EmptyState title="Your cart is empty." action={<StoreLink />} />
    ) : (
      <Contents cart={cart} shown={shown} />
    );
  if (failure !== undefined)
    return (
      <FailureCard title="Your cart could not be loaded." onRetry={reload} isRetrying={isLoading}>
        {failure}
      </FailureCard>
    );
  return (
    <LoadingOutline status="Loading your cart…">
      Your cart needs scripts, which are switched off in this browser.
    </LoadingOutline>
  );
}

function Contents({ cart, shown }: { cart: Cart; shown: ShownCart }) {
  const list = useRef<HTMLUListElement>(null);
  /**
   * Once a line has been removed, moves the focus to the next line, or to the previous line if the last one was
   * removed.
   */
  function moveFocus(index: number) {
    const boxes = [...(list.current?.querySelectorAll<HTMLElement>('article') ?? [])];
    (boxes[index + 1] ?? boxes[index - 1] ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }
  return (
    <div className={styles.cart}>
      <div className={styles.contents}>
        {cart.notice ? <Alert>{cart.notice}</Alert> : null}
        <Stack as="ul" ref={list} aria-label="In your cart">
          {cart.lines.map((line, index) => (
            <li key={line.item}>
              <CartLine line={line} shown={shown} onRemove={() => moveFocus(index)} />
            </li>
          ))}
        </Stack>
        <Total cart={cart} shown={shown} />
      </div>
    </div>
  );
}

const CURRENCY_NAMES: Record<Currency, string> = { USD: 'US dollars', NGN: 'Nigerian naira' };

function Total({ cart: { currency, subtotal, count }, shown: { edit } }: { cart: Cart; shown: ShownCart }) {
  const checkout = useShell().href('checkout');
  return (
    <section className={styles.total} aria-label="Total">
      <SelectField
        label="Currency"
        value={currency}
        onChange={(event) => edit({ what: 'currency', currency: event.currentTarget.value as Currency })}
      >
        {CURRENCIES.map((one) => (
          <option key={one} value={one}>
            {CURRENCY_NAMES[one]}
          </option>
        ))}
      </SelectField>
      <p className={text.title} role="status">
        {formatCount(count, 'item')}, <strong>{formatMoney(subtotal)}</strong>
      </p>
      {count > 0 && checkout ? (
        <ButtonLink as={Link} size="large" to={checkout}>
          Go to checkout
        </ButtonLink>
      ) : null}
      <p className={text.note}>Sellers set their prices in each currency. A cart reserves nothing.</p>
    </section>
  );
}
