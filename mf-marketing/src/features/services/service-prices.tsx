import { useRef } from 'react';
import { useFetcher } from 'react-router-dom';
import { fixedPrices, offerIdOf, priceWords, type Service } from '@verse/api-contract/services';
import { newKey } from '@verse/contract/new-key';
import { PlaceLink } from '@verse/contract/place-link';
import { Button, useHydrated } from '@verse/ui';
import type { AddOutcome } from './service-cart.api';
import styles from './service-prices.module.scss';

/** What a service costs. Whatever has a fixed price can be put into the cart; the rest is agreed upon. */
export function ServicePrices({ title, pricing = {} }: Pick<Service, 'title' | 'pricing'>) {
  return (
    <dl className={styles.prices}>
      {Object.entries(pricing).map(([key, price]) => (
        <div key={key}>
          <dt>{priceWords(key)}</dt>
          <dd>{price}</dd>
          {fixedPrices(price) ? (
            <dd className={styles.sale}>
              <AddToCart item={`service:${offerIdOf(title, key)}`} name={priceWords(key)} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

/** It comes in the place of the button that was pressed. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

/** Needs scripts, and says so until they are here. A try after a lost answer is the same click, which counts once. */
function AddToCart({ item, name }: { item: string; name: string }) {
  const fetcher = useFetcher<AddOutcome>();
  const isReady = useHydrated();
  const click = useRef<string>(undefined);
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined;

  function add() {
    click.current ??= newKey();
    void fetcher.submit({ item, click: click.current }, { method: 'post', encType: 'application/json' });
  }

  return (
    <>
      {outcome?.ok ? (
        <PlaceLink place="cart" className={styles.link} ref={takeFocus}>
          In your cart
        </PlaceLink>
      ) : (
        <Button
          size="small"
          variant="secondary"
          disabled={!isReady}
          aria-label={`Add to Cart: ${name}`}
          isBusy={fetcher.state !== 'idle'}
          onClick={add}
        >
          Add to Cart
        </Button>
      )}
      <p role="status" className={styles.note}>
        {outcome?.ok === false ? outcome.message : null}
      </p>
    </>
  );
}
