import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Order } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import { DELIVERY } from '../../shared/delivery';
import { Moment } from '../../shared/moment';
import { OrderState, STATE_LABELS } from '../../shared/order-state';
import { PaidProject } from '../../shared/paid-project';
import { OrderActions } from './order-actions';
import { OrderLines } from './order-lines';
import { OrderPayment } from './order-payment';
import styles from './order-view.module.scss';

/** The buyer's view of an order, and its printable receipt. */
export function OrderView({ order }: { order: Order }) {
  const { number, placedAt, state, payment, seller, contact, project } = order;
  return (
    <article className={styles.order}>
      <p className={styles.letterhead}>{[seller.name, seller.address, seller.email].filter(Boolean).join(', ')}</p>
      <PageHeader
        size="detail"
        eyebrow={<Back />}
        title={
          <>
            Order <span className={styles.number}>{number}</span>
          </>
        }
        lead={
          <>
            Placed on <Moment at={placedAt} isExact />
          </>
        }
      >
        <OrderState state={state} />
      </PageHeader>
      <PaidProject number={project} />
      {payment ? <OrderPayment order={order} payment={payment} /> : <NextStep order={order} />}
      <OrderLines order={order} />
      <div className={styles.facts}>
        <Fact title="Ordered by">
          <p dir="auto">{contact.name}</p>
          <p>{contact.email}</p>
          {contact.address ? <p className={styles.address}>{contact.address}</p> : null}
          {contact.address ? <p>{DELIVERY}</p> : null}
        </Fact>
        <Fact title="Paid to">
          <p>{seller.name}</p>
          <p className={styles.address}>{seller.address}</p>
          <p>{seller.email}</p>
        </Fact>
        <Fact title="History">
          <History order={order} />
        </Fact>
      </div>
      <OrderActions order={order} />
    </article>
  );
}

function Back() {
  const { href } = useShell();
  return (
    <Link className={styles.back} to={href('orders')!}>
      Your orders
    </Link>
  );
}

const NEXT = {
  pending: 'We got your order.',
  paid: 'Your payment arrived. We’ll email you when your order is on its way.',
  delivered: 'Your order is on its way or already with you. Thank you.',
  cancelled: 'This order was cancelled. There is nothing to pay.',
  refunded: 'This order was refunded.',
} as const;

function NextStep({ order: { state, refund, project } }: { order: Order }) {
  if (project !== undefined && state === 'paid') return <p>Your payment has arrived.</p>;
  if (refund?.state === 'asked') return <p>You asked for a refund. We’ll answer within seven days.</p>;
  if (refund?.state === 'owed') return <p>We agreed to your refund. The money is on its way to your bank.</p>;
  return <p>{NEXT[state]}</p>;
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.fact}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

function History({ order: { history, lines } }: { order: Order }) {
  const files = lines.flatMap((line) => line.files).filter(({ lastAt }) => lastAt !== null);
  return (
    <Stack as="ol" gap={1}>
      {history.map(({ state, at, why }) => (
        <li key={`${state} ${at}`}>
          {STATE_LABELS[state]}, <Moment at={at} isExact />
          {why ? `: ${why}` : null}
        </li>
      ))}
      {files.map(({ id, name, downloads, lastAt }) => (
        <li key={id}>
          {`${name} downloaded ${downloads === 1 ? 'once' : `${downloads} times`}, last on `}
          <Moment at={lastAt!} isExact />
        </li>
      ))}
    </Stack>
  );
}
