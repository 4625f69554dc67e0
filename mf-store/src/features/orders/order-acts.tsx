import { type FormEvent, useState } from 'react';
import { type Order, ORDER_LIMITS } from '@verse/api-contract/orders';
import { Button, Dialog, TextAreaField, useFormErrors } from '@verse/ui';
import { useAct } from '../../shared/use-act';
import styles from './order-view.module.scss';
import type { OrderAct } from './orders.api';

/** What the buyer may do with an order now. */
export function OrderActs({ order: { may } }: { order: Order }) {
  const [asking, setAsking] = useState<'cancel' | 'refund'>();
  const close = () => setAsking(undefined);
  return (
    <div className={styles.acts}>
      <Button variant="secondary" onClick={() => window.print()}>
        Print
      </Button>
      {may.cancel ? (
        <Button variant="quiet" onClick={() => setAsking('cancel')}>
          Cancel order
        </Button>
      ) : null}
      {may.askRefund ? (
        <Button variant="quiet" onClick={() => setAsking('refund')}>
          Ask for a refund
        </Button>
      ) : null}
      {asking === 'cancel' ? <CancelDialog onClose={close} /> : null}
      {asking === 'refund' ? <RefundDialog onClose={close} /> : null}
    </div>
  );
}

function CancelDialog({ onClose }: { onClose: () => void }) {
  const { actWith, isBusy } = useAct<OrderAct>(onClose);
  return (
    <Dialog title="Cancel this order?" size="small" onClose={onClose}>
      <p>We will send nothing, and you pay nothing. This cannot be undone, but you can order again.</p>
      <div className={styles.buttons}>
        <Button isBusy={isBusy} onClick={() => actWith({ what: 'cancel' })}>
          Cancel order
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep order
        </Button>
      </div>
    </Dialog>
  );
}

function RefundDialog({ onClose }: { onClose: () => void }) {
  const { actWith, isBusy, refusal } = useAct<OrderAct>(onClose);
  const { form, errors, handleEdit } = useFormErrors(refusal);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    if (!isBusy && typeof reason === 'string') actWith({ what: 'ask refund', reason });
  }
  return (
    <Dialog title="Ask for a refund" size="small" onClose={onClose}>
      <form ref={form} className={styles.dialog} noValidate onSubmit={handleSubmit} onChange={handleEdit}>
        <TextAreaField
          label="Why would you like your money back?"
          name="reason"
          hint={`We answer within ${ORDER_LIMITS.refundDays} days. If we do not, you get your refund.`}
          maxLength={ORDER_LIMITS.reason.max}
          error={errors.reason}
        />
        <div className={styles.buttons}>
          <Button type="submit" isBusy={isBusy}>
            Ask for a refund
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
