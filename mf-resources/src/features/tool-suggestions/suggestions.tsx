import { type ReactElement, useState } from 'react';
import type { ToolSuggestion } from '@verse/api-contract/tools';
import { Alert, FailureCard } from '@verse/ui';
import { Shelf } from '../../shared/shelf';
import { DecidedSuggestion } from './decided-suggestion';
import { DecisionNote } from './decision-note';
import { SuggestionFacts } from './suggestion-facts';
import type { Queue } from './tool-suggestions.api';
import styles from './tool-suggestions.module.scss';
import type { ToolSuggestions } from './use-tool-suggestions';
import { WaitingSuggestion } from './waiting-suggestion';

/**
 * One's own suggestions with their decisions; for moderators
 * the queue as well. Nothing for those who are not signed in.
 */
export function Suggestions({ list, outcome, isBusy, isMember, act, reload }: ToolSuggestions) {
  if (!isMember) return null;
  if (!list) return <p role="status">Loading suggestions…</p>;
  const { own, queue, problem } = list;
  return (
    <>
      {outcome?.act === 'decide' && outcome.problem ? (
        <Alert tone="error" title="Nothing was decided">
          <p>{outcome.problem.message}</p>
        </Alert>
      ) : null}
      {own === null ? (
        <FailureCard title="The suggestions could not be loaded" onRetry={reload} isRetrying={isBusy}>
          {problem}
        </FailureCard>
      ) : (
        <OwnSuggestions own={own} />
      )}
      {queue ? <ModeratorsQueue queue={queue} isBusy={isBusy} act={act} outcome={outcome} /> : null}
    </>
  );
}

function OwnSuggestions({ own }: { own: ToolSuggestion[] }) {
  return (
    <Shelf id="own-suggestions" title="Your suggestions">
      {own.length === 0 ? <p className={styles.note}>None yet. Tools you suggest appear here.</p> : null}
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

interface ModeratorsQueueProps extends Pick<ToolSuggestions, 'isBusy' | 'act' | 'outcome'> {
  queue: Queue;
}

function ModeratorsQueue({ queue: { waiting, decided }, isBusy, act, outcome }: ModeratorsQueueProps) {
  const [place, setPlace] = useState({ isWaiting: true, index: 0 });
  const decide = (isWaiting: boolean, index: number) => (what: Parameters<typeof act>[0]) => {
    setPlace({ isWaiting, index });
    act(what);
  };
  const last = outcome?.decided;
  const note = last
    ? [
        <li key="note">
          <DecisionNote decided={last} isBusy={isBusy} act={act} />
        </li>,
      ]
    : [];
  const withNote = (rows: ReactElement[], isWaiting: boolean) =>
    place.isWaiting === isWaiting ? [...rows.slice(0, place.index), ...note, ...rows.slice(place.index)] : rows;
  return (
    <Shelf id="suggestions-to-decide" title="Waiting for a decision" aria-busy={isBusy}>
      {waiting.length === 0 ? <p className={styles.note}>Nothing to decide.</p> : null}
      <ul role="list">
        {withNote(
          waiting.map((suggestion, index) => (
            <WaitingSuggestion
              key={`${suggestion.id} ${suggestion.version}`}
              suggestion={suggestion}
              isBusy={isBusy}
              act={decide(true, index)}
            />
          )),
          true,
        )}
      </ul>
      {decided.length > 0 ? <h3 className={styles.subtitle}>Recently decided</h3> : null}
      <ul role="list">
        {withNote(
          decided.map((suggestion, index) => (
            <DecidedSuggestion key={suggestion.id} suggestion={suggestion} isBusy={isBusy} act={decide(false, index)} />
          )),
          false,
        )}
      </ul>
    </Shelf>
  );
}
