import type { BlogStatus, ManagedBlog } from '@verse/api-contract/blogs';
import { moment } from '../../shared/saved/clock';
import type { PostAct } from './own-posts.api';

/** What was done, in words, and the way back where there is one. */
export interface Done {
  id: string;
  text: string;
  undo?: PostAct;
  /** Its page, when everyone can read it. */
  isPublic: boolean;
}

const MOVED: Record<Exclude<BlogStatus, 'deleted'>, (post: ManagedBlog) => string> = {
  review: ({ title }) => `“${title}” is with the editors.`,
  returned: ({ title, author }) => `“${title}” was sent back to ${author || 'its author'}.`,
  scheduled: ({ title, scheduledFor }) => `“${title}” will be published on ${moment(scheduledFor ?? '')}.`,
  published: ({ title }) => `“${title}” is published.`,
  unpublished: ({ title }) => `“${title}” is no longer public.`,
};

const move = ({ _id: id, version }: ManagedBlog, status: 'published' | 'unpublished'): PostAct => ({
  act: 'change',
  id,
  version,
  change: { status },
});

function ofStatus(before: ManagedBlog, after: ManagedBlog): Omit<Done, 'id' | 'isPublic'> {
  const text = MOVED[after.status as keyof typeof MOVED](after);
  const isBackTo = (status: BlogStatus) => before.status === status;
  if (isBackTo('published') && after.acts.includes('publish')) return { text, undo: move(after, 'published') };
  if (isBackTo('unpublished') && after.acts.includes('withdraw')) return { text, undo: move(after, 'unpublished') };
  return { text };
}

function ofWords(before: ManagedBlog, after: ManagedBlog): Omit<Done, 'id' | 'isPublic'> {
  const { _id: id, version, title } = after;
  if (after.revision) {
    const text =
      `Your changes to “${title}” are with the editors. ` + 'Until they are accepted, readers see the post as it was.';
    return before.revision ? { text } : { text, undo: { act: 'change', id, version, change: { revision: 'drop' } } };
  }
  return {
    text: `Your changes to “${title}” are saved.`,
    undo: { act: 'bring-back', id, version, earlier: before.version },
  };
}

function ofRevision(verdict: 'accept' | 'decline' | 'drop', { title, author }: ManagedBlog): string {
  if (verdict === 'accept') return `The changes to “${title}” are published.`;
  return verdict === 'decline'
    ? `The changes to “${title}” were sent back to ${author || 'their author'}.`
    : `Your changes to “${title}” were discarded.`;
}

function sayingOf(act: PostAct, before: ManagedBlog, after: ManagedBlog): Omit<Done, 'id' | 'isPublic'> {
  const { _id: id, version, title } = after;
  if (act.act === 'delete')
    return {
      text: `“${title}” is deleted.`,
      ...(after.acts.includes('restore') ? { undo: { act: 'restore', id } } : {}),
    };
  if (act.act === 'restore')
    return { text: after.status === 'published' ? `“${title}” is back and public again.` : `“${title}” is back.` };
  if (act.act === 'bring-back')
    return {
      text: `Version ${act.earlier} of “${title}” is back.`,
      undo: { act: 'bring-back', id, version, earlier: before.version },
    };
  if (act.change.status === undefined && act.change.revision === undefined) return ofWords(before, after);
  return act.change.revision === undefined ? ofStatus(before, after) : { text: ofRevision(act.change.revision, after) };
}

export function doneOf(act: PostAct, before: ManagedBlog, after: ManagedBlog): Done {
  return { id: after._id, isPublic: after.status === 'published', ...sayingOf(act, before, after) };
}
