import { isDeepStrictEqual } from 'node:util';
import type { BlogChange, BlogStatus, ManagedQuery } from '@verse/api-contract/blogs';
import type { AuditLog } from '../../platform/audit';
import { AppError, assertSecondFactor, VersionConflict, type Person, type Total } from '../../platform/http';
import type { Pictures } from '../../platform/images';
import type { BlogPost, BlogRepository, PostChange } from './blogs.repository';
import { createEditionMaker, isThere, wordsIn, type Edition } from './editions';
import { futureMoment } from './publishing.service';
import { isEditor, mayPublish } from './rights';
import { versionOfPost, type PostVersion, type VersionRepository } from './versions.repository';
import type { Visibility } from './visibility';

export interface EditingServiceDependencies {
  blogs: BlogRepository;
  versions: VersionRepository;
  pictures: Pick<Pictures, 'save'>;
  audit: Pick<AuditLog, 'note'>;
  /** Called when an editor has published the post of somebody else, taken it back or deleted it. */
  tellAuthor: (post: BlogPost) => Promise<void>;
  now: () => Date;
}

export type EditingService = ReturnType<typeof createEditingService>;

/** Whoever may not publish may still work on what waits for review. */
function assertMayChange(person: Person, post: BlogPost, status: BlogStatus | undefined): void {
  if (mayPublish(person)) return;
  if (post.status === 'review' && (status === undefined || status === 'review')) return;
  throw new AppError('forbidden', 'forbidden', 'You may only change a post that is waiting for review.');
}

function described(post: BlogPost, { thumbnailAlt, contentImageAlts }: BlogChange): PostChange {
  return {
    ...(thumbnailAlt === undefined ? {} : { thumbnail: { ...post.thumbnail, alt: thumbnailAlt } }),
    ...(contentImageAlts === undefined ? {} : { images: post.images.map((image, index) => ({ ...image, alt: contentImageAlts[index] ?? image.alt })) }),
  };
}

/** A post keeps the date of its first publication. */
function moved(post: BlogPost, { status, scheduledFor }: BlogChange, now: Date): PostChange {
  if (status === undefined) return {};
  if (status !== 'scheduled') return { status, scheduledFor: null, ...(status === 'published' ? { publishedAt: post.publishedAt ?? now } : {}) };
  if (scheduledFor === undefined) throw new AppError('invalid', 'invalid', 'Choose when to publish.', { fields: { scheduledFor: 'Choose when to publish.' } });
  return { status, scheduledFor: futureMoment(scheduledFor, now), publishedAt: null };
}

type EditingServiceParts = EditingServiceDependencies & { visibility: Visibility };

/** What an editor did to the post of somebody else, for the record. */
function deedOf(before: BlogPost, change: PostChange): string {
  const words = wordsIn(change).filter((name) => !isDeepStrictEqual(before[name], change[name]));
  return `post: ${[...words.map((name) => `changed ${name}`), ...(change.status === undefined ? [] : [`now ${change.status}`])].join(', ')}`;
}

/** Stores a change of a version, with what the post was before in its history. A change by nobody changes no words. */
function createPostWriter({ blogs, versions, audit, tellAuthor, now, visibility }: EditingServiceParts) {
  return async (before: BlogPost, version: number, change: PostChange, editor?: Person): Promise<BlogPost> => {
    if (before.version !== version) {
      if (isThere(before, change)) return before;
      throw new VersionConflict(before);
    }
    const isEdit = editor !== undefined && wordsIn(change).length > 0;
    // Before the change, and whoever wins it: what this version was stays true.
    if (isEdit) await versions.keep(versionOfPost(before));
    const whole = isEdit ? { ...change, edited: { by: editor.id, at: now() } } : change;
    await visibility.prepare({ ...before, ...whole });
    const after = await blogs.change(before.id, version, whole, now());
    if (after) {
      await visibility.settle(after, before);
      if (editor && editor.id !== before.authorId) {
        await audit.note(editor.id, deedOf(before, change), before.id);
        if (after.status !== before.status) await tellAuthor(after);
      }
      return after;
    }
    const current = await blogs.find(before.id);
    if (!current) throw new AppError('not-found', 'not-found', 'Post not found');
    await visibility.settle(current, before);
    if (isThere(current, change)) return current;
    throw new VersionConflict(current);
  };
}

