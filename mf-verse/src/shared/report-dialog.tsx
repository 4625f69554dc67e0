import { type FormEvent, useState } from 'react';
import { type CommunityRule, REPORT_LIMITS, type Reported } from '@verse/api-contract/moderation';
import { Alert, Button, Dialog, TextAreaField, useFormErrors } from '@verse/ui';
import type { AvoidingAct } from './avoiding';
import type { FormOutcome } from './form-outcome';
import { FormResult } from './form-result';
import { usePerform } from './perform';
import styles from './report-dialog.module.scss';
import { RuleChoice } from './rule-choice';

interface ReportDialogProps {
  type: Reported;
  /** A profile by its handle. */
  id: string;
  onClose: () => void;
}

/** Tells moderators of something. For pages whose action knows `AvoidingAct`. */
export function ReportDialog({ type, id, onClose }: ReportDialogProps) {
  const perform = usePerform<AvoidingAct>();
  const [reason, setReason] = useState<CommunityRule>();
  const [note, setNote] = useState('');
  const [outcome, setOutcome] = useState<FormOutcome<{ message: string }>>();
  const [isSending, setIsSending] = useState(false);
  const { form, errors, refuse, handleEdit, isEdited } = useFormErrors(outcome);

  async function send(chosen: CommunityRule) {
    setIsSending(true);
    const answer = await perform<{ message: string }>({ what: 'report', report: { type, id, reason: chosen, note } });
    setIsSending(false);
    setOutcome(answer);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (reason === undefined) refuse({ reason: 'Choose a rule, or “Something else”.' });
    else if (!isSending) void send(reason);
  }

  if (outcome?.ok) return <Reported title={`Report this ${type}`} message={outcome.value.message} onClose={onClose} />;
  return (
    <Dialog title={`Report this ${type}`} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onChange={handleEdit} onSubmit={handleSubmit}>
        <RuleChoice legend="Which rule does it break?" chosen={reason} error={errors.reason} onChoose={setReason} />
        <TextAreaField
          label="Anything a moderator should know"
          name="note"
          isOptional
          rows={3}
          maxLength={REPORT_LIMITS.note}
          value={note}
          error={errors.note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <p className={styles.next}>
          A moderator looks at it and decides by these rules. Nobody is told that it was you, and you get a notification
          about the result.
        </p>
        <FormResult outcome={isEdited ? undefined : outcome} />
        <div className={styles.actions}>
          <Button type="submit" isBusy={isSending}>
            Send report
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Reported({ title, message, onClose }: { title: string; message: string; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.form}>
        <Alert tone="success">
          <p>{message}</p>
        </Alert>
        <div className={styles.actions}>
          {/* The form that had the focus is gone. */}
          <Button ref={(button) => button?.focus()} onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
