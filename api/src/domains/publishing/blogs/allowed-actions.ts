import type { BlogChange } from '@verse/api-contract/api';
import type { BlogAct } from '@verse/api-contract/publishing/blogs.values';
import { AppError, type Person } from '../../../platform/http';
import type { BlogPost } from './blogs.repository';
import { isEditor, mayPublish } from './rights';

const isByStaff = ({ authorId }: BlogPost, by: string | null | undefined) => by != null && by !== authorId;

/** Whether staff took the post down, in which case only staff may publish or restore it. */
export const isHeld = (post: BlogPost): boolean =>
  isByStaff(post, post.withdrawnBy) || (post.status === 'deleted' && isByStaff(post, post.deletedBy));

/**
 * Whether the text counts as accepted because it was published or scheduled. It no longer does once the post is
 * submitted again or an editor takes it down.
 */
export const isAccepted = ({ isAccepted: accepted, status }: BlogPost): boolean =>
  accepted ?? (status === 'published' || status === 'scheduled');

/** Whether an edit becomes a revision for the editors instead of changing the post. */
export const revises = (person: Person, post: BlogPost): boolean => !mayPublish(person) && isAccepted(post);

function actionsOnDeleted(person: Person, post: BlogPost): BlogAct[] {
  if (isEditor(person)) return ['restore'];
  // Earlier releases did not record who deleted a post. Members could delete only posts waiting for review, so any
  // other post must have been deleted by staff.
  const isUnknown = post.deletedBy == null && !mayPublish(person) && post.statusBefore !== 'review';
  return isUnknown || isByStaff(post, post.deletedBy) ? [] : ['restore'];
}

function actionsOfPublisher({ status }: BlogPost): BlogAct[] {
  return [
    ...(status === 'published' ? [] : (['publish'] as const)),
    'schedule',
    ...(status === 'unpublished' || status === 'returned' ? [] : (['withdraw'] as const)),
  ];
}

function actionsOfMember(post: BlogPost): BlogAct[] {
  const { status } = post;
  if (status === 'review' || status === 'published' || status === 'scheduled') return ['withdraw'];
  return [isAccepted(post) && !isHeld(post) ? 'publish' : 'send'];
}

function actionsOnRevision(person: Person, post: BlogPost, isPublisher: boolean): BlogAct[] {
  if (!post.revision) return [];
  const isOwn = post.authorId === person.id;
  const isWaiting = post.revision.reason === null;
  return [
    ...(isPublisher ? (['accept'] as const) : []),
    ...(isEditor(person) && !isOwn && isWaiting ? (['decline'] as const) : []),
    ...(isOwn ? (['drop'] as const) : []),
  ];
}

const waitsForEditor = ({ status, revision }: BlogPost) => status === 'review' || revision?.reason === null;

/** Returns the actions that the person may currently take on the post. */
export function findAllowedActions(person: Person, post: BlogPost): BlogAct[] {
  const isOwn = post.authorId === person.id;
  if (!isOwn && !isEditor(person)) return [];
  if (post.status === 'deleted') return actionsOnDeleted(person, post);
  const isPublisher = isEditor(person) || (mayPublish(person) && !isHeld(post));
  return [
    'edit',
    ...(isPublisher ? actionsOfPublisher(post) : actionsOfMember(post)),
    ...(isEditor(person) && !isOwn && post.status === 'review' ? (['send-back'] as const) : []),
    ...(isEditor(person) && !isOwn && waitsForEditor(post) ? (['suggest'] as const) : []),
    ...actionsOnRevision(person, post, isPublisher),
    'delete',
  ];
}

const DENIED: Partial<Record<BlogAct, string>> = {
  publish: 'Only an editor can publish this post. Send it to the editors instead.',
  schedule: 'Only an editor can schedule this post. Send it to the editors instead.',
  restore: 'Only an editor can restore this post.',
  'send-back': 'Only an editor can send back a post that is waiting for review.',
  suggest: 'Only an editor can suggest changes, while the post or its revision waits for review.',
};

export function assertAllowed(person: Person, post: BlogPost, act: BlogAct): void {
  if (findAllowedActions(person, post).includes(act)) return;
  const isAboutHeld = isHeld(post) && (act === 'publish' || act === 'schedule' || act === 'restore');
  const message = isAboutHeld
    ? 'An editor took this post down. Only an editor can bring it back.'
    : (DENIED[act] ?? 'You can’t do this to the post right now.');
  throw new AppError('forbidden', message);
}

const ACTION_OF_STATUS: Record<NonNullable<BlogChange['status']>, BlogAct> = {
  review: 'send',
  returned: 'send-back',
  scheduled: 'schedule',
  published: 'publish',
  unpublished: 'withdraw',
};

/** Returns the actions that a change requests. Setting the current state again requests none. */
export function findRequestedActions(
  { status, revision, reason: _, scheduledFor: __, ...words }: BlogChange,
  post: BlogPost,
): BlogAct[] {
  return [
    ...(Object.values(words).some((value) => value !== undefined) ? (['edit'] as const) : []),
    ...(status === undefined || (status === post.status && status !== 'scheduled') ? [] : [ACTION_OF_STATUS[status]]),
    ...(revision === undefined ? [] : [revision]),
  ];
}
