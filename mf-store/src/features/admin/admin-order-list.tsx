import { Form, Link, useLocation } from 'react-router-dom';
import type { AdminOrderList as Orders } from '@verse/api-contract/api';
import { ORDER_QUEUES, type OrderQueue } from '@verse/api-contract/commerce/store-admin.values';
import { formatDate, formatMoney } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { Button, ButtonLink, EmptyState, Stack, TextField } from '@verse/ui';
import { OrderState } from '../../shared/order-state';
import styles from './admin.module.scss';

const QUEUES: Record<OrderQueue, string> = {
  'to-confirm': 'To confirm',
  'to-deliver': 'To deliver',
  asked: 'Refund requested',
  'to-refund': 'To refund',
};

export function AdminOrderList({ list: { orders, next } }: { list: Orders }) {
  const adminPath = useShell().href('store-desk-orders')!;
  const search = new URLSearchParams(useLocation().search);
  const queue = search.get('queue');
  return (
    <Stack gap={6}>
      <nav className={styles.nav} aria-label="Queues">
        <Link to={{ search: '' }} aria-current={queue ? undefined : 'true'}>
          All
        </Link>
        {ORDER_QUEUES.map((one) => (
          <Link key={one} to={{ search: `?queue=${one}` }} aria-current={one === queue ? 'true' : undefined}>
            {QUEUES[one]}
          </Link>
        ))}
      </nav>
      <Form className={styles.search} role="search" method="get">
        <TextField label="Number or email" type="search" name="q" defaultValue={search.get('q') ?? ''} />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
      {orders.length === 0 ? <EmptyState title="No orders here." /> : null}
      <Stack as="ul" gap={0}>
        {orders.map(({ number, name, email, title, further, total, state, waitingSince, dueAt }) => (
          <li key={number} className={styles.row}>
            <span>
              <Link to={`${adminPath}/${number}`}>{number}</Link>
              <span className={styles.note}>{`${name}, ${email}`}</span>
              {waitingSince ? (
                <span className={styles.note}>
                  Waiting since <time dateTime={waitingSince}>{formatDate(waitingSince)}</time>
                  {dueAt ? (
                    <>
                      , answer due <time dateTime={dueAt}>{formatDate(dueAt)}</time>
                    </>
                  ) : null}
                </span>
              ) : null}
            </span>
            <span>
              {title}
              {further > 0 ? ` and ${further} more` : null}
            </span>
            <span>
              <OrderState state={state} />
            </span>
            <strong>{formatMoney(total)}</strong>
          </li>
        ))}
      </Stack>
      {next ? <More next={next} search={search} /> : null}
    </Stack>
  );
}

function More({ next, search }: { next: string; search: URLSearchParams }) {
  const query = new URLSearchParams({ ...Object.fromEntries(search), cursor: next });
  return (
    <ButtonLink as={Link} variant="secondary" to={{ search: `?${query}` }}>
      More
    </ButtonLink>
  );
}
