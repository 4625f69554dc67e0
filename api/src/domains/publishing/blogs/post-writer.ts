import { isDeepStrictEqual } from 'node:util';
import type { BlogStatus } from '@verse/api-contract/publishing/blogs.values';
import type { AuditLog } from '../../../platform/audit';
import { AppError, type Person, VersionConflict } from '../../../platform/http';
import { isHeld } from './allowed-actions';
import type { BlogPost, BlogRepository, PostChange } from './blogs.repository';
import { isUnchanged, pickChangedWords } from './editions';
import { assertKnownPictures } from './text-pictures';
import { toVersion, type VersionRepository } from './versions.repository';
import type { Visibility } from './visibility';

/** An event to notify the author of: a new state of the post, a decision on the revision, or suggested changes. */
export type AuthorNews = { post: BlogPost; what: BlogStatus | 'accepted' | 'declined' | 'suggested'; reason: string };

export interface PostWriterParts {
  blogs: BlogRepository;
  versions: VersionRepository;
  audit: Pick<AuditLog, 'record'>;
  /** Called after an editor has changed the state of another author's post, or decided on its revision. */
  notifyAuthor: (told: AuthorNews) => Promise<void>;
  now: () => Date;
  visibility: Visibility;
}

function findVerdict(before: BlogPost, change: PostChange): 'accepted' | 'declined' | undefined {
  if (change.revision === undefined || !before.revision) return undefined;
  if (change.revision === null) return pickChangedWords(change).length > 0 ? 'accepted' : undefined;
  return change.revision.reason === null ? undefined : 'declined';
}

/** Describes a change to another author's post for the audit log. */
function toAuditAction(before: BlogPost, change: PostChange): string {
  const verdict = findVerdict(before, change);
  const words = pickChangedWords(change).filter((name) => !isDeepStrictEqual(before[name], change[name]));
  return `post: ${[
    ...(verdict === undefined ? [] : [`revision ${verdict}`]),
    ...words.map((name) => `changed ${name}`),
    ...(change.suggestion === undefined ? [] : [change.suggestion ? 'suggested changes' : 'withdrew suggestion']),
    ...(change.status === undefined ? [] : [`now ${change.status}`]),
  ].join(', ')}`;
}

function findWaitingSince({ status, revision, sentAt, updatedAt }: BlogPost): Date | null {
  if (status === 'deleted') return null;
  if (status === 'review') return sentAt ?? updatedAt;
  return revision && revision.reason === null ? revision.sentAt : null;
}

function toAuthorNews(before: BlogPost, after: BlogPost, change: PostChange): AuthorNews | undefined {
  if (after.status !== before.status) return { post: after, what: after.status, reason: change.reason ?? '' };
  const verdict = findVerdict(before, change);
  return verdict && { post: after, what: verdict, reason: change.revision?.reason ?? '' };
}

/** Checks that new text shows only the post's own pictures. */
function assertWhole(before: BlogPost, change: PostChange): void {
  const hasNewText = pickChangedWords(change).some((name) => ['content', 'contentFormat', 'images'].includes(name));
  if (hasNewText) assertKnownPictures({ ...before, ...change });
  if (change.revision && change.revision.reason === null) assertKnownPictures(change.revision);
}

/**
 * Creates the function that saves a change and adds the previous version to the history. `editor` is required if the
 * change contains new text.
 */
export function createPostWriter({ blogs, versions, audit, notifyAuthor, now, visibility }: PostWriterParts) {
  async function record(person: Person, before: BlogPost, after: BlogPost, change: PostChange): Promise<void> {
    const isOwn = person.id === before.authorId;
    // Staff who undo another staff member's decision on their own post are audited, too.
    if (!isOwn || (isHeld(before) && !isHeld(after)))
      await audit.record(person.id, toAuditAction(before, change), before.id);
    const told = isOwn ? undefined : toAuthorNews(before, after, change);
    if (told) await notifyAuthor(told);
  }

  return async (before: BlogPost, version: number, change: PostChange, editor?: Person): Promise<BlogPost> => {
    if (before.version !== version) {
      if (isUnchanged(before, change)) return before;
      throw new VersionConflict(before);
    }
    if (editor) assertWhole(before, change);
    const isEdit = editor !== undefined && pickChangedWords(change).length > 0;
    // The old version is stored before the change is saved. If a concurrent change is saved first, the stored copy does
    // no harm, because the content of a version never changes.
    if (isEdit) await versions.keep(toVersion(before));
    const edited = isEdit ? { edited: { by: editor.id, at: now() }, ...change } : change;
    const whole = { ...edited, waitsSince: findWaitingSince({ ...before, ...edited }) };
    await visibility.indexBeforePublish({ ...before, ...whole });
    const after = await blogs.change(before.id, version, whole, now());
    if (after) {
      await visibility.syncAfterWrite(after, before);
      if (editor) await record(editor, before, after, change);
      return after;
    }
    const current = await blogs.find(before.id);
    if (!current) throw new AppError('not-found', 'Post not found');
    await visibility.syncAfterWrite(current, before);
    if (isUnchanged(current, change)) return current;
    throw new VersionConflict(current);
  };
}
