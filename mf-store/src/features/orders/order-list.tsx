import { Link } from 'react-router-dom';
import type { OrderList as Orders, OrderSummary } from '@verse/api-contract/api';
import { formatMoney } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { ButtonLink, Card, EmptyState, Icon, Stack } from '@verse/ui';
import { Moment } from '../../shared/moment';
import { OrderState } from '../../shared/order-state';
import { StoreLink } from '../../shared/store-link';
import styles from './order-list.module.scss';

export function OrderList({ list: { orders, next } }: { list: Orders }) {
  if (orders.length === 0) return <EmptyState title="No orders yet." action={<StoreLink />} />;
  return (
    <Stack gap={6} align="start">
      <ul className={styles.orders} aria-label="Your orders, newest first">
        {orders.map((order) => (
          <li key={order.number}>
            <Entry order={order} />
          </li>
        ))}
      </ul>
      {next ? (
        <ButtonLink as={Link} variant="secondary" to={{ search: `?${new URLSearchParams({ cursor: next })}` }}>
          Earlier orders
        </ButtonLink>
      ) : null}
    </Stack>
  );
}

function Entry({ order: { number, state, placedAt, title, further, picture, total } }: { order: OrderSummary }) {
  const order = useShell().href('order', { number })!;
  return (
    <Card as="article" isInteractive className={styles.entry} aria-labelledby={number}>
      {picture ? (
        <img className={styles.picture} src={picture.src} srcSet={picture.srcset} sizes="5rem" alt="" loading="lazy" />
      ) : (
        <span className={`${styles.picture} ${styles.paper}`}>
          <Icon>
            <path d="M7 3h7l4 4v14H7zM14 3v4h4M10 12h5m-5 4h5" />
          </Icon>
        </span>
      )}
      <Stack gap={2} align="start">
        <h2 className={styles.name} id={number}>
          <Link data-card-link to={order}>
            {title}
            {further > 0 ? ` and ${further} more` : null}
          </Link>
        </h2>
        <p className={styles.note}>
          {number}, <Moment at={placedAt} />
        </p>
        <OrderState state={state} />
      </Stack>
      <p className={styles.total}>{formatMoney(total)}</p>
    </Card>
  );
}
