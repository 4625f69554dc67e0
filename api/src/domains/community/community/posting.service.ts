import { createHash } from 'node:crypto';
import type { PostChange } from '@verse/api-contract/api';
import type { NewPost } from '@verse/api-contract/community/community-posts.schema';
import { RESTORE_DAYS, trendAt } from '@verse/api-contract/community/community-posts.values';
import { DAY_MS } from '@verse/api-contract/time';
import { AppError, invalidField, type UploadedFile, VersionConflict } from '../../../platform/http';
import type { Pictures } from '../../../platform/images';
import type { Reader, Reading } from '../../../platform/people';
import type { Quota } from '../../../platform/quotas';
import { createId } from '../../../store';
import type { CommentRepository } from './comments.repository';
import { createFindPosts } from './find-posts';
import type { Mentions } from './mentions';
import { type Post, type Removal, stateBefore } from './post';
import { type PostRepository, POSTS } from './posts.repository';
import type { Responses } from './responses';

export const UNKNOWN_POST = 'There is no such post.';
const unknown = () => new AppError('not-found', UNKNOWN_POST);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Derives the id from the idempotency key, so that a retry produces the same id. */
export const toId = (key: string | undefined, ...of: string[]): string =>
  key === undefined ? createId() : sha256([...of, key].join(':')).slice(0, 24);

export const createFingerprint = (...parts: unknown[]): string => sha256(JSON.stringify(parts));

/** Returns the existing content if the request repeats the one that created it; otherwise rejects the request. */
export function sameOrConflict<T extends { authorId: string; fingerprint: string | null }>(
  found: T | undefined,
  wanted: Pick<T, 'authorId' | 'fingerprint'>,
): T {
  if (found?.authorId === wanted.authorId && found.fingerprint === wanted.fingerprint) return found;
  throw new AppError('conflict', 'This Idempotency-Key has already sent something else. Send a new key.');
}

interface Sent {
  form: NewPost;
  picture: UploadedFile | undefined;
}

interface Dependencies {
  posts: PostRepository;
  comments: CommentRepository;
  responses: Responses;
  pictures: Pick<Pictures, 'save'>;
  reading: Reading;
  mentions: Pick<Mentions, 'inPost' | 'findAdded'>;
  reserve: Quota;
  now: () => Date;
}

/** Rejects a post that has neither text nor a picture with a description. */
function assertWhole(text: string, hasPicture: boolean, alt: string): void {
  if (text === '' && !hasPicture) throw invalidField('text', 'Write something, or add a picture.');
  if (hasPicture && alt === '') throw invalidField('alt', 'Describe the picture for people who can’t see it.');
}

/** Moderators' decisions on posts. */
const createPostModeration = (posts: PostRepository) => ({
  /** Applies a moderator's decision, even to deleted posts. Undoing the deletion does not undo the removal. */
  async removeByModerator(id: string, removal: Removal): Promise<boolean> {
    return (
      (await posts.changeState(id, { state: 'shown' }, { state: 'removed', removal })) ||
      posts.changeState(id, { state: { $ne: 'shown' } }, { removal })
    );
  },
  async restoreByModerator(id: string): Promise<boolean> {
    return (
      (await posts.changeState(id, { state: 'removed' }, { state: 'shown', removal: null })) ||
      posts.changeState(id, { state: 'deleted' }, { removal: null })
    );
  },
});

/** Erases posts with everything that belongs to them. */
function createPostErasure({
  posts,
  comments,
  responses,
  now,
}: Pick<Dependencies, 'posts' | 'comments' | 'responses' | 'now'>) {
  async function removeForGood({ id }: Post): Promise<void> {
    await posts.remove(id);
    await comments.removeOfPost(id);
    for (const relations of [responses.likes, responses.saves, responses.commenters]) await relations.removeFor(id);
  }

  return {
    /** Erases posts whose deletion can no longer be undone. */
    async removeDeleted(): Promise<number> {
      const due = await posts.deletedUntil(new Date(now().getTime() - RESTORE_DAYS * DAY_MS));
      for (const post of due) await removeForGood(post);
      return due.length;
    },
    async eraseOf(authorId: string): Promise<void> {
      for await (const post of posts.listOfAuthor(authorId)) await removeForGood(post);
    },
  };
}

