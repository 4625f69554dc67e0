import { type MouseEvent, useRef } from 'react';
import type { Service } from '@verse/api-contract/api';
import { fixedPrices, offerIdOf, priceWords } from '@verse/api-contract/commerce/services';
import { addToCart } from '@verse/contract/cart';
import { PageLink } from '@verse/contract/page-link';
import { createId, useAction } from '@verse/contract/server-state';
import { Button, useHydrated } from '@verse/ui';
import styles from './service-prices.module.scss';

type ServicePricesProps = Pick<Service, 'title' | 'pricing' | 'availability'>;

/** A service's prices. Fixed prices of services that can be ordered have a button; others are agreed individually. */
export function ServicePrices({ title, pricing = {}, availability }: ServicePricesProps) {
  return (
    <dl className={styles.prices}>
      {Object.entries(pricing).map(([key, price]) => (
        <div key={key}>
          <dt>{priceWords(key)}</dt>
          <dd>{price}</dd>
          {availability === 'order' && fixedPrices(price) ? (
            <dd className={styles.sale}>
              <AddToCart item={`service:${offerIdOf(title, key)}`} name={priceWords(key)} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

/** The link replaces the button that had the focus. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();
/** The second click of a double click on the button may hit the link that replaces it. */
const ignoreSecondClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault();

/**
 * Disabled until hydrated. A retry after a lost response sends the same click ID, so the service is only added once.
 */
function AddToCart({ item, name }: { item: string; name: string }) {
  const { run, result, failure, isBusy } = useAction(addToCart, { showsFailure: true, shouldRevalidate: () => false });
  const isReady = useHydrated();
  const click = useRef<string>(undefined);

  function add() {
    click.current ??= createId();
    run({ item, click: click.current });
  }

  return (
    <>
      {result?.ok && !isBusy ? (
        <PageLink page="cart" className={styles.link} ref={takeFocus} onClick={ignoreSecondClick}>
          In your cart
        </PageLink>
      ) : (
        <Button
          size="small"
          variant="secondary"
          disabled={!isReady}
          aria-label={`Add to Cart: ${name}`}
          isBusy={isBusy}
          onClick={add}
        >
          Add to Cart
        </Button>
      )}
      <p role="status" className={styles.note}>
        {isBusy ? null : failure?.message}
      </p>
    </>
  );
}
