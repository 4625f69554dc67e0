import { type ReactNode, useState } from 'react';
import type { ManagedBlog } from '@verse/api-contract/api';
import { useSession } from '@verse/contract/react';
import { Button, Cluster } from '@verse/ui';
import { autosavedChanges, hasAside, restoreAside } from './autosaved-change';
import type { PostAction } from './own-posts.api';
import styles from './own-posts.module.scss';
import { type Part, PostActions } from './post-actions';
import { PostEditor } from './post-editor';
import { PostFacts } from './post-facts';
import { PostVersions } from './post-versions';
import { ReasonForm } from './reason-form';
import { ScheduleForm } from './schedule-form';
import { SuggestForm } from './suggest-form';
import { SuggestedChanges } from './suggested-changes';
import { toRowId } from './use-own-posts';
import type { PendingChange, SaveState } from './use-save-change';

export interface OwnPostProps {
  post: ManagedBlog;
  /** The part that is initially open. */
  opens?: Part | null;
  isBusy: boolean;
  saveState: SaveState;
  /** Renders the post as it will appear to readers. */
  preview: (post: ManagedBlog) => ReactNode;
  /** The result of the last change. */
  note: ReactNode;
  onAct: (act: PostAction) => void;
  onSave: (pending: PendingChange) => void;
  /** Called after a part has stored a change on its own. */
  onStored: (act: PostAction, stored: ManagedBlog) => void;
  onCancel: () => void;
}

/** The acts for which an editor gives the author a reason. */
const REASONS = {
  'send-back': { label: 'Send back', action: 'Send back with this reason', decision: { status: 'returned' } },
  'take-down': { label: 'Unpublish', action: 'Unpublish with this reason', decision: { status: 'unpublished' } },
  decline: {
    label: 'Send back the changes to',
    action: 'Send back with this reason',
    decision: { revision: 'decline' },
  },
} as const;

const LASTING: ReadonlySet<Part> = new Set(['suggest', 'suggestion']);

export function OwnPost({ opens = null, ...props }: OwnPostProps) {
  const { post, isBusy, note, onAct } = props;
  const { _id: id, version, authorId } = post;
  const isOwn = useSession().user?.id === authorId;
  const [{ open, of }, setPart] = useState<{ open: Part | null; of: number }>({ open: opens, of: version });
  // If the post has a new version, the part opened below it is closed, unless work continues in that part.
  if (of !== version) setPart({ open: open && LASTING.has(open) ? open : null, of: version });
  const toggle = (part: Part) => setPart({ open: open === part ? null : part, of: version });

  function handleRestore() {
    restoreAside(id);
    toggle('editor');
  }

  return (
    <li className={styles.post} id={toRowId(id)}>
      {note}
      <PostFacts post={post} isOwn={isOwn} isKept={open === 'editor' ? false : autosavedChanges.read(id) !== null} />
      <PostActions
        post={post}
        isOwn={isOwn}
        open={open}
        isBusy={isBusy}
        hasAside={hasAside(id)}
        onToggle={toggle}
        onAct={onAct}
        onRestore={handleRestore}
      />
      <OpenPart {...props} isOwn={isOwn} open={open} onClose={() => setPart({ open: null, of: version })} />
    </li>
  );
}

function OpenPart({
  open,
  isOwn,
  post,
  isBusy,
  saveState,
  preview,
  onAct,
  onSave,
  onStored,
  onCancel,
  onClose,
}: OwnPostProps & { open: Part | null; isOwn: boolean; onClose: () => void }) {
  const { _id: id, version, title, status, acts } = post;
  const change = (body: Extract<PostAction, { action: 'change' }>['change']) =>
    onAct({ action: 'change', id, version, change: body });

  function handleStored(act: PostAction, stored: ManagedBlog) {
    onClose();
    onStored(act, stored);
  }

  if (open === 'editor')
    return (
      <PostEditor key={version} post={post} isBusy={isBusy} saveState={saveState} onSave={onSave} onCancel={onCancel} />
    );
  if (open === 'suggest') return acts.includes('suggest') ? <SuggestForm post={post} onStored={handleStored} /> : null;
  if (open === 'suggestion')
    return (
      <SuggestedChanges
        post={post}
        isOwn={isOwn}
        isBusy={isBusy}
        onDecide={(decisions) => onAct({ action: 'decide', id, version, decisions })}
        onDismiss={() => onAct({ action: 'end-suggestion', id, version })}
      />
    );
  if (open === 'versions')
    return (
      <PostVersions
        post={post}
        isBusy={isBusy}
        onBringBack={(earlier) => onAct({ action: 'restore-version', id, version, earlier })}
      />
    );
  if (open === 'schedule')
    return (
      <ScheduleForm
        isOut={status === 'published'}
        onSchedule={(moment) => change({ status: 'scheduled', scheduledFor: moment })}
      />
    );
  if (open === 'send-back' || open === 'take-down' || open === 'decline') {
    const { label, action, decision } = REASONS[open];
    return (
      <ReasonForm
        keptAs={`reason ${open} ${id}`}
        label={`${label} ${title}`}
        action={action}
        isBusy={isBusy}
        onSend={(reason) => change({ ...decision, reason })}
      />
    );
  }
  if (open === 'drop')
    return <DropQuestion isBusy={isBusy} onDrop={() => change({ revision: 'drop' })} onKeep={onClose} />;
  return open === 'preview' ? <section aria-label={`Preview of ${title}`}>{preview(post)}</section> : null;
}

/**
 * Asks for confirmation before discarding changes. They are stored nowhere else, so discarding them cannot be undone.
 */
function DropQuestion({ isBusy, onDrop, onKeep }: { isBusy: boolean; onDrop: () => void; onKeep: () => void }) {
  return (
    <div className={styles.part} role="group" aria-label="Discard the changes">
      <p>Discard your changes for good? The published post stays as it is.</p>
      <Cluster gap={1}>
        <Button variant="secondary" size="small" disabled={isBusy} onClick={onDrop}>
          Discard them
        </Button>
        <Button variant="quiet" size="small" onClick={onKeep}>
          Keep them
        </Button>
      </Cluster>
    </div>
  );
}
