import type { Order } from '@verse/api-contract/api';
import { formatMoney } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { Button } from '@verse/ui';
import { Moment } from '../../shared/moment';
import shared from '../../shared/text.module.scss';
import styles from './order-payment.module.scss';
import { ReceiptUpload } from './receipt-upload';

interface OrderPaymentProps {
  order: Order;
  payment: NonNullable<Order['payment']>;
}

/** The bank transfer details, each with a copy button. */
export function OrderPayment({ order, payment: { account, reference, due } }: OrderPaymentProps) {
  const { heldUntil, heldLongerByLink } = order;
  return (
    <section className={styles.payment} aria-labelledby="payment">
      <h2 className={shared.title} id="payment">
        Pay by bank transfer
      </h2>
      {order.paid.minor > 0 ? <p>{formatMoney(order.paid)} arrived so far. Please send the rest.</p> : null}
      <p>
        Send this amount with this reference. {heldUntil ? 'We keep your order until ' : null}
        {heldUntil ? <Moment at={heldUntil} isExact /> : null}
        {heldUntil ? '.' : null}
      </p>
      {heldLongerByLink ? (
        <p>
          Open the link in the email that we sent to <bdi>{order.contact.email}</bdi>, and we keep your order for at
          least {heldLongerByLink} hours.
        </p>
      ) : null}
      <dl className={styles.facts}>
        <Fact name="Amount" text={formatMoney(due)} isLarge />
        <Fact name="Reference" text={reference} />
        <Fact name="Account holder" text={account.holder} />
        <Fact name="Bank" text={account.bank} />
        <Fact name="Account number" text={account.number} />
        {account.code ? <Fact name="Bank code" text={account.code} /> : null}
      </dl>
      <ReceiptUpload order={order} />
    </section>
  );
}

interface FactProps {
  name: string;
  text: string;
  /** The amount is the largest thing on the page. */
  isLarge?: boolean;
}

function Fact({ name, text, isLarge }: FactProps) {
  const { notify } = useShell();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'success', text: `${name} copied.` });
    } catch {
      notify({ tone: 'error', text: 'Your browser blocked copying. Select it and copy it yourself.' });
    }
  }
  return (
    <div className={styles.fact} data-large={isLarge}>
      <dt>{name}</dt>
      <dd>{text}</dd>
      <dd className={styles.copy}>
        <Button variant="quiet" size="small" aria-label={`Copy ${name.toLowerCase()}`} onClick={() => void copy()}>
          Copy
        </Button>
      </dd>
    </div>
  );
}
