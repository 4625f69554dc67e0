import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Order, ORDER_LIMITS } from '@verse/api-contract/orders';
import { useKeptText } from '@verse/contract/kept-text';
import { useAction } from '@verse/contract/server-state';
import { Button, Cluster, Dialog, RestoredText, Stack, TextAreaField, useFormErrors } from '@verse/ui';
import styles from './order-view.module.scss';
import { cancelOrder, requestRefund } from './orders.api';

export function OrderActions({ order: { number, may } }: { order: Order }) {
  const [asking, setAsking] = useState<'cancel' | 'refund'>();
  const close = () => setAsking(undefined);
  const print = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);
  // The button that opened the dialog disappears once the order is cancelled or the refund is requested.
  useEffect(() => {
    if (hasAsked.current && document.activeElement === document.body) print.current?.focus();
  }, [may.cancel, may.askRefund]);

  function ask(what: 'cancel' | 'refund') {
    hasAsked.current = true;
    setAsking(what);
  }

  return (
    <div className={styles.acts}>
      <Button ref={print} variant="secondary" onClick={() => window.print()}>
        Print
      </Button>
      {may.cancel ? (
        <Button variant="quiet" onClick={() => ask('cancel')}>
          Cancel order
        </Button>
      ) : null}
      {may.askRefund ? (
        <Button variant="quiet" onClick={() => ask('refund')}>
          Ask for a refund
        </Button>
      ) : null}
      {asking === 'cancel' ? <CancelDialog number={number} onClose={close} /> : null}
      {asking === 'refund' ? <RefundDialog number={number} onClose={close} /> : null}
    </div>
  );
}

interface OrderDialogProps {
  number: string;
  onClose: () => void;
}

function CancelDialog({ number, onClose }: OrderDialogProps) {
  const { run, isBusy } = useAction(cancelOrder, { onDone: onClose });
  return (
    <Dialog title="Cancel this order?" size="small" onClose={onClose}>
      <p>We will send nothing, and you pay nothing. This cannot be undone, but you can order again.</p>
      <Cluster>
        <Button isBusy={isBusy} onClick={() => run(number)}>
          Cancel order
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep order
        </Button>
      </Cluster>
    </Dialog>
  );
}

function RefundDialog({ number, onClose }: OrderDialogProps) {
  const kept = useKeptText(`refund ${number}`);
  const send: typeof requestRefund = async (api, input) => {
    const order = await requestRefund(api, input);
    kept.forget();
    return order;
  };
  const { run, isBusy, failure } = useAction(send, { onDone: onClose });
  const { form, errors, handleEdit } = useFormErrors(failure, kept.form);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    if (typeof reason === 'string') run({ number, reason });
  }
  return (
    <Dialog title="Ask for a refund" size="small" onClose={onClose}>
      <Stack as="form" ref={form} noValidate onSubmit={handleSubmit} onChange={handleEdit}>
        {kept.isRestored ? <RestoredText onDiscard={kept.discard} /> : null}
        <TextAreaField
          label="Why would you like your money back?"
          name="reason"
          hint={`We answer within ${ORDER_LIMITS.refundDays} days. If we do not, you get your refund.`}
          maxLength={ORDER_LIMITS.reason.max}
          error={errors.reason}
        />
        <Cluster>
          <Button type="submit" isBusy={isBusy}>
            Ask for a refund
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
