import { Alert, FailureCard } from '@verse/ui';
import { Shelf } from '../../shared/shelf';
import { DecidedSuggestion } from './decided-suggestion';
import { SuggestionFacts } from './suggestion-facts';
import { WaitingSuggestion } from './waiting-suggestion';
import type { ToolSuggestions } from './use-tool-suggestions';
import styles from './tool-suggestions.module.scss';

/** What one has suggested and what became of it; for moderators the queue as well. Nothing for those who are not signed in. */
export function Suggestions({ answer, outcome, isBusy, isMember, act }: ToolSuggestions) {
  if (!isMember) return null;
  if (!answer) return <p role="status">Loading suggestions...</p>;
  const { own, queue } = answer;
  const retry = () => act({ act: 'list' });
  return (
    <>
      {outcome?.act === 'decide' && outcome.problem ? (
        <Alert tone="error" title="Not decided">
          <p>{outcome.problem.message}</p>
        </Alert>
      ) : null}
      {own === null ? (
        <FailureCard title="The suggestions could not be loaded" onRetry={retry} isRetrying={isBusy}>
          {answer.problem?.message}
        </FailureCard>
      ) : (
        <OwnSuggestions own={own} />
      )}
      {queue ? <ModeratorsQueue queue={queue} isBusy={isBusy} act={act} /> : null}
    </>
  );
}

function OwnSuggestions({ own }: { own: NonNullable<NonNullable<ToolSuggestions['answer']>['own']> }) {
  return (
    <Shelf id="own-suggestions" title="Your suggestions">
      {own.length === 0 ? <p className={styles.note}>None yet. What you suggest appears here.</p> : null}
      <ul role="list">
        {own.map((suggestion) => (
          <li key={suggestion.id} className={styles.suggestion}>
            <SuggestionFacts suggestion={suggestion} />
          </li>
        ))}
      </ul>
    </Shelf>
  );
}

interface ModeratorsQueueProps extends Pick<ToolSuggestions, 'isBusy' | 'act'> {
  queue: NonNullable<NonNullable<ToolSuggestions['answer']>['queue']>;
}

function ModeratorsQueue({ queue: { waiting, decided }, isBusy, act }: ModeratorsQueueProps) {
  return (
    <Shelf id="suggestions-to-decide" title="To decide" aria-busy={isBusy}>
      {waiting.length === 0 ? <p className={styles.note}>Nothing waits.</p> : null}
      <ul role="list">
        {waiting.map((suggestion) => (
          <WaitingSuggestion key={`${suggestion.id} ${suggestion.version}`} suggestion={suggestion} isBusy={isBusy} act={act} />
        ))}
      </ul>
      {decided.length > 0 ? <h3 className={styles.subtitle}>Last decided</h3> : null}
      <ul role="list">
        {decided.map((suggestion) => (
          <DecidedSuggestion key={suggestion.id} suggestion={suggestion} isBusy={isBusy} act={act} />
        ))}
      </ul>
    </Shelf>
  );
}
