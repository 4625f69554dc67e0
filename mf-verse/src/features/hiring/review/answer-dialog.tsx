import { useState } from 'react';
import type { AnswersResult } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import {
  type Answer,
  answerText,
  APPLICANT_TEXTS,
  DECLINE_REASONS,
  DECLINE_TEXTS,
  type DeclineReason,
} from '@verse/api-contract/work/job-applications.values';
import { SelectField, Stack, TextAreaField } from '@verse/ui';
import { FormDialog } from '../../../shared/form-dialog';
import { MutedText } from '../../../shared/muted-text';
import styles from './answer-dialog.module.scss';
import { ANSWER_TITLES, type Answerable, canAnswer, nameOf } from './answer-labels';
import { sendAnswers } from './review.api';

interface AnswerDialogProps {
  handle: string;
  jobId: string;
  to: Answer;
  /** The selected applications. The answer may be available for only some of them. */
  chosen: readonly Answerable[];
  onDone: (result: AnswersResult) => void;
  onClose: () => void;
}

/** Sends one answer to several applicants, with a preview of what each will receive. */
export function AnswerDialog({ handle, jobId, to, chosen, onDone, onClose }: AnswerDialogProps) {
  const [reason, setReason] = useState<DeclineReason>();
  const [message, setMessage] = useState('');
  const receivers = chosen.filter((one) => canAnswer(one, to));
  const left = chosen.length - receivers.length;
  const form = {
    applications: receivers.map(({ id, version }) => ({ id, version })),
    stage: to,
    reason: to === 'declined' ? (reason ?? null) : null,
    message,
  };

  return (
    <FormDialog<AnswersResult>
      title={`${ANSWER_TITLES[to]}: ${formatCount(receivers.length, 'applicant')}`}
      submit={`Send to ${receivers.length}`}
      // A message to one applicant must not be restored for another.
      keptAs={`answer ${jobId} ${to} ${receivers.map(({ id }) => id).join(' ')}`}
      size="large"
      findErrors={() => ({
        reason: to === 'declined' && !reason ? 'Choose a reason. The applicant reads it.' : undefined,
      })}
      send={(api) => sendAnswers(api, handle, jobId, form)}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Receivers receivers={receivers} left={left} />
          {to === 'declined' ? (
            <SelectField
              label="Reason"
              name="reason"
              required
              value={reason ?? ''}
              error={errors.reason}
              onChange={({ currentTarget }) =>
                setReason((currentTarget.value || undefined) as DeclineReason | undefined)
              }
            >
              <option value="">Choose a reason</option>
              {DECLINE_REASONS.map((one) => (
                <option key={one} value={one}>
                  {DECLINE_TEXTS[one]}
                </option>
              ))}
            </SelectField>
          ) : null}
          <TextAreaField
            label="Message"
            name="message"
            isOptional
            rows={4}
            maxLength={APPLICANT_TEXTS.message.max}
            hint={receivers.length > 1 ? 'The same for each.' : undefined}
            value={message}
            error={errors.message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          <Stack as="section" gap={2} aria-label="Preview">
            <MutedText>
              {receivers.length === 1 ? 'The applicant' : 'Each'} gets this right away, and by email if they want:
            </MutedText>
            <blockquote className={styles.text} dir="auto">
              {answerText(form)}
            </blockquote>
          </Stack>
          {to === 'declined' || to === 'hired' ? <MutedText>This answer is final.</MutedText> : null}
        </>
      )}
    </FormDialog>
  );
}

function Receivers({ receivers, left }: { receivers: readonly Answerable[]; left: number }) {
  return (
    <div>
      <ul className={styles.names} aria-label="Receivers">
        {receivers.map((one) => (
          <li key={one.id}>
            <bdi>{nameOf(one)}</bdi>
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <MutedText>
          {formatCount(left, 'applicant is', 'applicants are')} left out: this answer doesn’t fit where they are.
        </MutedText>
      ) : null}
    </div>
  );
}
