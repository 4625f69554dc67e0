import type { BlogChange } from '@verse/api-contract/api';
import type { ManagedQuery } from '@verse/api-contract/publishing/blogs.schema';
import type { BlogAct } from '@verse/api-contract/publishing/blogs.values';
import { AppError, assertSecondFactor, invalidField, type Person, type Total } from '../../../platform/http';
import type { Pictures } from '../../../platform/images';
import type { Quota } from '../../../platform/quotas';
import { assertAllowed, findRequestedActions, isAccepted, isHeld, revises } from './allowed-actions';
import type { BlogPost, PostChange, PostWords } from './blogs.repository';
import { createEditionMaker, type Edition, pickTexts, pickWords, placeWords } from './editions';
import { createPostWriter, type PostWriterParts } from './post-writer';
import { futureMoment } from './publishing.service';
import { isEditor, mayPublish, ownerOfPictures } from './rights';
import { type PostVersion, toVersion } from './versions.repository';

export type EditingService = ReturnType<typeof createEditingService>;

function withDescriptions(post: PostWords, { thumbnailAlt, contentImageAlts }: BlogChange): Partial<PostWords> {
  return {
    ...(thumbnailAlt === undefined ? {} : { thumbnail: { ...post.thumbnail, alt: thumbnailAlt } }),
    ...(contentImageAlts === undefined
      ? {}
      : { images: post.images.map((image, index) => ({ ...image, alt: contentImageAlts[index] ?? image.alt })) }),
  };
}

/** Returns a list containing only this post, or an empty list if the person may not edit it. */
function toListOfOne(person: Person, post: BlogPost | undefined): { posts: BlogPost[]; total: Total } {
  const isOwn = post?.authorId === person.id;
  const posts = post && (isOwn || (isEditor(person) && !person.lacksSecondFactor)) ? [post] : [];
  return { posts, total: { count: posts.length, isAtLeast: false } };
}

function toScheduled(person: Person, { scheduledFor }: BlogChange, now: Date): PostChange {
  if (scheduledFor === undefined) throw invalidField('scheduledFor', 'Choose when to publish.');
  return {
    status: 'scheduled',
    scheduledFor: futureMoment(scheduledFor, now),
    scheduledBy: person.id,
    publishedAt: null,
    withdrawnBy: null,
    isAccepted: true,
    reason: null,
  };
}

function toTakenDown(
  person: Person,
  post: BlogPost,
  status: 'unpublished' | 'returned',
  reason: string | undefined,
): PostChange {
  const isOwn = person.id === post.authorId;
  if (status === 'returned' && reason === undefined)
    throw invalidField('reason', 'Write a reason. The author reads it.');
  return {
    status,
    scheduledFor: null,
    scheduledBy: null,
    // Authors must not replace a staff decision with their own.
    withdrawnBy: isOwn && isHeld(post) ? post.withdrawnBy! : person.id,
    isAccepted: isOwn ? isAccepted(post) : false,
    reason: isOwn ? (post.reason ?? null) : (reason ?? null),
  };
}

/** A post keeps its original publication date. */
function toStatusChange(person: Person, post: BlogPost, change: BlogChange, now: Date): PostChange {
  const { status, reason } = change;
  if (status === 'scheduled') return toScheduled(person, change, now);
  if (status === undefined || status === post.status) return {};
  if (status === 'published')
    return {
      status,
      scheduledFor: null,
      scheduledBy: null,
      publishedAt: post.publishedAt ?? now,
      withdrawnBy: null,
      isAccepted: true,
      reason: null,
    };
  if (status === 'review') return { status, scheduledFor: null, scheduledBy: null, sentAt: now, isAccepted: false };
  return toTakenDown(person, post, status, reason);
}

/** Applies the decision on a revision. Accepted text counts as edited by its author at the time of submission. */
function toRevisionChange({ authorId, revision }: BlogPost, { revision: verdict, reason }: BlogChange): PostChange {
  if (verdict === undefined || !revision) return {};
  if (verdict === 'drop') return { revision: null };
  if (verdict === 'accept')
    return { ...pickWords(revision), edited: { by: authorId, at: revision.sentAt }, revision: null };
  if (reason === undefined) throw invalidField('reason', 'Write a reason. The author reads it.');
  return { revision: { ...revision, reason } };
}

/** Removes the suggestion once the text is published or the revision is decided. */
function endSuggestion(post: BlogPost, { status, revision }: BlogChange): PostChange {
  const isOver = status === 'published' || status === 'scheduled' || revision === 'accept' || revision === 'drop';
  return isOver && post.suggestion ? { suggestion: null } : {};
}

