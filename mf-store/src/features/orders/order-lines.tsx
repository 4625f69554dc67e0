import type { Order, OrderLine } from '@verse/api-contract/api';
import { sizeText } from '@verse/api-contract/files';
import { formatMoney } from '@verse/api-contract/formats';
import { Hash, useRollingNumber } from '@verse/ui';
import styles from './order-lines.module.scss';

export function OrderLines({ order: { number, lines, total, paid, seller } }: { order: Order }) {
  const arrived = useRollingNumber(paid.minor);
  return (
    <table className={styles.lines}>
      <caption className={styles.caption}>Products in this order</caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Quantity</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.item}>
            <th scope="row">
              <bdi>{line.name}</bdi>
              <span className={styles.note}>{`${formatMoney(line.unit)} each`}</span>
              <span className={styles.note}>{`Sold by ${line.seller ?? seller.name}`}</span>
              <Files number={number} line={line} />
            </th>
            <td>{line.quantity}</td>
            <td>{formatMoney(line.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td>{formatMoney(total)}</td>
        </tr>
        {paid.minor > 0 ? (
          <tr>
            <th scope="row" colSpan={2}>
              Paid
            </th>
            <td>{formatMoney({ ...paid, minor: arrived })}</td>
          </tr>
        ) : null}
      </tfoot>
    </table>
  );
}

function Files({ number, line: { files } }: { number: string; line: OrderLine }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, bytes, sha256 }) => (
        <li key={id}>
          <a href={`/api/orders/${number}/files/${id}`} download>
            Download {name}
          </a>
          <span className={styles.note}>{sizeText(bytes)}</span>
          <Hash label="SHA-256" value={sha256} />
        </li>
      ))}
    </ul>
  );
}