export function createEditingService(parts: EditingServiceParts) {
  const { blogs, versions, now } = parts;
  const store = createPostWriter(parts);
  const editionOf = createEditionMaker(parts);

  /** A post of somebody else does not exist for those who are not editors. */
  async function own(person: Person, id: string): Promise<BlogPost> {
    const post = await blogs.find(id);
    if (!post || (!isEditor(person) && post.authorId !== person.id)) throw new AppError('not-found', 'not-found', 'Post not found');
    if (post.authorId !== person.id) assertSecondFactor(person);
    return post;
  }

  async function changeable(person: Person, id: string, status?: BlogStatus): Promise<BlogPost> {
    const post = await own(person, id);
    assertMayChange(person, post, status);
    if (post.status === 'deleted') throw new AppError('gone', 'gone', 'This post was deleted. Restore it first.');
    return post;
  }

  async function versionOf(person: Person, id: string, version: number): Promise<PostVersion> {
    const post = await own(person, id);
    const found = post.version === version ? versionOfPost(post) : await versions.find(id, version);
    if (!found) throw new AppError('not-found', 'not-found', 'There is no such version.');
    return found;
  }

  return {
    find: own,

    async list(person: Person, { of, status, page, limit }: ManagedQuery): Promise<{ posts: BlogPost[]; total: Total }> {
      if (of === 'all' && !isEditor(person)) throw new AppError('forbidden', 'forbidden', 'Only editors see the posts of all.');
      if (of === 'all') assertSecondFactor(person);
      return blogs.listManaged({ authorId: of === 'me' ? person.id : undefined, status, skip: (page - 1) * limit, limit });
    },

    async change(person: Person, id: string, version: number, change: BlogChange): Promise<BlogPost> {
      const post = await changeable(person, id, change.status);
      const { title, category, readTime, content } = change;
      const texts = Object.fromEntries(Object.entries({ title, category, readTime, content }).filter(([, value]) => value !== undefined));
      return store(post, version, { ...texts, ...described(post, change), ...moved(post, change, now()) }, person);
    },

    /** Words and pictures in one step. */
    async edit(person: Person, id: string, version: number, sent: Edition): Promise<BlogPost> {
      const post = await changeable(person, id);
      return store(post, version, await editionOf(post, sent), person);
    },

    /** What the post is and was, newest first. */
    async versions(person: Person, id: string): Promise<PostVersion[]> {
      const post = await own(person, id);
      return [versionOfPost(post), ...(await versions.list(id, post.version))];
    },

    version: versionOf,

    /** Makes the words and pictures of a version the newest; what they replace stays in the history too. */
    async bringBack(person: Person, id: string, version: number, earlier: number): Promise<BlogPost> {
      const post = await changeable(person, id);
      const { title, category, readTime, content, thumbnail, images } = await versionOf(person, id, earlier);
      return store(post, version, { title, category, readTime, content, thumbnail, images }, person);
    },

    async remove(person: Person, id: string, version: number): Promise<BlogPost> {
      const post = await own(person, id);
      assertMayChange(person, post, undefined);
      return post.status === 'deleted' ? post : store(post, version, { status: 'deleted', statusBefore: post.status }, person);
    },

    /** Undoes a deletion. What was scheduled for a time that has passed waits unpublished. */
    async restore(person: Person, id: string): Promise<BlogPost> {
      const post = await own(person, id);
      if (post.status !== 'deleted') return post;
      const before = post.statusBefore ?? 'unpublished';
      if (!mayPublish(person) && before !== 'review') throw new AppError('forbidden', 'forbidden', 'Only an editor may restore this post.');
      const isLate = before === 'scheduled' && (post.scheduledFor ?? now()) <= now();
      return store(post, post.version, { status: isLate ? 'unpublished' : before }, person);
    },

    /** Publishes what is due. Several processes may do so at once: each post is published by the first. */
    async publishDue(): Promise<number> {
      const due = await blogs.due(now());
      for (const post of due) {
        await store(post, post.version, { status: 'published', publishedAt: post.scheduledFor ?? now(), scheduledFor: null }).catch((error: unknown) => {
          if (!(error instanceof VersionConflict)) throw error;
        });
      }
      return due.length;
    },
  };
}
