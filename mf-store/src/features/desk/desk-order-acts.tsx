import { type FormEvent, useId } from 'react';
import { decimalOf } from '@verse/api-contract/money';
import type { DeskOrder } from '@verse/api-contract/store-desk';
import { amountText, readAmount } from '@verse/api-contract/typed-number';
import { Button, NumberField, TextField, useFormErrors } from '@verse/ui';
import { useToldAct } from '../../shared/use-act';
import type { DeskOrderAct } from './desk.api';
import styles from './desk.module.scss';
import { textOf } from './form-text';
import { RefundForm } from './refund-form';

/** What staff may do with an order in its state. The API decides again. */
export function DeskOrderActs({ order }: { order: DeskOrder }) {
  const { state, refund, owed } = order;
  return (
    <div className={styles.acts}>
      {state === 'pending' ? <PaymentForm order={order} /> : null}
      {state === 'paid' ? <Deliver order={order} /> : null}
      {state === 'pending' ? <Because order={order} what="cancel" label="Cancel order" /> : null}
      {state === 'paid' || state === 'delivered' ? <RefundForm order={order} /> : null}
      {refund?.state === 'asked' ? <Because order={order} what="decline-refund" label="Decline the refund" /> : null}
      {owed.minor > 0 ? <RefundSent order={order} /> : null}
    </div>
  );
}

function PaymentForm({ order: { revision, payment, total } }: { order: DeskOrder }) {
  const { act, isBusy, refusal } = useToldAct<DeskOrderAct>('Payment booked.');
  const { form, errors, handleEdit, refuse } = useFormErrors(refusal);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const { minor: amount, fault } = readAmount(textOf(sent, 'amount'));
    if (fault !== undefined) return void refuse({ amount: fault });
    const body = { amount, reference: textOf(sent, 'reference'), on: textOf(sent, 'on') };
    act({ what: 'payment', revision, body });
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

function Deliver({ order: { revision } }: { order: DeskOrder }) {
  const { act, isBusy } = useToldAct<DeskOrderAct>('Order marked as delivered.');
  return (
    <section className={styles.form} aria-labelledby="delivery">
      <h2 className={styles.title} id="delivery">
        Delivery
      </h2>
      <p>Once the order is on its way. We tell the buyer by email.</p>
      <Button isBusy={isBusy} onClick={() => act({ what: 'deliver', revision })}>
        Mark as delivered
      </Button>
    </section>
  );
}

interface BecauseProps {
  order: DeskOrder;
  what: 'cancel' | 'decline-refund';
  label: string;
}

function Because({ order: { revision }, what, label }: BecauseProps) {
  const title = useId();
  const { act, isBusy, refusal } = useToldAct<DeskOrderAct>('Done. We have told the buyer.');
  const { form, errors, handleEdit } = useFormErrors(refusal);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    act({ what, revision, body: { reason: textOf(new FormData(event.currentTarget), 'reason') } });
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

function RefundSent({ order: { revision } }: { order: DeskOrder }) {
  const { act, isBusy, refusal } = useToldAct<DeskOrderAct>('Refund marked as sent.');
  const { form, errors, handleEdit } = useFormErrors(refusal);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reference = textOf(new FormData(event.currentTarget), 'reference');
    act({ what: 'refund-sent', revision, body: { reference } });
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
