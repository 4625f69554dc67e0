import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Cart } from '@verse/api-contract/api';
import { formatMoney } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { Stack } from '@verse/ui';
import { DELIVERY } from '../../shared/delivery';
import text from '../../shared/text.module.scss';
import styles from './order-summary.module.scss';

interface OrderSummaryProps {
  cart: Cart;
  /** Whether any product is sent by post. */
  hasPost: boolean;
  children: ReactNode;
}

/** The lines that would be ordered now. Unavailable lines are omitted, and a note says so. */
export function OrderSummary({ cart, hasPost, children }: OrderSummaryProps) {
  const cartPage = useShell().href('cart')!;
  const counted = cart.lines.filter(({ total }) => total !== null);
  const left = cart.lines.length - counted.length;
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 className={text.title} id="summary">
        Your order
      </h2>
      <Stack as="ul" gap={3}>
        {counted.map(({ item, name, seller, quantity, unit, total, picture }) => (
          <li className={styles.line} key={item}>
            {picture ? (
              <img className={styles.picture} src={picture.src} srcSet={picture.srcset} sizes="3.5rem" alt="" />
            ) : (
              <span className={styles.picture} />
            )}
            <span className={styles.name}>
              <bdi>{name}</bdi>
              {seller ? <span className={styles.quantity}>{`Sold by ${seller}`}</span> : null}
              <span className={styles.quantity}>{unit ? `${quantity} × ${formatMoney(unit)}` : quantity}</span>
            </span>
            <span className={styles.amount}>{total ? formatMoney(total) : null}</span>
          </li>
        ))}
      </Stack>
      {left > 0 ? (
        <p className={text.note}>
          {left === 1 ? 'One product' : `${left} products`} can’t be ordered now. We keep it in your cart.
        </p>
      ) : null}
      {hasPost ? <p className={text.note}>{DELIVERY}</p> : null}
      <p className={styles.total}>
        Total <strong className={styles.amount}>{formatMoney(cart.subtotal)}</strong>
      </p>
      {children}
      <Link className={styles.back} to={cartPage}>
        Change your cart
      </Link>
    </section>
  );
}
