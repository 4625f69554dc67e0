import { type FormEvent, useState } from 'react';
import { type CommunityRule, REPORT_LIMITS, type Reported } from '@verse/api-contract/moderation';
import { useKeptText } from '@verse/contract/kept-text';
import { type Result, useSend } from '@verse/contract/server-state';
import { Alert, Button, Cluster, Dialog, RestoredText, Stack, TextAreaField, useFormErrors } from '@verse/ui';
import { FormResult } from './form-result';
import { sendReport } from './member-actions';
import styles from './report-dialog.module.scss';
import { RuleChoice } from './rule-choice';

interface ReportDialogProps {
  type: Reported;
  /**
   * Identifies the content: a handle for a profile or organisation, `handle-id` for a package, `conversation-id` for a
   * message, and otherwise an id.
   */
  id: string;
  onClose: () => void;
}

export function ReportDialog({ type, id, onClose }: ReportDialogProps) {
  const post = useSend();
  const [reason, setReason] = useState<CommunityRule>();
  const [note, setNote] = useState('');
  const [result, setResult] = useState<Result<{ message: string }>>();
  const [isSending, setIsSending] = useState(false);
  const kept = useKeptText(`report ${type} ${id}`);
  const { form, errors, refuse, handleEdit, isEdited } = useFormErrors(result, kept.form);

  async function send(chosen: CommunityRule) {
    setIsSending(true);
    const answer = await post((api) => sendReport(api, { type, id, reason: chosen, note }));
    setIsSending(false);
    setResult(answer);
    if (answer.ok) kept.forget();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (reason === undefined) refuse({ reason: 'Choose a rule, or “Something else”.' });
    else if (!isSending) void send(reason);
  }

  if (result?.ok) return <Reported title={`Report this ${type}`} message={result.value.message} onClose={onClose} />;
  return (
    <Dialog title={`Report this ${type}`} onClose={onClose}>
      <Stack as="form" ref={form} gap={5} noValidate onChange={handleEdit} onSubmit={handleSubmit}>
        {kept.isRestored ? <RestoredText onDiscard={kept.discard} /> : null}
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
          A moderator decides by these rules. Your report stays anonymous, and you get a notification about the result.
        </p>
        <FormResult result={isEdited ? undefined : result} />
        <Cluster>
          <Button type="submit" isBusy={isSending}>
            Send report
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}

function Reported({ title, message, onClose }: { title: string; message: string; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap={5}>
        <Alert tone="success">
          <p>{message}</p>
        </Alert>
        <Cluster>
          {/* Takes the focus, because the focused form has disappeared. */}
          <Button ref={(button) => button?.focus()} onClick={onClose}>
            Close
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
