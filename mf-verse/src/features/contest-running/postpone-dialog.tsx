import { useState } from 'react';
import type { ManagedContest } from '@verse/api-contract/api';
import { type PostponedDate, RUNNING_TEXTS } from '@verse/api-contract/contests/contest-running.values';
import { findTextErrors } from '@verse/api-contract/text';
import { SelectField, TextAreaField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { MomentText } from '../../shared/moment-text';
import { MomentField } from './moment-field';
import { postponeContest } from './running.api';

interface PostponeDialogProps {
  handle: string;
  contest: ManagedContest;
  onDone: () => void;
  onClose: () => void;
}

/** Postpones the deadline or the results. */
export function PostponeDialog({ handle, contest, onDone, onClose }: PostponeDialogProps) {
  const { form, stage, id } = contest;
  const mayDeadline = stage === 'upcoming' || stage === 'live';
  const [what, setWhat] = useState<PostponedDate>(mayDeadline ? 'deadline' : 'results');
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const from = what === 'deadline' ? form.deadline : form.resultsBy;
  return (
    <FormDialog<ManagedContest>
      title="Postpone"
      keptAs={`postpone-contest ${id}`}
      submit="Postpone"
      findErrors={() => ({
        to: Date.parse(to) > Date.parse(from) ? undefined : 'Choose a later date.',
        ...findTextErrors({ reason: RUNNING_TEXTS.reason }, { reason }),
      })}
      send={(api) => postponeContest(api, handle, id, { what, to, reason })}
      success="New date set. Everyone in the contest gets your reason."
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <SelectField
            label="What moves"
            name="what"
            value={what}
            onChange={({ currentTarget }) => setWhat(currentTarget.value as PostponedDate)}
          >
            {mayDeadline ? <option value="deadline">Deadline</option> : null}
            <option value="results">Results, and the award with them</option>
          </SelectField>
          <p>
            It is now <MomentText moment={from} />.
          </p>
          <MomentField label="New date" name="to" value={to} error={errors.to} onChange={setTo} />
          <TextAreaField
            label="Reason"
            name="reason"
            required
            rows={3}
            maxLength={RUNNING_TEXTS.reason.max}
            hint="Everyone in the contest gets it, and it’s on the page."
            value={reason}
            error={errors.reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
