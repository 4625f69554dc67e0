import { type FormEvent, useId } from 'react';
import { decimalOf } from '@verse/api-contract/money';
import type { AdminOrder } from '@verse/api-contract/store-admin';
import { amountText, readAmount } from '@verse/api-contract/typed-number';
import { useAction } from '@verse/contract/server-state';
import { Button, NumberField, TextField, useFormErrors } from '@verse/ui';
import { bookPayment, cancelOrder, declineRefund, markDelivered, markRefundSent } from './admin.api';
import styles from './admin.module.scss';
import { readText } from './form-text';
import { RefundForm } from './refund-form';

/** The actions that staff may take on an order in its current state. The API checks the permissions again. */
export function AdminOrderActions({ order }: { order: AdminOrder }) {
  const { state, refund, owed, project } = order;
  return (
    <div className={styles.acts}>
      {state === 'pending' ? <PaymentForm order={order} /> : null}
      {project === undefined ? <StoreActions order={order} /> : null}
      {refund?.state === 'asked' ? <ReasonForm order={order} send={declineRefund} label="Decline the refund" /> : null}
      {owed.minor > 0 ? <RefundSent order={order} /> : null}
    </div>
  );
}

/** An order agreed in a project is delivered or cancelled in that project. */
const StoreActions = ({ order }: { order: AdminOrder }) => (
  <>
    {order.state === 'paid' ? <Deliver order={order} /> : null}
    {order.state === 'pending' ? <ReasonForm order={order} send={cancelOrder} label="Cancel order" /> : null}
    {order.state === 'paid' || order.state === 'delivered' ? <RefundForm order={order} /> : null}
  </>
);

function PaymentForm({ order }: { order: AdminOrder }) {
  const { payment, total } = order;
  const { run, isBusy, failure } = useAction(bookPayment, { success: 'Payment booked.' });
  const { form, errors, handleEdit, refuse } = useFormErrors(failure);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const { minor: amount, fault } = readAmount(readText(sent, 'amount'));
    if (fault !== undefined) return void refuse({ amount: fault });
    const body = { amount, reference: readText(sent, 'reference'), on: readText(sent, 'on') };
    run({ order, body });
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit} onChange={handleEdit}>
      <h2 className={styles.title}>Confirm the payment</h2>
      <NumberField
        label={`Amount in ${total.currency}`}
        name="amount"
        echo={(typed) => amountText(typed, total.currency)}
        defaultValue={decimalOf(payment?.due ?? total)}
        error={errors.amount}
      />
      <TextField label="Bank reference" name="reference" error={errors.reference} />
      <TextField label="Arrived on" name="on" type="date" error={errors.on} />
      <Button type="submit" isBusy={isBusy}>
        Confirm payment
      </Button>
    </form>
  );
}

function Deliver({ order }: { order: AdminOrder }) {
  const { run, isBusy } = useAction(markDelivered, { success: 'Order marked as delivered.' });
  return (
    <section className={styles.form} aria-labelledby="delivery">
      <h2 className={styles.title} id="delivery">
        Delivery
      </h2>
      <p>Once the order is on its way. We tell the buyer by email.</p>
      <Button isBusy={isBusy} onClick={() => run({ order })}>
        Mark as delivered
      </Button>
    </section>
  );
}

interface ReasonFormProps {
  order: AdminOrder;
  send: typeof cancelOrder;
  label: string;
}

function ReasonForm({ order, send, label }: ReasonFormProps) {
  const title = useId();
  const { run, isBusy, failure } = useAction(send, { success: 'Done. We have told the buyer.' });
  const { form, errors, handleEdit } = useFormErrors(failure);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    run({ order, body: { reason: readText(new FormData(event.currentTarget), 'reason') } });
  }
  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={title}
      noValidate
      onSubmit={handleSubmit}
      onChange={handleEdit}
    >
      <h2 className={styles.title} id={title}>
        {label}
      </h2>
      <TextField label="Reason" name="reason" hint="The buyer reads it." error={errors.reason} />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {label}
      </Button>
    </form>
  );
}

function RefundSent({ order }: { order: AdminOrder }) {
  const { run, isBusy, failure } = useAction(markRefundSent, { success: 'Refund marked as sent.' });
  const { form, errors, handleEdit } = useFormErrors(failure);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    run({ order, body: { reference: readText(new FormData(event.currentTarget), 'reference') } });
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit} onChange={handleEdit}>
      <h2 className={styles.title}>Send the refund</h2>
      <TextField label="Reference of the outgoing transfer" name="reference" error={errors.reference} />
      <Button type="submit" isBusy={isBusy}>
        Mark as sent
      </Button>
    </form>
  );
}
