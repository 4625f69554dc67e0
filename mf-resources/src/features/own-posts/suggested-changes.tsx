import { useRef, useState } from 'react';
import type { BlogSuggestion, ManagedBlog, SuggestedChange, SuggestionDecisions } from '@verse/api-contract/api';
import type { SuggestionDecision } from '@verse/api-contract/publishing/blog-suggestions.values';
import { Alert, Badge, Button, Cluster, Stack } from '@verse/ui';
import { ChangedSentence } from './changed-sentence';
import parts from './own-posts.module.scss';
import styles from './suggestions.module.scss';
import { useDecisions } from './use-decisions';

interface SuggestedChangesProps {
  post: ManagedBlog;
  /** Whether the viewer is the post's author. Only the author decides; editors see the decisions. */
  isOwn: boolean;
  isBusy: boolean;
  onDecide: (decisions: SuggestionDecisions) => void;
  onDismiss: () => void;
}

const LABELS: Record<Exclude<SuggestionDecision, 'open'>, string> = { taken: 'Taken', left: 'Left' };

export const countDecided = (changes: readonly Pick<SuggestedChange, 'decision'>[]): string =>
  `${changes.filter(({ decision }) => decision !== 'open').length} of ${changes.length} decided`;

/**
 * Whether the suggestion was made by another editor and has undecided changes. If so, this editor can neither replace
 * nor withdraw it.
 */
export const isOfAnotherEditor = ({ isOwn, editor, changes }: BlogSuggestion): boolean =>
  !isOwn && editor !== '' && changes.some(({ decision }) => decision === 'open');

/** An editor's suggested changes, each shown within its sentence, with the author's decisions. */
export function SuggestedChanges({ post, ...props }: SuggestedChangesProps) {
  return post.suggestion ? <Suggestion {...props} title={post.title} suggestion={post.suggestion} /> : null;
}

interface SuggestionProps extends Omit<SuggestedChangesProps, 'post'> {
  title: string;
  suggestion: BlogSuggestion;
}

function Suggestion({ title, suggestion, isOwn, isBusy, onDecide, onDismiss }: SuggestionProps) {
  const { base, note, isOutdated } = suggestion;
  const { changes, decide } = useDecisions(suggestion, isBusy, onDecide);
  const open = changes.filter(({ decision }) => decision === 'open');
  const status = useRef<HTMLParagraphElement>(null);

  // Moves the focus, because the buttons disappear once every change has been decided.
  function handleAll(decision: SuggestionDecision) {
    decide(Object.fromEntries(open.map(({ id }) => [id, decision])));
    status.current?.focus();
  }

  return (
    <section className={parts.part} aria-label={`Suggested changes to ${title}`}>
      {note ? (
        <p className={parts.said}>
          <strong>{isOwn ? 'The editor wrote:' : 'Note to the author:'}</strong> <bdi>{note}</bdi>
        </p>
      ) : null}
      {suggestion.editor && !suggestion.isOwn ? (
        <p className={parts.note}>
          Suggested by <bdi>{suggestion.editor}</bdi>
        </p>
      ) : null}
      {isOutdated ? <Outdated isOwn={isOwn} /> : null}
      <p ref={status} role="status" tabIndex={-1} className={parts.note}>
        {countDecided(changes)}
      </p>
      {isOwn && open.length > 1 ? (
        <Cluster gap={1}>
          <Button variant="secondary" size="small" disabled={isOutdated} onClick={() => handleAll('taken')}>
            Take all
          </Button>
          <Button variant="quiet" size="small" onClick={() => handleAll('left')}>
            Leave all
          </Button>
        </Cluster>
      ) : null}
      <Stack as="ol" gap={3}>
        {changes.map((change, index) => (
          <li key={change.id} className={styles.change}>
            <ChangedSentence base={base} change={change} />
            {isOwn ? (
              <Decision
                number={index + 1}
                decision={change.decision}
                isOutdated={isOutdated}
                onDecide={(decision) => decide({ [change.id]: decision })}
              />
            ) : (
              <State decision={change.decision} />
            )}
          </li>
        ))}
      </Stack>
      {isOfAnotherEditor(suggestion) ? null : (
        <Dismissal isOwn={isOwn} isBusy={isBusy} open={open.length} onDismiss={onDismiss} />
      )}
    </section>
  );
}

function Outdated({ isOwn }: { isOwn: boolean }) {
  return (
    <Alert tone="notice" title="The text was changed by hand since">
      <p>
        {isOwn
          ? 'No further change can be taken. Leave the open ones, or make them by hand under “Edit”.'
          : 'The author can take no further change. You can suggest changes to the new text.'}
      </p>
    </Alert>
  );
}

function State({ decision }: { decision: SuggestionDecision }) {
  if (decision === 'open') return <p className={parts.note}>Not decided yet</p>;
  return (
    <p>
      <Badge tone={decision === 'taken' ? 'success' : 'neutral'}>{LABELS[decision]}</Badge>
    </p>
  );
}

interface DecisionProps {
  number: number;
  decision: SuggestionDecision;
  isOutdated: boolean;
  onDecide: (decision: SuggestionDecision) => void;
}

/** Focus remains on this change after one of its buttons is pressed. */
function Decision({ number, decision, isOutdated, onDecide }: DecisionProps) {
  const take = useRef<HTMLButtonElement>(null);
  const leave = useRef<HTMLButtonElement>(null);
  const choice = (name: 'taken' | 'left', text: string, isImpossible: boolean) => (
    <Button
      ref={name === 'taken' ? take : leave}
      variant={decision === name ? 'secondary' : 'quiet'}
      size="small"
      aria-label={`${text} change ${number}`}
      aria-pressed={decision === name}
      disabled={isImpossible}
      onClick={() => onDecide(name)}
    >
      {text}
    </Button>
  );

  function handleUndo() {
    (decision === 'taken' ? take : leave).current?.focus();
    onDecide('open');
  }

  const isFixed = isOutdated && decision === 'taken';
  return (
    <Cluster gap={1} role="group" aria-label={`Change ${number}`}>
      {choice('taken', 'Take', isOutdated)}
      {choice('left', 'Leave', isFixed)}
      {decision === 'open' ? null : (
        <>
          <State decision={decision} />
          <Button
            variant="quiet"
            size="small"
            aria-label={`Undo change ${number}`}
            disabled={isFixed}
            onClick={handleUndo}
          >
            Undo
          </Button>
        </>
      )}
    </Cluster>
  );
}

interface DismissalProps {
  isOwn: boolean;
  isBusy: boolean;
  /** Number of undecided changes. */
  open: number;
  onDismiss: () => void;
}

function Dismissal({ isOwn, isBusy, open, onDismiss }: DismissalProps) {
  const [isAsking, setAsking] = useState(false);
  const text = isOwn ? 'Dismiss' : 'Withdraw';
  if (!isAsking) {
    return (
      <Button variant="quiet" size="small" disabled={isBusy} onClick={() => (open > 0 ? setAsking(true) : onDismiss())}>
        {`${text} the suggestion`}
      </Button>
    );
  }
  return (
    <div className={parts.part} role="group" aria-label={`${text} the suggestion`}>
      <p>
        {`${text} the suggestion for good? `}
        {open === 1 ? 'One change is' : `${open} changes are`} not decided. The text stays as it is now.
      </p>
      <Cluster gap={1}>
        <Button variant="secondary" size="small" autoFocus disabled={isBusy} onClick={onDismiss}>
          {`${text} it`}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
          Keep it
        </Button>
      </Cluster>
    </div>
  );
}
