import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ManagedJob } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { WAITING_STAGES } from '@verse/api-contract/work/application-stages.values';
import { answerText, APPLICANT_TEXTS } from '@verse/api-contract/work/job-applications.values';
import { Alert, Button, Stack, TextAreaField } from '@verse/ui';
import { FormDialog } from '../../../shared/form-dialog';
import { MutedText } from '../../../shared/muted-text';
import styles from './answer-dialog.module.scss';
import { closeFilled } from './review.api';

interface FilledJobProps {
  handle: string;
  managed: ManagedJob;
}

const waitingOf = ({ counts }: ManagedJob): number => WAITING_STAGES.reduce((sum, stage) => sum + counts[stage], 0);

/** Asks to close a job whose positions are filled, and to answer the applicants who still wait. */
export function FilledJob({ handle, managed }: FilledJobProps) {
  const [isAsking, setAsking] = useState(false);
  const { job, state, counts } = managed;
  const waiting = waitingOf(managed);
  const isFilled = counts.hired >= job.positions;
  if (!isFilled || state === 'archived' || (state === 'closed' && waiting === 0)) return null;
  const others = formatCount(waiting, 'applicant still waits', 'applicants still wait');
  return (
    <Alert tone="notice" title={job.positions === 1 ? 'Position filled' : 'All positions filled'} role="note">
      <Stack gap={3}>
        <p>
          {state === 'open' ? 'People can still apply. ' : ''}
          {waiting > 0 ? `${others} for an answer.` : ''}
        </p>
        <Button size="small" onClick={() => setAsking(true)}>
          {labelOf(managed)}
        </Button>
      </Stack>
      {isAsking ? <FilledDialog handle={handle} managed={managed} onClose={() => setAsking(false)} /> : null}
    </Alert>
  );
}

function labelOf(managed: ManagedJob): string {
  if (waitingOf(managed) === 0) return 'Close the job';
  return managed.state === 'open' ? 'Close the job and answer the others' : 'Answer the others';
}

function FilledDialog({ handle, managed, onClose }: FilledJobProps & { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [message, setMessage] = useState('');
  const { job, counts } = managed;
  const waiting = waitingOf(managed);
  return (
    <FormDialog<ManagedJob>
      title={labelOf(managed)}
      submit={waiting > 0 ? `Send to ${waiting}` : 'Close the job'}
      keptAs={`filled ${job.id}`}
      size="large"
      send={(api) => closeFilled(api, handle, job.id, message)}
      success={waiting > 0 ? 'Job closed, everyone answered.' : 'The job is closed.'}
      onDone={() => void revalidate()}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {managed.state === 'open' ? <p>Closed to new applications.</p> : null}
          {waiting > 0 ? (
            <>
              <TextAreaField
                label="Message"
                name="message"
                isOptional
                rows={4}
                maxLength={APPLICANT_TEXTS.message.max}
                hint={waiting > 1 ? 'The same for each.' : undefined}
                value={message}
                error={errors.message}
                onChange={({ currentTarget }) => setMessage(currentTarget.value)}
              />
              <Stack as="section" gap={2} aria-label="Preview">
                <MutedText>
                  {formatCount(waiting, 'applicant receives', 'applicants receive')}, right away and by email if they
                  want:
                </MutedText>
                <blockquote className={styles.text} dir="auto">
                  {answerText({ stage: 'declined', reason: 'filled', message })}
                </blockquote>
              </Stack>
              <MutedText>This answer is final.</MutedText>
            </>
          ) : null}
          {counts.offered > 0 ? (
            <MutedText>
              {formatCount(counts.offered, 'applicant has', 'applicants have')} an open offer. It stays open.
            </MutedText>
          ) : null}
        </>
      )}
    </FormDialog>
  );
}
