import { ButtonLink } from '@verse/ui';
import { latePayments } from './invoices.api';

/** Downloads the late payments as a file for the seller's bookkeeping. */
export const LatePaymentsLink = ({ list }: { list: 'selling' | 'house' }) => (
  <p>
    <ButtonLink href={latePayments(list)} variant="secondary" size="small" download>
      Late payments (CSV)
    </ButtonLink>
  </p>
);