interface EditingParts extends PostWriterParts {
  pictures: Pick<Pictures, 'save'>;
  reserve: Quota;
}

export function createEditingService(parts: EditingParts) {
  const { blogs, versions, now, reserve } = parts;
  const store = createPostWriter(parts);
  const createEdition = createEditionMaker(parts);

  /** Throws `not-found` if a member requests another author's post. */
  async function findOwn(person: Person, id: string): Promise<BlogPost> {
    const post = await blogs.find(id);
    if (!post || (!isEditor(person) && post.authorId !== person.id)) throw new AppError('not-found', 'Post not found');
    if (post.authorId !== person.id) assertSecondFactor(person);
    return post;
  }

  async function findChangeable(
    person: Person,
    id: string,
    actsOn: (post: BlogPost) => BlogAct[] = () => ['edit'],
  ): Promise<BlogPost> {
    const post = await findOwn(person, id);
    if (post.status === 'deleted') throw new AppError('gone', 'This post was deleted. Restore it first.');
    for (const act of actsOn(post)) assertAllowed(person, post, act);
    return post;
  }

  async function findVersion(person: Person, id: string, version: number): Promise<PostVersion> {
    const post = await findOwn(person, id);
    const found = post.version === version ? toVersion(post) : await versions.find(id, version);
    if (!found) throw new AppError('not-found', 'There is no such version.');
    return found;
  }

  return {
    find: findOwn,

    async list(
      person: Person,
      { of, id, status, q, page, limit }: ManagedQuery,
    ): Promise<{ posts: BlogPost[]; total: Total }> {
      if (id !== undefined) return toListOfOne(person, await blogs.find(id));
      if (of !== 'me' && !isEditor(person)) throw new AppError('forbidden', 'Only editors see the posts of others.');
      if (of !== 'me') assertSecondFactor(person);
      const part = { skip: (page - 1) * limit, limit };
      return of === 'waiting'
        ? blogs.listWaiting(part)
        : blogs.listManaged({ authorId: of === 'me' ? person.id : undefined, status, q, ...part });
    },

    async change(person: Person, id: string, version: number, change: BlogChange): Promise<BlogPost> {
      const post = await findChangeable(person, id, (found) => findRequestedActions(change, found));
      const base = revises(person, post) ? (post.revision ?? post) : post;
      const words = { ...pickTexts(change), ...withDescriptions(base, change) };
      const changed = {
        ...placeWords(person, post, words, now()),
        ...toRevisionChange(post, change),
        ...toStatusChange(person, post, change, now()),
        ...endSuggestion(post, change),
      };
      return store(post, version, changed, person);
    },

    /** Changes text and pictures in one step. */
    async edit(person: Person, id: string, version: number, sent: Edition): Promise<BlogPost> {
      const post = await findChangeable(person, id);
      const words = await createEdition(post, sent, ownerOfPictures(person));
      return store(post, version, placeWords(person, post, words, now()), person);
    },

    /** Returns the post's versions, newest first. */
    async versions(person: Person, id: string): Promise<PostVersion[]> {
      const post = await findOwn(person, id);
      return [toVersion(post), ...(await versions.list(id, post.version))];
    },

    version: findVersion,

    /** Restores an earlier version as the newest one. The replaced content stays in the history. */
    async restoreVersion(person: Person, id: string, version: number, earlier: number): Promise<BlogPost> {
      const post = await findChangeable(person, id);
      const words = pickWords(await findVersion(person, id, earlier));
      return store(post, version, placeWords(person, post, words, now()), person);
    },

    async remove(person: Person, id: string, version: number): Promise<BlogPost> {
      const post = await findOwn(person, id);
      if (post.status === 'deleted') return post;
      assertAllowed(person, post, 'delete');
      const { status: statusBefore } = post;
      const deleted = { status: 'deleted', statusBefore, deletedBy: person.id, isAccepted: isAccepted(post) } as const;
      return store(post, version, deleted, person);
    },

    /** Undoes a deletion. A post whose scheduled time has passed becomes unpublished. */
    async restore(person: Person, id: string): Promise<BlogPost> {
      const post = await findOwn(person, id);
      if (post.status !== 'deleted') return post;
      assertAllowed(person, post, 'restore');
      if (!mayPublish(person)) await reserve(person.id);
      const before = post.statusBefore ?? 'unpublished';
      const isLate = before === 'scheduled' && (post.scheduledFor ?? now()) <= now();
      return store(post, post.version, { status: isLate ? 'unpublished' : before, deletedBy: null }, person);
    },
  };
}
