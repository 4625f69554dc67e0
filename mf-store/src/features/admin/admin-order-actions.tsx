import type { AdminOrder } from '@verse/api-contract/api';
import { decimalOf } from '@verse/api-contract/money';
import { amountText, readAmount } from '@verse/api-contract/typed-number';
import { useAction } from '@verse/contract/server-state';
import { Button, NumberField, TextField } from '@verse/ui';
import { bookPayment, cancelOrder, declineRefund, markDelivered, markRefundSent } from './admin.api';
import styles from './admin.module.scss';
import { AdminForm } from './admin-form';
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
  const readPaid = (sent: FormData) => readAmount(readText(sent, 'amount'));
  return (
    <AdminForm
      title="Confirm the payment"
      keptAs={`payment ${order.number}`}
      submit="Confirm payment"
      success="Payment booked."
      findErrors={(sent) => ({ amount: readPaid(sent).fault })}
      send={(api, sent) => {
        const amount = readPaid(sent).minor!;
        return bookPayment(api, {
          order,
          body: { amount, reference: readText(sent, 'reference'), on: readText(sent, 'on') },
        });
      }}
    >
      {(errors) => (
        <>
          <NumberField
            label={`Amount in ${total.currency}`}
            name="amount"
            echo={(typed) => amountText(typed, total.currency)}
            defaultValue={decimalOf(payment?.due ?? total)}
            error={errors.amount}
          />
          <TextField label="Bank reference" name="reference" error={errors.reference} />
          <TextField label="Arrived on" name="on" type="date" error={errors.on} />
        </>
      )}
    </AdminForm>
  );
}

function Deliver({ order }: { order: AdminOrder }) {
  const { run, isBusy } = useAction(markDelivered, { success: 'Order marked as delivered.' });
  return (
    <section className={styles.form} aria-labelledby="delivery">
      <h2 className={styles.title} id="delivery">
        Delivery
      </h2>
      <p>When the order is on its way. We email the buyer.</p>
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
  return (
    <AdminForm
      title={label}
      keptAs={`${label} ${order.number}`}
      submit={label}
      variant="secondary"
      success="Done. We told the buyer."
      send={(api, sent) => send(api, { order, body: { reason: readText(sent, 'reason') } })}
    >
      {({ reason }) => <TextField label="Reason" name="reason" hint="The buyer reads it." error={reason} />}
    </AdminForm>
  );
}

function RefundSent({ order }: { order: AdminOrder }) {
  return (
    <AdminForm
      title="Send the refund"
      keptAs={`refund-sent ${order.number}`}
      submit="Mark as sent"
      success="Refund marked as sent."
      send={(api, sent) => markRefundSent(api, { order, body: { reference: readText(sent, 'reference') } })}
    >
      {({ reference }) => <TextField label="Reference of the outgoing transfer" name="reference" error={reference} />}
    </AdminForm>
  );
}
