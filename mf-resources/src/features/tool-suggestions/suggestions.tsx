import { type ReactElement, useState } from 'react';
import type { ToolSuggestion } from '@verse/api-contract/api';
import { Alert, FailureCard } from '@verse/ui';
import { TitledList } from '../../shared/titled-list';
import { DecidedSuggestion } from './decided-suggestion';
import { DecisionNote } from './decision-note';
import { SuggestionFacts } from './suggestion-facts';
import type { Queue } from './tool-suggestions.api';
import styles from './tool-suggestions.module.scss';
import type { ToolSuggestions } from './use-tool-suggestions';
import { WaitingSuggestion } from './waiting-suggestion';

/** The member's suggestions with the decisions on them, plus the queue for moderators. Empty for guests. */
export function Suggestions({ list, decided, isBusy, isMember, decide, reload }: ToolSuggestions) {
  if (!isMember) return null;
  if (!list) return <p role="status">Loading suggestions…</p>;
  return (
    <>
      {decided?.ok === false ? (
        <Alert tone="error" title="Nothing was decided">
          <p>{decided.message}</p>
        </Alert>
      ) : null}
      {list.ok ? (
        <OwnSuggestions own={list.value.own} />
      ) : (
        <FailureCard title="The suggestions could not be loaded" onRetry={reload} isRetrying={isBusy}>
          {list.message}
        </FailureCard>
      )}
      {list.ok && list.value.queue ? (
        <ModeratorsQueue queue={list.value.queue} isBusy={isBusy} decide={decide} decided={decided} />
      ) : null}
    </>
  );
}

function OwnSuggestions({ own }: { own: ToolSuggestion[] }) {
  return (
    <TitledList id="own-suggestions" title="Your suggestions">
      {own.length === 0 ? <p className={styles.note}>None yet. Tools you suggest appear here.</p> : null}
      <ul data-plain>
        {own.map((suggestion) => (
          <li key={suggestion.id} className={styles.suggestion}>
            <SuggestionFacts suggestion={suggestion} />
          </li>
        ))}
      </ul>
    </TitledList>
  );
}

interface ModeratorsQueueProps extends Pick<ToolSuggestions, 'isBusy' | 'decide' | 'decided'> {
  queue: Queue;
}

function ModeratorsQueue({ queue, isBusy, decide, decided }: ModeratorsQueueProps) {
  const [place, setPlace] = useState({ isWaiting: true, index: 0 });
  const decideAt = (isWaiting: boolean, index: number) => (decision: Parameters<typeof decide>[0]) => {
    setPlace({ isWaiting, index });
    decide(decision);
  };
  const note = decided?.ok ? (
    <li key="note">
      <DecisionNote decided={decided.value} isBusy={isBusy} decide={decide} />
    </li>
  ) : null;
  const withNote = (rows: ReactElement[], isWaiting: boolean) =>
    note && place.isWaiting === isWaiting ? rows.toSpliced(place.index, 0, note) : rows;
  return (
    <TitledList id="suggestions-to-decide" title="Waiting for a decision" aria-busy={isBusy}>
      {queue.waiting.length === 0 ? <p className={styles.note}>Nothing to decide.</p> : null}
      <ul data-plain>
        {withNote(
          queue.waiting.map((suggestion, index) => (
            <WaitingSuggestion
              key={`${suggestion.id} ${suggestion.version}`}
              suggestion={suggestion}
              isBusy={isBusy}
              decide={decideAt(true, index)}
            />
          )),
          true,
        )}
      </ul>
      {queue.decided.length > 0 ? <h3 className={styles.subtitle}>Recently decided</h3> : null}
      <ul data-plain>
        {withNote(
          queue.decided.map((suggestion, index) => (
            <DecidedSuggestion
              key={suggestion.id}
              suggestion={suggestion}
              isBusy={isBusy}
              decide={decideAt(false, index)}
            />
          )),
          false,
        )}
      </ul>
    </TitledList>
  );
}
