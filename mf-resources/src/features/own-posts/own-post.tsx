import { type ReactNode, useState } from 'react';
import type { ManagedBlog } from '@verse/api-contract/blogs';
import { useSession } from '@verse/contract/react';
import { Button } from '@verse/ui';
import { hasAside, keptChanges, takeUpAgain } from './kept-change';
import type { PostAct } from './own-posts.api';
import styles from './own-posts.module.scss';
import { type Part, PostActs } from './post-acts';
import { PostEditor } from './post-editor';
import { PostFacts } from './post-facts';
import { PostVersions } from './post-versions';
import { ReasonForm } from './reason-form';
import { ScheduleForm } from './schedule-form';
import type { Edition, EditionState } from './use-edition';
import { rowOf } from './use-own-posts';

export interface OwnPostProps {
  post: ManagedBlog;
  /** What is open at first. */
  opens?: Part | null;
  isBusy: boolean;
  edition: EditionState;
  /** The post as readers will see it. */
  preview: (post: ManagedBlog) => ReactNode;
  /** What was just done to it. */
  note: ReactNode;
  onAct: (act: PostAct) => void;
  onSave: (edition: Edition) => void;
  onCancel: () => void;
}

export function OwnPost({ opens = null, ...props }: OwnPostProps) {
  const { post, isBusy, note, onAct } = props;
  const { _id: id, version, authorId } = post;
  const isOwn = useSession().user?.id === authorId;
  const [{ open, of }, setPart] = useState<{ open: Part | null; of: number }>({ open: opens, of: version });
  // What was done is done: the next version begins closed.
  if (of !== version) setPart({ open: null, of: version });
  const toggle = (part: Part) => setPart({ open: open === part ? null : part, of: version });

  function handleTakeUp() {
    takeUpAgain(id);
    toggle('editor');
  }

  return (
    <li className={styles.post} id={rowOf(id)}>
      {note}
      <PostFacts post={post} isOwn={isOwn} isKept={open === 'editor' ? false : keptChanges.read(id) !== null} />
      <PostActs
        post={post}
        isOwn={isOwn}
        open={open}
        isBusy={isBusy}
        hasAside={hasAside(id)}
        onToggle={toggle}
        onAct={onAct}
        onTakeUp={handleTakeUp}
      />
      <OpenPart {...props} open={open} onClose={() => setPart({ open: null, of: version })} />
    </li>
  );
}

function OpenPart({
  open,
  post,
  isBusy,
  edition,
  preview,
  onAct,
  onSave,
  onCancel,
  onClose,
}: OwnPostProps & { open: Part | null; onClose: () => void }) {
  const { _id: id, version, title, status } = post;
  const change = (body: Extract<PostAct, { act: 'change' }>['change']) =>
    onAct({ act: 'change', id, version, change: body });
  if (open === 'editor')
    return (
      <PostEditor key={version} post={post} isBusy={isBusy} edition={edition} onSave={onSave} onCancel={onCancel} />
    );
  if (open === 'versions')
    return (
      <PostVersions
        post={post}
        isBusy={isBusy}
        onBringBack={(earlier) => onAct({ act: 'bring-back', id, version, earlier })}
      />
    );
  if (open === 'schedule')
    return (
      <ScheduleForm
        isOut={status === 'published'}
        onSchedule={(moment) => change({ status: 'scheduled', scheduledFor: moment })}
      />
    );
  if (open === 'send-back')
    return (
      <ReasonForm
        label={`Send back ${title}`}
        action="Send back with this reason"
        isBusy={isBusy}
        onSend={(reason) => change({ status: 'returned', reason })}
      />
    );
  if (open === 'take-down')
    return (
      <ReasonForm
        label={`Unpublish ${title}`}
        action="Unpublish with this reason"
        isBusy={isBusy}
        onSend={(reason) => change({ status: 'unpublished', reason })}
      />
    );
  if (open === 'decline')
    return (
      <ReasonForm
        label={`Send back the changes to ${title}`}
        action="Send back with this reason"
        isBusy={isBusy}
        onSend={(reason) => change({ revision: 'decline', reason })}
      />
    );
  if (open === 'drop')
    return <DropQuestion isBusy={isBusy} onDrop={() => change({ revision: 'drop' })} onKeep={onClose} />;
  return open === 'preview' ? <section aria-label={`Preview of ${title}`}>{preview(post)}</section> : null;
}

/** The changes are nowhere else: there is no way back. */
function DropQuestion({ isBusy, onDrop, onKeep }: { isBusy: boolean; onDrop: () => void; onKeep: () => void }) {
  return (
    <div className={styles.part} role="group" aria-label="Discard the changes">
      <p>Discard your changes for good? The published post stays as it is.</p>
      <div className={styles.acts}>
        <Button variant="secondary" size="small" disabled={isBusy} onClick={onDrop}>
          Discard them
        </Button>
        <Button variant="quiet" size="small" onClick={onKeep}>
          Keep them
        </Button>
      </div>
    </div>
  );
}
