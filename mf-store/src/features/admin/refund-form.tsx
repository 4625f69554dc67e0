import type { FormEvent } from 'react';
import type { AdminOrder } from '@verse/api-contract/store-admin';
import { useAction } from '@verse/contract/server-state';
import { Button, SelectField, TextField, useFormErrors } from '@verse/ui';
import { refundOrder } from './admin.api';
import styles from './admin.module.scss';
import { readText } from './form-text';

/** Refunds money and returns units to stock. */
export function RefundForm({ order }: { order: AdminOrder }) {
  const { state, lines } = order;
  const { run, isBusy, failure } = useAction(refundOrder, { success: 'Refunded. We have told the buyer.' });
  const { form, errors, handleEdit } = useFormErrors(failure);
  // If the order has not been delivered, all units are returned to stock automatically.
  const posted = state === 'delivered' ? lines.filter(({ delivery }) => delivery === 'post') : [];
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const returned = posted.flatMap(({ item }) => {
      const quantity = Number(readText(sent, item));
      return quantity > 0 ? [{ item, quantity }] : [];
    });
    run({ order, body: { reason: readText(sent, 'reason'), returned } });
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit} onChange={handleEdit}>
      <h2 className={styles.title}>Refund</h2>
      <TextField label="Reason for the refund" name="reason" hint="The buyer reads it." error={errors.reason} />
      {posted.length > 0 ? (
        <fieldset className={styles.fields}>
          <legend>Pieces that came back, and go into stock again</legend>
          {posted.map(({ item, name, quantity }) => (
            <SelectField key={item} label={name} name={item} defaultValue="0" error={errors.returned}>
              {Array.from({ length: quantity + 1 }, (_, count) => (
                <option key={count} value={count}>
                  {count === 0 ? 'None' : `${count} of ${quantity}`}
                </option>
              ))}
            </SelectField>
          ))}
        </fieldset>
      ) : null}
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        Refund
      </Button>
    </form>
  );
}
