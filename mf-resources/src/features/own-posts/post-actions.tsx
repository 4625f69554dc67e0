import type { BlogAct, ManagedBlog } from '@verse/api-contract/blogs';
import { Button } from '@verse/ui';
import type { PostAction } from './own-posts.api';
import styles from './own-posts.module.scss';

export type Part =
  | 'preview'
  | 'editor'
  | 'schedule'
  | 'versions'
  | 'send-back'
  | 'take-down'
  | 'decline'
  | 'drop'
  | 'suggest'
  | 'suggestion';

interface PostActionsProps {
  post: ManagedBlog;
  isOwn: boolean;
  open: Part | null;
  isBusy: boolean;
  /** Whether a change was set aside. */
  hasAside: boolean;
  onToggle: (part: Part) => void;
  onAct: (act: PostAction) => void;
  onRestore: () => void;
}

/** Actions that expand a part below the row. */
const PARTS: [BlogAct, Part, string][] = [
  ['schedule', 'schedule', 'Schedule'],
  ['suggest', 'suggest', 'Suggest changes'],
  ['send-back', 'send-back', 'Send back'],
  ['decline', 'decline', 'Send the changes back'],
  ['drop', 'drop', 'Discard the changes'],
  ['withdraw', 'take-down', 'Unpublish'],
];

/** A post's buttons, one for each action that the API allows. */
export function PostActions({ post, isOwn, open, isBusy, hasAside, onToggle, onAct, onRestore }: PostActionsProps) {
  const { _id: id, version, title, status, acts } = post;
  const common = { variant: 'quiet', size: 'small', disabled: isBusy } as const;
  const may = (act: BlogAct) => acts.includes(act);
  const toggle = (part: Part, text: string) => (
    <Button key={part} {...common} aria-expanded={open === part} onClick={() => onToggle(part)}>
      {text}
    </Button>
  );
  const change = (act: BlogAct, text: string, body: Extract<PostAction, { action: 'change' }>['change']) =>
    may(act) ? (
      <Button
        {...common}
        variant={act === 'withdraw' ? 'quiet' : 'secondary'}
        onClick={() => onAct({ action: 'change', id, version, change: body })}
      >
        {text}
      </Button>
    ) : null;
  // Returning or unpublishing another author's post requires a reason.
  const needsReason = !isOwn && status !== 'scheduled';
  const takesDown = !isOwn && status === 'published';
  if (status === 'deleted') {
    return may('restore') ? (
      <Button
        {...common}
        variant="secondary"
        aria-label={`Undo deleting ${title}`}
        onClick={() => onAct({ action: 'restore', id })}
      >
        Restore
      </Button>
    ) : null;
  }
  return (
    <div className={styles.buttons} role="group" aria-label={`Actions for ${title}`}>
      {post.suggestion ? toggle('suggestion', 'Suggested changes') : null}
      {toggle('preview', 'Preview')}
      {may('edit') ? toggle('editor', 'Edit') : null}
      {change('publish', 'Publish', { status: 'published' })}
      {change('accept', 'Publish the changes', { revision: 'accept' })}
      {change('send', 'Send to the editors', { status: 'review' })}
      {PARTS.map(([act, part, text]) => (may(act) && (part !== 'take-down' || takesDown) ? toggle(part, text) : null))}
      {needsReason ? null : change('withdraw', WITHDRAW[status] ?? 'Unpublish', { status: 'unpublished' })}
      {hasAside && open !== 'editor' ? (
        <Button {...common} onClick={onRestore}>
          Go back to your version
        </Button>
      ) : null}
      {toggle('versions', 'Versions')}
      {may('delete') ? (
        <Button {...common} onClick={() => onAct({ action: 'delete', id, version })}>
          Delete
        </Button>
      ) : null}
    </div>
  );
}

/** Label of the withdraw button, by post status. */
const WITHDRAW: Partial<Record<ManagedBlog['status'], string>> = {
  review: 'Take back',
  scheduled: 'Cancel the schedule',
  published: 'Unpublish',
};
