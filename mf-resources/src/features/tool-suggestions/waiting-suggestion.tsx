import { type FormEvent, useState } from 'react';
import type { ToolSuggestion } from '@verse/api-contract/api';
import { TOOL_LIMITS } from '@verse/api-contract/publishing/tools.values';
import { useFormErrors } from '@verse/contract/form';
import { Button, Cluster, TextAreaField } from '@verse/ui';
import { LeavingGuard } from '../../shared/leaving-guard';
import { SuggestionFacts } from './suggestion-facts';
import styles from './tool-suggestions.module.scss';
import type { ToolSuggestions } from './use-tool-suggestions';

interface WaitingSuggestionProps extends Pick<ToolSuggestions, 'isBusy' | 'decide'> {
  suggestion: ToolSuggestion;
}

function checkReason(words: string): string | undefined {
  if (!words) return 'Write a reason. The member reads it.';
  return words.length > TOOL_LIMITS.reason ? `A reason may have at most ${TOOL_LIMITS.reason} characters.` : undefined;
}

export function WaitingSuggestion({ suggestion, isBusy, decide }: WaitingSuggestionProps) {
  const [reason, setReason] = useState('');
  const [declines, setDeclines] = useState(false);
  const { form, errors, refuse, handleEdit } = useFormErrors();
  const { id, version, name } = suggestion;

  function handleDecline(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = reason.trim();
    if (refuse({ reason: checkReason(words) })) return;
    decide({ id, version, decision: { status: 'declined', reason: words } });
  }

  return (
    <li className={styles.suggestion}>
      <SuggestionFacts suggestion={suggestion} />
      <Cluster gap={2} role="group" aria-label={`Decide about ${name}`}>
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => decide({ id, version, decision: { status: 'approved' } })}
        >
          Approve
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={isBusy}
          aria-expanded={declines}
          onClick={() => setDeclines(!declines)}
        >
          Decline
        </Button>
      </Cluster>
      {declines ? (
        <form
          ref={form}
          className={styles.reason}
          noValidate
          onChange={handleEdit}
          onSubmit={handleDecline}
          aria-label={`Decline ${name}`}
        >
          {reason.trim() && !isBusy ? <LeavingGuard /> : null}
          <TextAreaField
            label="Reason"
            name="reason"
            rows={2}
            required
            hint="The member reads this."
            value={reason}
            error={errors.reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Button type="submit" size="small" variant="secondary" disabled={isBusy}>
            Decline with this reason
          </Button>
        </form>
      ) : null}
    </li>
  );
}
