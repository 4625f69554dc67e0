import { Link } from 'react-router-dom';
import type { Cart, CartLine } from '@verse/api-contract/api';
import { formatMoney } from '@verse/api-contract/formats';
import type { Money } from '@verse/api-contract/money';
import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { type Failure, formMessage } from '@verse/contract/server-state';
import { Alert } from '@verse/ui';

interface Details {
  cart?: Cart;
  expected?: Money;
  total?: Money;
  lines?: { item: string; name: string; left: number }[];
  number?: string;
}

/** Explains why nothing was ordered and what has changed. */
export function CheckoutFailure({ failure }: { failure: Failure | undefined }) {
  const message = formMessage(failure);
  if (!failure || !message) return null;
  const { code } = failure;
  const details = failure.details as Details;
  return (
    <Alert tone="error" title="Nothing has been ordered yet">
      <p>{message}</p>
      {code === 'price-changed' ? <PriceChange {...details} /> : null}
      {code === 'sold-out' ? <SoldOut {...details} /> : null}
      {code === 'limit' && details.lines ? <OverLimit /> : null}
      {code === 'already-ordered' && details.number ? <OrderedBefore number={details.number} /> : null}
    </Alert>
  );
}

function PriceChange({ cart, expected, total }: Details) {
  return (
    <>
      <ul>
        {cart?.lines.map((line) => {
          const change = describeChange(line);
          return change ? <li key={line.item}>{`${line.name}: ${change}`}</li> : null;
        })}
      </ul>
      {expected && total ? (
        <p>{`The total was ${formatMoney(expected)} and is now ${formatMoney(total)}. Order again if you agree.`}</p>
      ) : null}
    </>
  );
}

function describeChange({ state, was, unit }: CartLine): string | undefined {
  if (state === 'gone') return 'no longer sold';
  if (state === 'not-in-currency') return 'not sold in this currency';
  return was && unit ? `was ${formatMoney(was)}, now ${formatMoney(unit)}` : undefined;
}

function SoldOut({ lines }: Details) {
  const cart = useShell().href('cart')!;
  return (
    <>
      <ul>
        {lines?.map(({ item, name, left }) => (
          <li key={item}>{left > 0 ? `${name}: only ${left} left` : `${name}: sold out`}</li>
        ))}
      </ul>
      <p>
        <Link to={cart}>Change your cart</Link>
      </p>
    </>
  );
}

/** The error message itself already names the products and says how many of each can be ordered. */
function OverLimit() {
  return (
    <p>
      <Link to={useShell().href('cart')!}>Change your cart</Link> or <PageLink page="contact">contact us</PageLink>
    </p>
  );
}

function OrderedBefore({ number }: { number: string }) {
  return (
    <p>
      <Link to={useShell().href('order', { number })!}>See order {number}</Link>
    </p>
  );
}
