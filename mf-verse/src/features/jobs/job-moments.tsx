import type { Job } from '@verse/api-contract/api';
import { formatDay, formatDaysAgo, formatZonedMoment } from '@verse/api-contract/formats';
import { useHydrated } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';

/**
 * Shows when staff last confirmed the job. The date becomes relative only after hydration, because the server knows
 * neither the visitor's time zone nor when the page will be read.
 */
export function ConfirmedOpen({ job: { state, confirmedAt } }: { job: Job }) {
  const isHydrated = useHydrated();
  return (
    <MutedText>
      {state === 'open' ? 'Confirmed open ' : 'Last confirmed open '}
      <time dateTime={confirmedAt} title={isHydrated ? formatZonedMoment(confirmedAt) : undefined}>
        {isHydrated ? formatDaysAgo(confirmedAt) : formatDay(confirmedAt)}
      </time>
    </MutedText>
  );
}
