import { useState } from 'react';
import { type CommunityRule, REPORT_LIMITS, type Reported } from '@verse/api-contract/community/moderation.values';
import { useForm } from '@verse/contract/form';
import { Alert, Button, Cluster, Dialog, RestoredText, Stack, TextAreaField } from '@verse/ui';
import { FormButtons } from './form-buttons';
import { FormResult } from './form-result';
import { sendReport } from './member-actions';
import { MutedText } from './muted-text';
import { RuleChoice } from './rule-choice';

interface ReportDialogProps {
  type: Reported;
  /**
   * Identifies the content: a handle for a profile or organisation, `handle-id` for a package, `conversation-id` for a
   * message, `id-answer` for the answer to a review, and otherwise an id.
   */
  id: string;
  onClose: () => void;
}

/** Names that differ from their types. */
const NAMES: Partial<Record<ReportDialogProps['type'], string>> = {
  'prize-message': 'message',
  'judge-sentence': 'sentence',
};

export function ReportDialog({ type, id, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<CommunityRule>();
  const [note, setNote] = useState('');
  const form = useForm({
    keptAs: `report ${type} ${id}`,
    findErrors: () => ({ reason: reason ? undefined : 'Choose a rule, or “Something else”.' }),
    send: (api) => sendReport(api, { type, id, reason: reason!, note }),
    shouldRevalidate: () => false,
  });
  const { errors, result } = form;

  const title = `Report this ${NAMES[type] ?? type}`;
  if (result?.ok) return <Reported title={title} message={result.value.message} onClose={onClose} />;
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack as="form" gap={5} {...form.props}>
        {form.isRestored ? <RestoredText onDiscard={form.discard} /> : null}
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
        <MutedText>
          A moderator decides by these rules. Your report is anonymous, and we tell you what happened.
        </MutedText>
        <FormResult result={form.shown} />
        <FormButtons submit="Send report" isBusy={form.isBusy} onCancel={onClose} />
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
