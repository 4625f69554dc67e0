import type { Order } from '@verse/api-contract/api';
import { checkChosenFile, MOST_RECEIPTS, RECEIPT_FILES } from '@verse/api-contract/files';
import { megabytes } from '@verse/api-contract/pictures';
import { useAction } from '@verse/contract/server-state';
import { PictureField } from '@verse/ui';
import { Moment } from '../../shared/moment';
import styles from './order-payment.module.scss';
import { sendReceipt } from './orders.api';

const readersOf = (project: string | undefined) =>
  project === undefined ? 'Only our staff can see it.' : 'Only the seller can see it, and our staff in a dispute.';

/**
 * Uploads the receipt for a bank transfer. The seller needs it if the bank is slow or the buyer omitted the reference.
 */
export function ReceiptUpload({ order: { number, receipts, may, project } }: { order: Order }) {
  const { run, isBusy, failure } = useAction(sendReceipt, {
    success: project === undefined ? 'Receipt sent. We will check your payment.' : 'Receipt sent to the seller.',
  });
  return (
    <div className={styles.receipts}>
      {receipts.length > 0 ? (
        <ul aria-label="Receipts you have sent">
          {receipts.map(({ name, at }) => (
            <li key={at}>
              {name}, sent on <Moment at={at} isExact />
            </li>
          ))}
        </ul>
      ) : null}
      {may.sendReceipt ? (
        <PictureField
          label={`Have you paid? Send ${project === undefined ? 'us' : 'the seller'} the receipt`}
          name="receipt"
          types={RECEIPT_FILES.types}
          check={(file) => checkChosenFile(file, RECEIPT_FILES)}
          room={MOST_RECEIPTS - receipts.length}
          hint={
            isBusy
              ? 'Sending your receipt…'
              : `${RECEIPT_FILES.kinds}, at most ${megabytes(RECEIPT_FILES.bytes)}. ${readersOf(project)}`
          }
          error={failure?.fields.file}
          onChoose={([file]) => run({ number, file })}
        />
      ) : null}
    </div>
  );
}
