import type { ManagedBlog } from '@verse/api-contract/api';
import { formatShortMoment } from '@verse/api-contract/formats';
import type { BlogStatus } from '@verse/api-contract/publishing/blogs.values';
import type { PostAction } from './own-posts.api';

export interface SuccessMessage {
  id: string;
  text: string;
  undo?: PostAction;
  /** Whether everyone can read the post, so that the message can link to it. */
  isPublic: boolean;
}

type Message = Pick<SuccessMessage, 'text' | 'undo'>;

const MOVED: Record<Exclude<BlogStatus, 'deleted'>, (post: ManagedBlog) => string> = {
  review: ({ title }) => `“${title}” is with the editors.`,
  returned: ({ title, author }) => `“${title}” was sent back to ${author || 'its author'}.`,
  scheduled: ({ title, scheduledFor }) => `“${title}” will be published on ${formatShortMoment(scheduledFor ?? '')}.`,
  published: ({ title }) => `“${title}” is published.`,
  unpublished: ({ title }) => `“${title}” is no longer public.`,
};

const move = ({ _id: id, version }: ManagedBlog, status: 'published' | 'unpublished'): PostAction => ({
  action: 'change',
  id,
  version,
  change: { status },
});

function ofStatus(before: ManagedBlog, after: ManagedBlog): Message {
  const text = MOVED[after.status as keyof typeof MOVED](after);
  const { status } = before;
  if (status === 'published' && after.acts.includes('publish')) return { text, undo: move(after, status) };
  if (status === 'unpublished' && after.acts.includes('withdraw')) return { text, undo: move(after, status) };
  return { text };
}

function ofWords(before: ManagedBlog, after: ManagedBlog): Message {
  const { _id: id, version, title } = after;
  if (after.revision) {
    const text =
      `Your changes to “${title}” are with the editors. ` + 'Until they are accepted, readers see the post as it was.';
    return before.revision ? { text } : { text, undo: { action: 'change', id, version, change: { revision: 'drop' } } };
  }
  return {
    text: `Your changes to “${title}” are saved.`,
    undo: { action: 'restore-version', id, version, earlier: before.version },
  };
}

function ofRevision(verdict: 'accept' | 'decline' | 'drop', { title, author }: ManagedBlog): string {
  if (verdict === 'accept') return `The changes to “${title}” are published.`;
  return verdict === 'decline'
    ? `The changes to “${title}” were sent back to ${author || 'their author'}.`
    : `Your changes to “${title}” were discarded.`;
}

function ofSuggestion(
  { action }: Extract<PostAction, { action: 'suggest' | 'decide' | 'end-suggestion' }>,
  { _id: id, version, title, author }: ManagedBlog,
): Message {
  if (action === 'decide') return { text: `Your decisions about “${title}” are saved.` };
  if (action === 'end-suggestion') return { text: `The suggested changes to “${title}” are removed.` };
  return {
    text: `Your suggestions for “${title}” are with ${author || 'the author'}.`,
    undo: { action: 'end-suggestion', id, version },
  };
}

function createText(act: PostAction, before: ManagedBlog, after: ManagedBlog): Message {
  const { _id: id, version, title } = after;
  if (act.action === 'delete')
    return {
      text: `“${title}” is deleted.`,
      ...(after.acts.includes('restore') ? { undo: { action: 'restore', id } } : {}),
    };
  if (act.action === 'restore')
    return { text: after.status === 'published' ? `“${title}” is back and public again.` : `“${title}” is back.` };
  if (act.action === 'restore-version')
    return {
      text: `Version ${act.earlier} of “${title}” is back.`,
      undo: { action: 'restore-version', id, version, earlier: before.version },
    };
  if (act.action === 'suggest' || act.action === 'decide' || act.action === 'end-suggestion')
    return ofSuggestion(act, after);
  if (act.change.status === undefined && act.change.revision === undefined) return ofWords(before, after);
  return act.change.revision === undefined ? ofStatus(before, after) : { text: ofRevision(act.change.revision, after) };
}

export function createSuccessMessage(act: PostAction, before: ManagedBlog, after: ManagedBlog): SuccessMessage {
  return { id: after._id, isPublic: after.status === 'published', ...createText(act, before, after) };
}
