import type { BlogAct, BlogChange, ManagedQuery } from '@verse/api-contract/blogs';
import { AppError, assertSecondFactor, type Person, type Total, VersionConflict } from '../../platform/http';
import type { Pictures } from '../../platform/images';
import { actsIn, assertMay, isAccepted, isHeld, revises } from './acts';
import type { BlogPost, PostChange, PostWords } from './blogs.repository';
import { createEditionMaker, type Edition, wordsOfPost } from './editions';
import { createPostWriter, type PostWriterParts } from './post-writer';
import { futureMoment } from './publishing.service';
import { isEditor, ownerOfPictures } from './rights';
import { type PostVersion, versionOfPost } from './versions.repository';

export type EditingServiceDependencies = Omit<PostWriterParts, 'visibility'> & { pictures: Pick<Pictures, 'save'> };

export type EditingService = ReturnType<typeof createEditingService>;

function refused(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } });
}

function described(post: PostWords, { thumbnailAlt, contentImageAlts }: BlogChange): Partial<PostWords> {
  return {
    ...(thumbnailAlt === undefined ? {} : { thumbnail: { ...post.thumbnail, alt: thumbnailAlt } }),
    ...(contentImageAlts === undefined
      ? {}
      : { images: post.images.map((image, index) => ({ ...image, alt: contentImageAlts[index] ?? image.alt })) }),
  };
}

/** A list of one post, or of none where this person may not work on it. */
function only(person: Person, post: BlogPost | undefined): { posts: BlogPost[]; total: Total } {
  const isOwn = post?.authorId === person.id;
  const posts = post && (isOwn || (isEditor(person) && !person.lacksSecondFactor)) ? [post] : [];
  return { posts, total: { count: posts.length, isAtLeast: false } };
}

/** New words go into the post, or beside it as its revision. */
function placed(person: Person, post: BlogPost, words: Partial<PostWords>, now: Date): PostChange {
  if (Object.keys(words).length === 0) return {};
  return revises(person, post)
    ? { revision: { ...wordsOfPost(post.revision ?? post), ...words, sentAt: now, reason: null } }
    : words;
}

function scheduled({ scheduledFor }: BlogChange, now: Date): PostChange {
  if (scheduledFor === undefined) throw refused('scheduledFor', 'Choose when to publish.');
  return {
    status: 'scheduled',
    scheduledFor: futureMoment(scheduledFor, now),
    publishedAt: null,
    withdrawnBy: null,
    isAccepted: true,
    reason: null,
  };
}

function taken(
  person: Person,
  post: BlogPost,
  status: 'unpublished' | 'returned',
  reason: string | undefined,
): PostChange {
  const isOwn = person.id === post.authorId;
  if (status === 'returned' && reason === undefined) throw refused('reason', 'Write a reason. The author reads it.');
  return {
    status,
    scheduledFor: null,
    // What staff decided is not overwritten by the author.
    withdrawnBy: isOwn && isHeld(post) ? post.withdrawnBy! : person.id,
    isAccepted: isOwn ? isAccepted(post) : false,
    reason: isOwn ? (post.reason ?? null) : (reason ?? null),
  };
}

/** A post keeps the date of its first publication. */
function moved(person: Person, post: BlogPost, change: BlogChange, now: Date): PostChange {
  const { status, reason } = change;
  if (status === 'scheduled') return scheduled(change, now);
  if (status === undefined || status === post.status) return {};
  if (status === 'published')
    return {
      status,
      scheduledFor: null,
      publishedAt: post.publishedAt ?? now,
      withdrawnBy: null,
      isAccepted: true,
      reason: null,
    };
  if (status === 'review') return { status, scheduledFor: null, sentAt: now, isAccepted: false };
  return taken(person, post, status, reason);
}

/** What becomes of the revision. Accepted words count as written when they were sent, by who sent them. */
function judged({ authorId, revision }: BlogPost, { revision: verdict, reason }: BlogChange): PostChange {
  if (verdict === undefined || !revision) return {};
  if (verdict === 'drop') return { revision: null };
  if (verdict === 'accept')
    return { ...wordsOfPost(revision), edited: { by: authorId, at: revision.sentAt }, revision: null };
  if (reason === undefined) throw refused('reason', 'Write a reason. The author reads it.');
  return { revision: { ...revision, reason } };
}

