import type { Job } from '@verse/api-contract/api';
import { formatDay, formatDayWithinYear } from '@verse/api-contract/formats';
import { MutedText } from '../../shared/muted-text';

/**
 * Shows when staff last confirmed the job. The same text on the server and in the browser, because a date that became
 * relative after hydration would wrap differently and move the cards below.
 */
export function ConfirmedOpen({ job: { state, confirmedAt } }: { job: Job }) {
  const isOpen = state === 'open';
  return (
    <MutedText>
      {isOpen ? 'Confirmed open ' : 'Last confirmed open '}
      <time dateTime={confirmedAt}>{isOpen ? formatDayWithinYear(confirmedAt) : formatDay(confirmedAt)}</time>
    </MutedText>
  );
}
