import type { ManagedBlog } from '@verse/api-contract/api';
import type { BlogAct } from '@verse/api-contract/publishing/blogs.values';
import { Button, MoreMenu } from '@verse/ui';
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

/** An entry in the row. It opens a part below the row, or acts immediately. */
interface Action {
  text: string;
  part?: Part;
  onPress: () => void;
}

/** Acts that expand a part below the row. */
const PARTS: [BlogAct, Part, string][] = [
  ['schedule', 'schedule', 'Schedule'],
  ['suggest', 'suggest', 'Suggest changes'],
  ['send-back', 'send-back', 'Send back'],
  ['decline', 'decline', 'Send the changes back'],
  ['drop', 'drop', 'Discard the changes'],
  ['withdraw', 'take-down', 'Unpublish'],
];

/** Label of the withdraw button, by post status. */
const WITHDRAW: Partial<Record<ManagedBlog['status'], string>> = {
  review: 'Take back',
  scheduled: 'Cancel the schedule',
  published: 'Unpublish',
};

/** Lists what the API allows, the likeliest next action first. */
function listActions({ post, isOwn, open, hasAside, onToggle, onAct, onRestore }: PostActionsProps): Action[] {
  const { _id: id, version, status, acts, suggestion } = post;
  const may = (act: BlogAct) => acts.includes(act);
  const opens = (isPossible: boolean, part: Part, text: string): Action[] =>
    isPossible ? [{ text, part, onPress: () => onToggle(part) }] : [];
  const acting = (isPossible: boolean, text: string, act: PostAction): Action[] =>
    isPossible ? [{ text, onPress: () => onAct(act) }] : [];
  const changing = (isPossible: boolean, text: string, change: Extract<PostAction, { action: 'change' }>['change']) =>
    acting(isPossible, text, { action: 'change', id, version, change });
  const publishing = changing(may('publish'), 'Publish', { status: 'published' });
  // Returning or unpublishing another author's post requires a reason.
  const needsReason = !isOwn && status !== 'scheduled';
  const takesDown = !isOwn && status === 'published';
  return [
    ...opens(Boolean(suggestion) && isOwn, 'suggestion', 'Suggested changes'),
    ...changing(may('accept'), 'Publish the changes', { revision: 'accept' }),
    ...(status === 'scheduled' ? [] : publishing),
    ...opens(may('edit'), 'editor', 'Edit'),
    ...(status === 'scheduled' ? publishing : []),
    ...opens(Boolean(suggestion) && !isOwn, 'suggestion', 'Suggested changes'),
    ...changing(may('send'), 'Send to the editors', { status: 'review' }),
    ...PARTS.flatMap(([act, part, text]) => opens(may(act) && (part !== 'take-down' || takesDown), part, text)),
    ...changing(may('withdraw') && !needsReason, WITHDRAW[status] ?? 'Unpublish', { status: 'unpublished' }),
    ...(hasAside && open !== 'editor' ? [{ text: 'Go back to your version', onPress: onRestore }] : []),
    ...opens(true, 'versions', 'Versions'),
    ...acting(may('delete'), 'Delete', { action: 'delete', id, version }),
  ];
}

/** The likeliest next action on a post and its preview. All other actions that the API allows are in a menu. */
export function PostActions(props: PostActionsProps) {
  const { post, open, isBusy, onToggle, onAct } = props;
  const { _id: id, title, status, acts } = post;
  const common = { size: 'small', disabled: isBusy } as const;
  if (status === 'deleted') {
    return acts.includes('restore') ? (
      <div className={styles.buttons}>
        <Button
          {...common}
          variant="secondary"
          aria-label={`Restore ${title}`}
          onClick={() => onAct({ action: 'restore', id })}
        >
          Restore
        </Button>
      </div>
    ) : null;
  }
  const [first, ...others] = listActions(props);
  const expanded = (part: Part | undefined) => (part ? { 'aria-expanded': open === part } : {});
  return (
    <div className={styles.buttons} role="group" aria-label={`Actions for ${title}`}>
      {first ? (
        <Button {...common} variant="secondary" {...expanded(first.part)} onClick={first.onPress}>
          {first.text}
        </Button>
      ) : null}
      <Button {...common} variant="quiet" aria-expanded={open === 'preview'} onClick={() => onToggle('preview')}>
        Preview
      </Button>
      <MoreMenu label={`More about ${title}`}>
        {others.map(({ text, part, onPress }) => (
          <button key={text} type="button" disabled={isBusy} {...expanded(part)} onClick={onPress}>
            {text}
          </button>
        ))}
      </MoreMenu>
    </div>
  );
}