export function createEditingService(parts: PostWriterParts & EditingServiceDependencies) {
  const { blogs, versions, now } = parts;
  const store = createPostWriter(parts);
  const editionOf = createEditionMaker(parts);

  /** A post of somebody else does not exist for those who are not editors. */
  async function own(person: Person, id: string): Promise<BlogPost> {
    const post = await blogs.find(id);
    if (!post || (!isEditor(person) && post.authorId !== person.id)) throw new AppError('not-found', 'Post not found');
    if (post.authorId !== person.id) assertSecondFactor(person);
    return post;
  }

  async function changeable(
    person: Person,
    id: string,
    actsOn: (post: BlogPost) => BlogAct[] = () => ['edit'],
  ): Promise<BlogPost> {
    const post = await own(person, id);
    if (post.status === 'deleted') throw new AppError('gone', 'This post was deleted. Restore it first.');
    for (const act of actsOn(post)) assertMay(person, post, act);
    return post;
  }

  async function versionOf(person: Person, id: string, version: number): Promise<PostVersion> {
    const post = await own(person, id);
    const found = post.version === version ? versionOfPost(post) : await versions.find(id, version);
    if (!found) throw new AppError('not-found', 'There is no such version.');
    return found;
  }

  return {
    find: own,

    async list(
      person: Person,
      { of, id, status, q, page, limit }: ManagedQuery,
    ): Promise<{ posts: BlogPost[]; total: Total }> {
      if (id !== undefined) return only(person, await blogs.find(id));
      if (of !== 'me' && !isEditor(person)) throw new AppError('forbidden', 'Only editors see the posts of others.');
      if (of !== 'me') assertSecondFactor(person);
      const part = { skip: (page - 1) * limit, limit };
      return of === 'waiting'
        ? blogs.listWaiting(part)
        : blogs.listManaged({ authorId: of === 'me' ? person.id : undefined, status, q, ...part });
    },

    async change(person: Person, id: string, version: number, change: BlogChange): Promise<BlogPost> {
      const post = await changeable(person, id, (found) => actsIn(change, found));
      const { title, category, readTime, content } = change;
      const texts: Partial<PostWords> = Object.fromEntries(
        Object.entries({ title, category, readTime, content }).filter(([, value]) => value !== undefined),
      );
      const base = revises(person, post) ? (post.revision ?? post) : post;
      const words = placed(person, post, { ...texts, ...described(base, change) }, now());
      return store(post, version, { ...words, ...judged(post, change), ...moved(person, post, change, now()) }, person);
    },

    /** Words and pictures in one step. */
    async edit(person: Person, id: string, version: number, sent: Edition): Promise<BlogPost> {
      const post = await changeable(person, id);
      return store(
        post,
        version,
        placed(person, post, await editionOf(post, sent, ownerOfPictures(person)), now()),
        person,
      );
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
      return store(
        post,
        version,
        placed(person, post, wordsOfPost(await versionOf(person, id, earlier)), now()),
        person,
      );
    },

    async remove(person: Person, id: string, version: number): Promise<BlogPost> {
      const post = await own(person, id);
      if (post.status === 'deleted') return post;
      assertMay(person, post, 'delete');
      return store(
        post,
        version,
        { status: 'deleted', statusBefore: post.status, deletedBy: person.id, isAccepted: isAccepted(post) },
        person,
      );
    },

    /** Undoes a deletion. What was scheduled for a time that has passed waits unpublished. */
    async restore(person: Person, id: string): Promise<BlogPost> {
      const post = await own(person, id);
      if (post.status !== 'deleted') return post;
      assertMay(person, post, 'restore');
      const before = post.statusBefore ?? 'unpublished';
      const isLate = before === 'scheduled' && (post.scheduledFor ?? now()) <= now();
      return store(post, post.version, { status: isLate ? 'unpublished' : before, deletedBy: null }, person);
    },

    /** Publishes what is due. Several processes may do so at once: each post is published by the first. */
    async publishDue(): Promise<number> {
      const due = await blogs.due(now());
      for (const post of due) {
        await store(post, post.version, {
          status: 'published',
          publishedAt: post.scheduledFor ?? now(),
          scheduledFor: null,
          isAccepted: true,
        }).catch((error: unknown) => {
          if (!(error instanceof VersionConflict)) throw error;
        });
      }
      return due.length;
    },
  };
}
