import type { StockOfItem } from '@verse/api-contract/api';
import { STOCK_REASONS, type StockReason, STORE_ADMIN_LIMITS } from '@verse/api-contract/commerce/store-admin.values';
import { readWhole } from '@verse/api-contract/typed-number';
import { createId } from '@verse/contract/server-state';
import { PageHeader, Stack, TextField } from '@verse/ui';
import { Moment } from '../../shared/moment';
import { moveStock, type ProductWithStock, saveProduct } from './admin.api';
import styles from './admin.module.scss';
import { AdminForm } from './admin-form';
import { Choice } from './choice';
import { readText } from './form-text';
import { ProductEditor } from './product-editor';
import { ProductFiles } from './product-files';

export function AdminProductView({ product, stock }: ProductWithStock) {
  const { id, version, delivery } = product;
  return (
    <Stack gap={6}>
      <PageHeader size="detail" title={product.name} />
      <div className={styles.acts}>
        <ProductEditor
          key={version}
          product={product}
          success="Product saved."
          save={(api, form, picture) => saveProduct(api, { id, version, product: form, picture })}
        />
        {delivery === 'download' ? (
          <ProductFiles product={product} />
        ) : (
          <StockEditor key={stock.moves[0]?.id ?? ''} id={id} stock={stock} />
        )}
      </div>
    </Stack>
  );
}

function StockEditor({ id, stock: { onHand, available, moves } }: { id: string; stock: StockOfItem }) {
  const readChange = (sent: FormData) => readWhole(readText(sent, 'change'), { isSigned: true });
  return (
    <AdminForm
      title="Stock"
      keptAs={`stock ${id}`}
      submit="Change the stock"
      variant="secondary"
      success="Stock changed."
      findErrors={(sent) => ({ change: readChange(sent) ? undefined : 'Please enter a number such as 12 or -2.' })}
      send={(api, sent) => {
        const reason = readText(sent, 'reason') as StockReason;
        const move = { id: createId(), change: readChange(sent)!, reason, note: readText(sent, 'note'), onHand };
        return moveStock(api, { id, move });
      }}
      footer={
        <Stack as="ul" gap={1}>
          {moves.map(({ id: moveId, change, reason, note, at }) => (
            <li key={moveId} className={styles.note}>
              <Moment at={at} isExact />
              {`: ${change > 0 ? '+' : ''}${change}, ${reason}`}
              {note ? `: ${note}` : null}
            </li>
          ))}
        </Stack>
      }
    >
      {(errors) => (
        <>
          <p>{`${onHand} in stock, ${available} of them not ordered yet.`}</p>
          <TextField label="Change by" name="change" hint="12 adds twelve, -2 takes two away." error={errors.change} />
          <Choice label="Reason" name="reason" choices={STOCK_REASONS} />
          <TextField label="Note" name="note" isOptional maxLength={STORE_ADMIN_LIMITS.note} error={errors.note} />
        </>
      )}
    </AdminForm>
  );
}
