import type { BlogChange, BlogStatus, ManagedQuery } from '@verse/api-contract/blogs';
import { AppError, type Person, type Total } from '../../platform/http';
import type { BlogPost, BlogRepository, PostChange } from './blogs.repository';
import { futureMoment } from './publishing.service';
import { isEditor, mayPublish } from './rights';
import type { Visibility } from './visibility';

export interface EditingServiceDependencies {
  blogs: BlogRepository;
  now: () => Date;
}

export type EditingService = ReturnType<typeof createEditingService>;

/** Somebody changed the post after this version was read. */
export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';
  readonly current: BlogPost;

  constructor(current: BlogPost) {
    super('the post has another version');
    this.current = current;
  }
}

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

export function createEditingService({ blogs, now, visibility }: EditingServiceDependencies & { visibility: Visibility }) {
  /** A post of somebody else does not exist for those who are not editors. */
  async function own(person: Person, id: string): Promise<BlogPost> {
    const post = await blogs.find(id);
    if (!post || (!isEditor(person) && post.authorId !== person.id)) throw new AppError('not-found', 'not-found', 'Post not found');
    return post;
  }

  async function store(before: BlogPost, version: number, change: PostChange): Promise<BlogPost> {
    if (before.version !== version) throw new VersionConflict(before);
    await visibility.prepare({ ...before, ...change });
    const after = await blogs.change(before.id, version, change, now());
    if (after) {
      await visibility.settle(after, before);
      return after;
    }
    const current = await blogs.find(before.id);
    if (!current) throw new AppError('not-found', 'not-found', 'Post not found');
    await visibility.settle(current, before);
    throw new VersionConflict(current);
  }

  return {
    find: own,

    async list(person: Person, { of, status, page, limit }: ManagedQuery): Promise<{ posts: BlogPost[]; total: Total }> {
      if (of === 'all' && !isEditor(person)) throw new AppError('forbidden', 'forbidden', 'Only editors see the posts of all.');
      return blogs.listManaged({ authorId: of === 'me' ? person.id : undefined, status, skip: (page - 1) * limit, limit });
    },

    async change(person: Person, id: string, version: number, change: BlogChange): Promise<BlogPost> {
      const post = await own(person, id);
      assertMayChange(person, post, change.status);
      if (post.status === 'deleted') throw new AppError('gone', 'gone', 'This post was deleted. Restore it first.');
      const { title, category, readTime, content } = change;
      const texts = Object.fromEntries(Object.entries({ title, category, readTime, content }).filter(([, value]) => value !== undefined));
      return store(post, version, { ...texts, ...described(post, change), ...moved(post, change, now()) });
    },

    async remove(person: Person, id: string, version: number): Promise<BlogPost> {
      const post = await own(person, id);
      assertMayChange(person, post, undefined);
      return post.status === 'deleted' ? post : store(post, version, { status: 'deleted', statusBefore: post.status });
    },

    /** Undoes a deletion. What was scheduled for a time that has passed waits unpublished. */
    async restore(person: Person, id: string): Promise<BlogPost> {
      const post = await own(person, id);
      if (post.status !== 'deleted') return post;
      const before = post.statusBefore ?? 'unpublished';
      if (!mayPublish(person) && before !== 'review') throw new AppError('forbidden', 'forbidden', 'Only an editor may restore this post.');
      const isLate = before === 'scheduled' && (post.scheduledFor ?? now()) <= now();
      return store(post, post.version, { status: isLate ? 'unpublished' : before });
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
