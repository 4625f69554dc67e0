import type { FormEvent } from 'react';
import { DESK_LIMITS, STOCK_REASONS, type StockOfItem, type StockReason } from '@verse/api-contract/store-desk';
import { readWhole } from '@verse/api-contract/typed-number';
import { newKey } from '@verse/contract/new-key';
import { Button, PageHeader, TextField, useFormErrors } from '@verse/ui';
import { Moment } from '../../shared/moment';
import { useToldAct } from '../../shared/use-act';
import { Choice } from './choice';
import type { DeskProductAct, ProductWithStock } from './desk.api';
import styles from './desk.module.scss';
import { textOf } from './form-text';
import { ProductEditor } from './product-editor';
import { ProductFiles } from './product-files';

export function DeskProductView({ product, stock }: ProductWithStock) {
  const { actWith, isBusy, refusal } = useToldAct<DeskProductAct>('Product saved.');
  const { version, delivery } = product;
  return (
    <div className={styles.desk}>
      <PageHeader title={product.name} />
      <div className={styles.acts}>
        <ProductEditor
          key={version}
          product={product}
          refusal={refusal}
          isBusy={isBusy}
          onSave={(form, picture) => actWith({ what: 'edit', version, product: form }, picture)}
        />
        {delivery === 'download' ? (
          <ProductFiles product={product} />
        ) : (
          <StockEditor key={stock.moves[0]?.id ?? ''} stock={stock} />
        )}
      </div>
    </div>
  );
}

function StockEditor({ stock: { onHand, available, moves } }: { stock: StockOfItem }) {
  const { actWith, isBusy, refusal } = useToldAct<DeskProductAct>('Stock changed.');
  const { form, errors, handleEdit, refuse } = useFormErrors(refusal);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const change = readWhole(textOf(sent, 'change'), { isSigned: true });
    if (!change) return void refuse({ change: 'Please enter a number such as 12 or -2.' });
    const reason = textOf(sent, 'reason') as StockReason;
    actWith({ what: 'stock', move: { id: newKey(), change, reason, note: textOf(sent, 'note'), onHand } });
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit} onChange={handleEdit}>
      <h2 className={styles.title}>Stock</h2>
      <p>{`${onHand} in stock, ${available} of them not ordered yet.`}</p>
      <TextField label="Change by" name="change" hint="12 adds twelve, -2 takes two away." error={errors.change} />
      <Choice label="Reason" name="reason" choices={STOCK_REASONS} />
      <TextField label="Note" name="note" isOptional maxLength={DESK_LIMITS.note} error={errors.note} />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        Change the stock
      </Button>
      <ul className={styles.history}>
        {moves.map(({ id, change, reason, note, at }) => (
          <li key={id} className={styles.note}>
            <Moment at={at} isExact />
            {`: ${change > 0 ? '+' : ''}${change}, ${reason}`}
            {note ? `: ${note}` : null}
          </li>
        ))}
      </ul>
    </form>
  );
}