export function createPostingService(dependencies: Dependencies) {
  const { posts, pictures, reading, mentions, reserve, now } = dependencies;
  const { find, findReadable } = createFindPosts(posts, reading);

  async function readable(reader: Reader, id: string): Promise<Post> {
    const post = await findReadable(reader, id);
    if (!post) throw unknown();
    return post;
  }

  /** Returns the viewer's own post. For anyone else, responds as if the post did not exist. */
  async function getOwn(authorId: string, id: string): Promise<Post> {
    const post = await posts.find(id);
    if (post?.authorId !== authorId) throw unknown();
    return post;
  }

  return {
    readable,
    findReadable,
    find,
    ...createPostModeration(posts),
    ...createPostErasure(dependencies),

    /** Publishes a post. Stores the picture first, so that a single insert makes the whole post visible. */
    async publish(authorId: string, key: string | undefined, { form, picture: file }: Sent): Promise<Post> {
      assertWhole(form.text, file !== undefined, form.alt);
      const id = toId(key, authorId);
      const fingerprint = createFingerprint(form, file?.digest);
      const earlier = key === undefined ? undefined : await posts.find(id);
      if (earlier) return sameOrConflict(earlier, { authorId, fingerprint });
      await reserve(authorId);
      const picture = file ? await pictures.save(file, authorId, { collection: POSTS, id }) : null;
      const createdAt = now();
      const none = { likes: 0, comments: 0, commenters: 0, acts: 0 };
      const post: Post = {
        id,
        authorId,
        ...form,
        alt: picture ? form.alt : '',
        picture,
        fingerprint,
        ...none,
        state: 'shown',
        createdAt,
        editedAt: null,
        deletedAt: null,
        version: 1,
        removal: null,
        trendAt: trendAt(createdAt, none),
      };
      if (!(await posts.insert(post))) return sameOrConflict(await posts.find(id), post);
      await mentions.inPost(post);
      return post;
    },

    async change(authorId: string, id: string, version: number, change: PostChange): Promise<Post> {
      const post = await getOwn(authorId, id);
      if (post.state === 'deleted') throw unknown();
      if (post.state === 'removed') throw new AppError('conflict', 'This post was removed, so you can’t edit it.');
      if (post.version !== version) throw new VersionConflict(post);
      const { picture, ...texts } = change;
      const text = texts.text ?? post.text;
      const alt = texts.alt ?? post.alt;
      const hasPicture = picture !== null && post.picture !== null;
      assertWhole(text, hasPicture, alt);
      const withoutPicture = hasPicture ? {} : { picture: null, alt: '' };
      const edition = { ...texts, ...withoutPicture };
      const added = await mentions.findAdded(authorId, post.text, text);
      if (!(await posts.change(id, authorId, version, edition, now())))
        throw new VersionConflict(await getOwn(authorId, id));
      const changed = await getOwn(authorId, id);
      await mentions.inPost(changed, added);
      return changed;
    },

    async remove(authorId: string, id: string): Promise<Post> {
      await posts.changeState(id, { authorId, state: { $ne: 'deleted' } }, { state: 'deleted', deletedAt: now() });
      return getOwn(authorId, id);
    },

    async restore(authorId: string, id: string): Promise<Post> {
      const post = await getOwn(authorId, id);
      if (post.state === 'deleted') {
        await reserve(authorId);
        const from = { authorId, state: 'deleted', removal: post.removal ? { $ne: null } : null };
        await posts.changeState(id, from, { state: stateBefore(post), deletedAt: null });
      }
      return getOwn(authorId, id);
    },
  };
}

export type PostingService = ReturnType<typeof createPostingService>;
