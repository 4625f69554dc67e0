import { useState } from 'react';
import type { ManagedJob } from '@verse/api-contract/api';
import { POSTING_MESSAGES } from '@verse/api-contract/work/job-postings.values';
import { JOB_OPEN_DAYS } from '@verse/api-contract/work/jobs.values';
import { TextField } from '@verse/ui';
import { FormDialog } from '../../../shared/form-dialog';
import { type JobEntry, setPostingState, toEntry } from '../hiring.api';
import { answerDays } from '../hiring-labels';

interface ConfirmDialogProps {
  handle: string;
  entry: JobEntry;
  onDone: (entry: JobEntry) => void;
  onClose: () => void;
}

/** Confirms that a job is still open, or reopens it, with a new answer date. */
export function ConfirmDialog({ handle, entry, onDone, onClose }: ConfirmDialogProps) {
  const [days] = useState(() => answerDays(Date.now()));
  const [answerBy, setAnswerBy] = useState(days.usual);
  const isOpen = entry.state === 'open';

  return (
    <FormDialog<ManagedJob>
      title={isOpen ? 'Is the job still open?' : 'Open the job again'}
      keptAs={`confirm-job ${entry.id}`}
      submit={isOpen ? 'Confirm' : 'Open the job'}
      findErrors={() => ({ answerBy: answerBy ? undefined : POSTING_MESSAGES.answerBy })}
      send={(api) => setPostingState(api, handle, entry.job, { state: 'open', answerBy })}
      success={`The job stays open for ${JOB_OPEN_DAYS} more days.`}
      onDone={(changed) => onDone(toEntry(changed))}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>The job stays listed for {JOB_OPEN_DAYS} more days, dated today.</p>
          <TextField
            label="Answer applicants by"
            name="answerBy"
            type="date"
            required
            min={days.first}
            max={days.last}
            value={answerBy}
            error={errors.answerBy}
            hint="Applicants see this date. After it, we close open applications as “no answer”."
            onChange={({ currentTarget }) => setAnswerBy(currentTarget.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
