import type { ToolSuggestion } from '@verse/api-contract/api';
import { Button } from '@verse/ui';
import { SuggestionFacts } from './suggestion-facts';
import styles from './tool-suggestions.module.scss';
import type { ToolSuggestions } from './use-tool-suggestions';

interface DecidedSuggestionProps extends Pick<ToolSuggestions, 'isBusy' | 'decide'> {
  suggestion: ToolSuggestion;
}

export function DecidedSuggestion({ suggestion, isBusy, decide }: DecidedSuggestionProps) {
  const { id, version, name, status } = suggestion;
  return (
    <li className={styles.suggestion}>
      <SuggestionFacts suggestion={suggestion} />
      <Button
        size="small"
        variant="quiet"
        disabled={isBusy}
        aria-label={`Undo ${status === 'approved' ? 'approving' : 'declining'} ${name}`}
        onClick={() => decide({ id, version, decision: { status: 'waiting' } })}
      >
        Undo
      </Button>
    </li>
  );
}
