import type { Job } from '@verse/api-contract/jobs';
import { useHydrated } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { dateText, daysAgo, momentText } from './job-words';

/**
 * Shows when staff last confirmed the job. The date becomes relative only after hydration, because the server knows
 * neither the visitor's time zone nor when the page will be read.
 */
export function ConfirmedOpen({ job: { state, confirmedAt } }: { job: Job }) {
  const isHydrated = useHydrated();
  return (
    <MutedText>
      {state === 'open' ? 'Confirmed open ' : 'Last confirmed open '}
      <time dateTime={confirmedAt} title={isHydrated ? momentText(confirmedAt) : undefined}>
        {isHydrated ? daysAgo(confirmedAt) : dateText(confirmedAt, 'UTC')}
      </time>
    </MutedText>
  );
}
