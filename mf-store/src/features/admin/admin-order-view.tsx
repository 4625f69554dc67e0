import { sizeText } from '@verse/api-contract/files';
import { moneyText } from '@verse/api-contract/money';
import type { AdminOrder } from '@verse/api-contract/store-admin';
import { PageLink } from '@verse/contract/page-link';
import { PageHeader, Stack } from '@verse/ui';
import { Moment } from '../../shared/moment';
import { OrderState, STATE_WORDS } from '../../shared/order-state';
import styles from './admin.module.scss';
import { AdminOrderActions } from './admin-order-actions';

const REFUNDS = { asked: 'Refund requested', owed: 'Refund to be sent', sent: 'Refund sent' } as const;

export function AdminOrderView({ order }: { order: AdminOrder }) {
  const { number, state, contact, refund, project } = order;
  return (
    <Stack gap={6}>
      <PageHeader title={number} lead={`${contact.name}, ${contact.email}`}>
        <OrderState state={state} />
      </PageHeader>
      {project === undefined ? null : (
        <p>
          It pays for a milestone of{' '}
          <PageLink page="project" params={{ number: project }}>
            project {project}
          </PageLink>
          . Deliver, cancel and refund it there.
        </p>
      )}
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
          <dd>{moneyText(sum)}</dd>
        </div>
      ))}
      {sums.map(({ name, sum }) => (
        <div key={name} className={styles.sum}>
          <dt>{name}</dt>
          <dd>{moneyText(sum)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Payments({ order: { payments } }: { order: AdminOrder }) {
  if (payments.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="payments">
      <h2 className={styles.title} id="payments">
        Payments
      </h2>
      <Stack as="ul" gap={1}>
        {payments.map(({ amount, reference, on, by }) => (
          <li key={reference} className={styles.note}>
            {`${moneyText(amount)}, bank reference ${reference}, arrived on `}
            <Moment at={on} />
            {`, booked by ${by}`}
          </li>
        ))}
      </Stack>
    </Stack>
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
    <Stack as="section" gap={3} aria-labelledby="history">
      <h2 className={styles.title} id="history">
        History
      </h2>
      <Stack as="ol" gap={1}>
        {events.map(({ state, at, by, why }) => (
          <li key={state + at} className={styles.note}>
            {`${STATE_WORDS[state]}, `}
            <Moment at={at} isExact />
            {`, by ${by}`}
            {why ? `: ${why}` : null}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
