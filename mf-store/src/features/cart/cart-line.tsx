import { useId } from 'react';
import type { CartLine as Line } from '@verse/api-contract/api';
import { formatMoney } from '@verse/api-contract/formats';
import { Button, Card, SelectField, Stack } from '@verse/ui';
import text from '../../shared/text.module.scss';
import styles from './cart-line.module.scss';
import type { ShownCart } from './use-cart';

interface CartLineProps {
  line: Line;
  shown: ShownCart;
  onRemove: () => void;
}

export function CartLine({ line, shown: { edit }, onRemove }: CartLineProps) {
  const title = useId();
  const { item, name, seller, unit, total, quantity } = line;
  function remove() {
    onRemove();
    edit({ what: 'remove', item, name, quantity });
  }
  return (
    <Card as="article" className={styles.line} aria-labelledby={title} tabIndex={-1}>
      <LinePicture line={line} />
      <Stack gap={1}>
        <h2 className={styles.name} id={title} dir="auto">
          {name}
        </h2>
        {seller ? <p className={text.note}>{`Sold by ${seller}`}</p> : null}
        {unit ? <p className={text.note}>{`${formatMoney(unit)} each`}</p> : null}
        <p className={styles.warning}>{getWarning(line)}</p>
      </Stack>
      <div className={styles.choice}>
        <Quantity line={line} edit={edit} />
        <p className={styles.total}>{total ? formatMoney(total) : null}</p>
        <Button variant="quiet" aria-describedby={title} onClick={remove}>
          Remove
        </Button>
      </div>
    </Card>
  );
}

function LinePicture({ line: { picture } }: { line: Line }) {
  if (!picture) return <div className={styles.picture} />;
  return (
    <img
      className={styles.picture}
      src={picture.src}
      srcSet={picture.srcset}
      sizes="6rem"
      width={picture.width}
      height={picture.height}
      alt=""
      loading="lazy"
    />
  );
}

/**
 * Selects the quantity and saves it immediately. The current quantity is always among the options, even if it exceeds
 * the stock.
 */
function Quantity({
  line: { item, name, quantity, most, left, state },
  edit,
}: {
  line: Line;
  edit: ShownCart['edit'];
}) {
  if (state === 'gone' || state === 'sold-out') return null;
  const offered = Array.from({ length: Math.max(1, Math.min(most, left ?? most)) }, (_, index) => index + 1);
  const choices = offered.includes(quantity) ? offered : [...offered, quantity];
  return (
    <SelectField
      label="Quantity"
      value={quantity}
      onChange={(event) => edit({ what: 'quantity', item, name, quantity: Number(event.currentTarget.value) })}
    >
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </SelectField>
  );
}

function getWarning({ state, left, was, unit, total }: Line): string | undefined {
  if (state === 'gone') return 'No longer sold. Not included in the total.';
  if (state === 'sold-out') return 'Sold out. Not included in the total.';
  if (state === 'not-in-currency') return 'Not sold in this currency. Not included in the total.';
  if (state === 'short') return `Only ${left} left.`;
  return was && unit && total ? `Was ${formatMoney(was)}, now ${formatMoney(unit)}.` : undefined;
}
