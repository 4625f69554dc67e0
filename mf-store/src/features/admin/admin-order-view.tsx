import type { ReactNode } from 'react';
import type { AdminOrder } from '@verse/api-contract/api';
import { sizeText } from '@verse/api-contract/files';
import { formatMoney } from '@verse/api-contract/formats';
import { PageHeader, Stack } from '@verse/ui';
import { Moment } from '../../shared/moment';
import { OrderState, STATE_LABELS } from '../../shared/order-state';
import { PaidProject } from '../../shared/paid-project';
import styles from './admin.module.scss';
import { AdminOrderActions } from './admin-order-actions';

const REFUNDS = { asked: 'Refund requested', owed: 'Refund to be sent', sent: 'Refund sent' } as const;

export function AdminOrderView({ order }: { order: AdminOrder }) {
  const { number, state, contact, refund, project } = order;
  return (
    <Stack gap={6}>
      <PageHeader size="detail" title={number} lead={`${contact.name}, ${contact.email}`}>
        <OrderState state={state} />
      </PageHeader>
      <PaidProject number={project}>Deliver, cancel and refund it there.</PaidProject>
      {contact.address ? <p className={styles.address}>{contact.address}</p> : null}
      <Totals order={order} />
      {refund ? <p>{`${REFUNDS[refund.state]}: ${refund.reason}`}</p> : null}
      <Payments order={order} />
      <Receipts order={order} />
      <AdminOrderActions order={order} />
      <History order={order} />
    </Stack>
  );
}

function Totals({ order: { lines, total, paid, owed } }: { order: AdminOrder }) {
  const sums = [
    { name: 'Total', sum: total },
    { name: 'Paid', sum: paid },
    ...(owed.minor > 0 ? [{ name: 'Owed to the buyer', sum: owed }] : []),
  ];
  return (
    <dl className={styles.sums}>
      {lines.map(({ item, name, quantity, total: sum }) => (
        <div key={item}>
          <dt>{`${quantity} × ${name}`}</dt>
          <dd>{formatMoney(sum)}</dd>
        </div>
      ))}
      {sums.map(({ name, sum }) => (
        <div key={name} className={styles.sum}>
          <dt>{name}</dt>
          <dd>{formatMoney(sum)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Payments({ order: { payments } }: { order: AdminOrder }) {
  if (payments.length === 0) return null;
  return (
    <Part title="Payments" id="payments">
      <Stack as="ul" gap={1}>
        {payments.map(({ amount, reference, on, by }) => (
          <li key={reference} className={styles.note}>
            {`${formatMoney(amount)}, bank reference ${reference}, arrived on `}
            <Moment at={on} />
            {`, booked by ${by}`}
          </li>
        ))}
      </Stack>
    </Part>
  );
}

function Receipts({ order: { number, receipts } }: { order: AdminOrder }) {
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby="receipts">
      <h2 className={styles.title} id="receipts">
        Receipts from the buyer
      </h2>
      <Stack as="ul" gap={0}>
        {receipts.map(({ id, name, bytes, at }) => (
          <li key={id} className={styles.file}>
            <a href={`/api/desk/orders/${number}/receipts/${id}`} download>
              {name}
            </a>
            <span className={styles.note}>
              {sizeText(bytes)}, <Moment at={at} isExact />
            </span>
          </li>
        ))}
      </Stack>
    </section>
  );
}

function History({ order: { events } }: { order: AdminOrder }) {
  return (
    <Part title="History" id="history">
      <Stack as="ol" gap={1}>
        {events.map(({ state, at, by, why }) => (
          <li key={state + at} className={styles.note}>
            {`${STATE_LABELS[state]}, `}
            <Moment at={at} isExact />
            {`, by ${by}`}
            {why ? `: ${why}` : null}
          </li>
        ))}
      </Stack>
    </Part>
  );
}

const Part = ({ title, id, children }: { title: string; id: string; children: ReactNode }) => (
  <Stack as="section" gap={3} aria-labelledby={id}>
    <h2 className={styles.title} id={id}>
      {title}
    </h2>
    {children}
  </Stack>
);
