import type { AdminOrder } from '@verse/api-contract/api';
import { SelectField, TextField } from '@verse/ui';
import { refundOrder } from './admin.api';
import styles from './admin.module.scss';
import { AdminForm } from './admin-form';
import { readText } from './form-text';

/** Refunds money and returns units to stock. */
export function RefundForm({ order }: { order: AdminOrder }) {
  const { state, lines } = order;
  // If the order has not been delivered, all units are returned to stock automatically.
  const posted = state === 'delivered' ? lines.filter(({ delivery }) => delivery === 'post') : [];
  function readRefund(sent: FormData) {
    const returned = posted.flatMap(({ item }) => {
      const quantity = Number(readText(sent, item));
      return quantity > 0 ? [{ item, quantity }] : [];
    });
    return { reason: readText(sent, 'reason'), returned };
  }
  return (
    <AdminForm
      title="Refund"
      keptAs={`refund ${order.number}`}
      submit="Refund"
      variant="secondary"
      success="Refunded. We told the buyer."
      send={(api, sent) => refundOrder(api, { order, body: readRefund(sent) })}
    >
      {(errors) => (
        <>
          <TextField label="Reason for the refund" name="reason" hint="The buyer reads it." error={errors.reason} />
          {posted.length > 0 ? (
            <fieldset className={styles.fields}>
              <legend>Pieces back in stock</legend>
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
        </>
      )}
    </AdminForm>
  );
}
