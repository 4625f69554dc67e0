import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StoredPostingDraft } from '@verse/api-contract/api';
import { formatMoment } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { Badge, Button, ButtonLink, Card, Cluster } from '@verse/ui';
import queue from '../../../shared/queue.module.scss';
import { deleteDraft, saveDraft, takeBack } from '../hiring.api';
import { ReviewNote } from '../review-note';
import styles from './managed-jobs.module.scss';

interface DraftRowProps {
  handle: string;
  draft: StoredPostingDraft;
  onRemoved: (id: string, isRemoved: boolean) => void;
  onChanged: (draft: StoredPostingDraft) => void;
}

export function DraftRow(props: DraftRowProps) {
  const { handle, draft } = props;
  const { href } = useShell();
  const { isBusy, remove, recall } = useDraftActs(props);
  const isInReview = draft.state === 'review';
  const title = `draft-${draft.id}`;
  return (
    <Card as="article" className={styles.card} aria-labelledby={title}>
      <div className={queue.head}>
        <h3 id={title} className={queue.name} dir="auto">
          {draft.draft.title || 'Untitled job'}
        </h3>
        {isInReview ? <Badge tone="highlight">In review</Badge> : <Badge>Draft</Badge>}
      </div>
      <p className={queue.note}>
        {isInReview ? 'Sent for review' : 'Saved'} <time dateTime={draft.savedAt}>{formatMoment(draft.savedAt)}</time>
      </p>
      <ReviewNote draft={draft} />
      <Cluster>
        <ButtonLink
          as={Link}
          to={href('hiring-draft', { handle, id: draft.id }) ?? ''}
          size="small"
          aria-describedby={title}
        >
          {isInReview ? 'View' : 'Continue'}
        </ButtonLink>
        {isInReview ? (
          <Button variant="secondary" size="small" isBusy={isBusy} aria-describedby={title} onClick={recall}>
            Take back to edit
          </Button>
        ) : (
          <Button variant="quiet" size="small" isBusy={isBusy} aria-describedby={title} onClick={remove}>
            Delete draft
          </Button>
        )}
      </Cluster>
    </Card>
  );
}

function useDraftActs({ handle, draft, onRemoved, onChanged }: DraftRowProps) {
  const send = useSend();
  const { notify } = useShell();
  const [isBusy, setBusy] = useState(false);

  async function restore() {
    const result = await send((api) => saveDraft(api, handle, draft.id, 0, draft.draft));
    if (!result.ok) return notify({ tone: 'error', text: `We couldn’t restore the draft: ${result.message}` });
    onChanged(result.value);
    onRemoved(draft.id, false);
  }

  async function remove() {
    setBusy(true);
    const result = await send((api) => deleteDraft(api, handle, draft.id));
    setBusy(false);
    if (!result.ok) return notify({ tone: 'error', text: `We couldn’t delete the draft: ${result.message}` });
    onRemoved(draft.id, true);
    const run = () => void restore();
    notify({ tone: 'success', text: 'The draft was deleted.', action: { label: 'Undo', run } });
  }

  async function recall() {
    setBusy(true);
    const result = await send((api) => takeBack(api, handle, draft.id));
    setBusy(false);
    if (result.ok) onChanged(result.value);
    notify(
      result.ok
        ? { tone: 'success', text: 'The job is a draft again.' }
        : { tone: 'error', text: `We couldn’t take the job back: ${result.message}` },
    );
  }

  return { isBusy, remove: () => void remove(), recall: () => void recall() };
}
