import type { ManagedJob } from '@verse/api-contract/api';
import { formatDay } from '@verse/api-contract/formats';
import { STATE_LABELS } from '../hiring-labels';

export const ApplicantsLead = ({ managed: { job, state } }: { managed: ManagedJob }) => (
  <>
    {STATE_LABELS[state]}.{' '}
    {job.answerBy ? (
      <>
        Every applicant gets an answer by <time dateTime={job.answerBy}>{formatDay(job.answerBy)}</time>.{' '}
      </>
    ) : null}
    {job.isBlind ? 'Names stay hidden until the shortlist.' : null}
  </>
);
