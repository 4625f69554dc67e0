import type { FormEvent } from 'react';
import type { DeskOrder } from '@verse/api-contract/store-desk';
import { Button, SelectField, TextField, useFormErrors } from '@verse/ui';
import { useToldAct } from '../../shared/use-act';
import type { DeskOrderAct } from './desk.api';
import styles from './desk.module.scss';
import { textOf } from './form-text';

/** Money back, and how many pieces of what was sent are in stock again. */
export function RefundForm({ order: { revision, state, lines } }: { order: DeskOrder }) {
  const { act, isBusy, refusal } = useToldAct<DeskOrderAct>('Refunded. We have told the buyer.');
  const { form, errors, handleEdit } = useFormErrors(refusal);
  // Until it is sent, everything goes back by itself.
  const posted = state === 'delivered' ? lines.filter(({ delivery }) => delivery === 'post') : [];
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const returned = posted.flatMap(({ item }) => {
      const quantity = Number(textOf(sent, item));
      return quantity > 0 ? [{ item, quantity }] : [];
    });
    act({ what: 'refund', revision, body: { reason: textOf(sent, 'reason'), returned } });
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
