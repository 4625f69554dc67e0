import { useEffect, useRef, useState } from 'react';
import type { Order } from '@verse/api-contract/api';
import { ORDER_LIMITS } from '@verse/api-contract/commerce/orders.values';
import { readText, useForm } from '@verse/contract/form';
import { useAction } from '@verse/contract/server-state';
import { Button, Cluster, Dialog, RestoredText, Stack, TextAreaField } from '@verse/ui';
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
      <p>We send nothing, you pay nothing. You can’t undo this, but you can order again.</p>
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
  const form = useForm({
    keptAs: `refund ${number}`,
    send: (api, fields) => requestRefund(api, { number, reason: readText(fields, 'reason') }),
    onDone: onClose,
    hasFailureToast: true,
    shouldRevalidate: () => true,
  });
  return (
    <Dialog title="Ask for a refund" size="small" onClose={onClose}>
      <Stack as="form" {...form.props}>
        {form.isRestored ? <RestoredText onDiscard={form.discard} /> : null}
        <TextAreaField
          label="Why would you like your money back?"
          name="reason"
          hint={`We answer within ${ORDER_LIMITS.refundDays} days. If we don’t, you get your refund.`}
          maxLength={ORDER_LIMITS.reason.max}
          error={form.errors.reason}
        />
        <Cluster>
          <Button type="submit" isBusy={form.isBusy}>
            Ask for a refund
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
