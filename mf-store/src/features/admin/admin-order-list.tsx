import { Link, useLocation } from 'react-router-dom';
import type { AdminOrderList as Orders } from '@verse/api-contract/api';
import { ORDER_QUEUES, type OrderQueue } from '@verse/api-contract/commerce/store-admin.values';
import { formatDate, formatMoney } from '@verse/api-contract/formats';
import { defineFilters, text, useFilters } from '@verse/contract/filters';
import { useShell } from '@verse/contract/react';
import { ButtonLink, EmptyState, FilterBar, Stack, Tab, Tabs } from '@verse/ui';
import { OrderState } from '../../shared/order-state';
import styles from './admin.module.scss';

const QUEUES: Record<OrderQueue, string> = {
  'to-confirm': 'To confirm',
  'to-deliver': 'To deliver',
  asked: 'Refund requested',
  'to-refund': 'To refund',
};

const ORDER_FILTERS = defineFilters({ q: text() });
const PAUSE_MS = 250;

export function AdminOrderList({ list: { orders, next } }: { list: Orders }) {
  const adminPath = useShell().href('store-desk-orders')!;
  const search = new URLSearchParams(useLocation().search);
  const { field } = useFilters(ORDER_FILTERS, { pauseMs: PAUSE_MS });
  const queue = search.get('queue');
  return (
    <Stack gap={6}>
      <Tabs label="Queues">
        {[null, ...ORDER_QUEUES].map((one) => (
          <Tab key={one ?? 'all'} as={Link} to={{ search: one ? `?queue=${one}` : '' }} isCurrent={one === queue}>
            {one ? QUEUES[one] : 'All'}
          </Tab>
        ))}
      </Tabs>
      <FilterBar
        label="Find orders"
        search={{ label: 'Number or email', placeholder: 'Number or email', ...field('q') }}
      />
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
