import { isDeepStrictEqual } from 'node:util';
import type { BlogStatus } from '@verse/api-contract/blogs';
import type { AuditLog } from '../../platform/audit';
import { AppError, type Person, VersionConflict } from '../../platform/http';
import { isHeld } from './acts';
import type { BlogPost, BlogRepository, PostChange } from './blogs.repository';
import { isThere, wordsIn } from './editions';
import { versionOfPost, type VersionRepository } from './versions.repository';
import type { Visibility } from './visibility';

/** What an author is told of: the new state of the post, or what became of its revision. */
export type Told = { post: BlogPost; what: BlogStatus | 'accepted' | 'declined'; reason: string };

export interface PostWriterParts {
  blogs: BlogRepository;
  versions: VersionRepository;
  audit: Pick<AuditLog, 'note'>;
  /** Called when an editor has moved the post of somebody else, or judged its revision. */
  tellAuthor: (told: Told) => Promise<void>;
  now: () => Date;
  visibility: Visibility;
}

function verdictIn(before: BlogPost, change: PostChange): 'accepted' | 'declined' | undefined {
  if (change.revision === undefined || !before.revision) return undefined;
  if (change.revision === null) return wordsIn(change).length > 0 ? 'accepted' : undefined;
  return change.revision.reason === null ? undefined : 'declined';
}

/** What an editor did to the post of somebody else, for the record. */
function deedOf(before: BlogPost, change: PostChange): string {
  const verdict = verdictIn(before, change);
  const words = wordsIn(change).filter((name) => !isDeepStrictEqual(before[name], change[name]));
  return `post: ${[
    ...(verdict === undefined ? [] : [`revision ${verdict}`]),
    ...words.map((name) => `changed ${name}`),
    ...(change.status === undefined ? [] : [`now ${change.status}`]),
  ].join(', ')}`;
}

function waitsSinceOf({ status, revision, sentAt, updatedAt }: BlogPost): Date | null {
  if (status === 'deleted') return null;
  if (status === 'review') return sentAt ?? updatedAt;
  return revision && revision.reason === null ? revision.sentAt : null;
}

function toldOf(before: BlogPost, after: BlogPost, change: PostChange): Told | undefined {
  if (after.status !== before.status) return { post: after, what: after.status, reason: change.reason ?? '' };
  const verdict = verdictIn(before, change);
  return verdict && { post: after, what: verdict, reason: change.revision?.reason ?? '' };
}

/** Stores a change of a version, with what the post was before in its history. A change by nobody changes no words. */
export function createPostWriter({ blogs, versions, audit, tellAuthor, now, visibility }: PostWriterParts) {
  async function record(person: Person, before: BlogPost, after: BlogPost, change: PostChange): Promise<void> {
    const isOwn = person.id === before.authorId;
    // Staff who lift what other staff did to their own post are on record as well.
    if (!isOwn || (isHeld(before) && !isHeld(after))) await audit.note(person.id, deedOf(before, change), before.id);
    const told = isOwn ? undefined : toldOf(before, after, change);
    if (told) await tellAuthor(told);
  }

  return async (before: BlogPost, version: number, change: PostChange, editor?: Person): Promise<BlogPost> => {
    if (before.version !== version) {
      if (isThere(before, change)) return before;
      throw new VersionConflict(before);
    }
    const isEdit = editor !== undefined && wordsIn(change).length > 0;
    // Before the change, and whoever wins it: what this version was stays true.
    if (isEdit) await versions.keep(versionOfPost(before));
    const edited = isEdit ? { edited: { by: editor.id, at: now() }, ...change } : change;
    const whole = { ...edited, waitsSince: waitsSinceOf({ ...before, ...edited }) };
    await visibility.prepare({ ...before, ...whole });
    const after = await blogs.change(before.id, version, whole, now());
    if (after) {
      await visibility.settle(after, before);
      if (editor) await record(editor, before, after, change);
      return after;
    }
    const current = await blogs.find(before.id);
    if (!current) throw new AppError('not-found', 'Post not found');
    await visibility.settle(current, before);
    if (isThere(current, change)) return current;
    throw new VersionConflict(current);
  };
}
