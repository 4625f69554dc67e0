import { createHash } from 'node:crypto';
import type { BlogForm } from '@verse/api-contract/blogs';
import { AppError, type Person, type UploadedFile } from '../../platform/http';
import type { Pictures } from '../../platform/images';
import type { Quota } from '../../platform/quotas';
import { createId } from '../../store';
import { type BlogPost, type BlogRepository, BLOGS } from './blogs.repository';
import { mayPublish, ownerOfPictures } from './rights';
import type { Visibility } from './visibility';

export interface PublishingServiceDependencies {
  blogs: BlogRepository;
  pictures: Pick<Pictures, 'save'>;
  now: () => Date;
  /** Told of every publication under a key, also of a repeated one. */
  published: (authorId: string, idempotencyKey: string) => Promise<void>;
  /** The quota of posts of members who may not publish. */
  reserve: Quota;
}

export interface Publication {
  form: BlogForm;
  thumbnail: UploadedFile;
  images: UploadedFile[];
  author: Person;
  /** The sender's name for this attempt: a retry carries the same. */
  idempotencyKey: string | undefined;
}

export type PublishingService = ReturnType<typeof createPublishingService>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Everything that was sent, in one short word: tells a retry from another post under the same key. */
function fingerprintOf({ form, thumbnail, images }: Publication): string {
  return sha256(JSON.stringify([form, [thumbnail, ...images].map(({ digest }) => digest)]));
}

function sameOrConflict(post: BlogPost, fingerprint: string): BlogPost {
  if (post.publication?.fingerprint === fingerprint) return post;
  throw new AppError('conflict', 'This Idempotency-Key has already published another post. Send a new key.');
}

/** A moment that has not passed; whoever asks for an earlier one has made a mistake. */
export function futureMoment(scheduledFor: string, now: Date): Date {
  const moment = new Date(scheduledFor);
  if (moment > now) return moment;
  const message = 'Choose a time in the future.';
  throw new AppError('invalid', message, { fields: { scheduledFor: message } });
}

/** Now, later, or when an editor has looked at it. */
function stateOf(
  { form, author }: Publication,
  now: Date,
): Pick<BlogPost, 'status' | 'publishedAt' | 'scheduledFor' | 'sentAt' | 'waitsSince'> {
  const scheduledFor = form.scheduledFor === undefined ? null : futureMoment(form.scheduledFor, now);
  if (!mayPublish(author)) return { status: 'review', publishedAt: null, scheduledFor, sentAt: now, waitsSince: now };
  return scheduledFor
    ? { status: 'scheduled', publishedAt: null, scheduledFor }
    : { status: 'published', publishedAt: now, scheduledFor };
}

export function createPublishingService({
  blogs,
  pictures,
  now,
  published,
  reserve,
  visibility,
}: PublishingServiceDependencies & { visibility: Visibility }) {
  async function make(publication: Publication, identity: BlogPost['publication']): Promise<BlogPost> {
    const { form, author } = publication;
    const state = stateOf(publication, now());
    const id = createId();
    const ownerId = ownerOfPictures(author);
    const [thumbnail, ...images] = await Promise.all(
      [publication.thumbnail, ...publication.images].map((file) =>
        pictures.save(file, ownerId, { collection: BLOGS, id }),
      ),
    );
    if (!thumbnail) throw new Error('a publication without a thumbnail');
    return {
      id,
      title: form.title,
      category: form.category,
      readTime: form.readTime,
      content: form.content,
      thumbnail: { picture: thumbnail, alt: form.thumbnailAlt },
      images: images.map((picture, index) => ({ picture, alt: form.contentImageAlts[index] ?? '' })),
      authorId: author.id,
      ...state,
      version: 1,
      updatedAt: now(),
      ...(identity ? { publication: identity } : {}),
    };
  }

  /** Pictures are stored first, so that the one insert at the end shows a whole post or none. */
  async function once(publication: Publication): Promise<BlogPost> {
    const { author, idempotencyKey } = publication;
    const identity =
      idempotencyKey === undefined
        ? undefined
        : { key: sha256(`${author.id}:${idempotencyKey}`), fingerprint: fingerprintOf(publication) };
    const earlier = identity && (await blogs.findByPublicationKey(identity.key));
    if (earlier) return sameOrConflict(earlier, identity.fingerprint);
    if (!mayPublish(author)) await reserve(author.id);
    const post = await make(publication, identity);
    await visibility.prepare(post);
    if (await blogs.insert(post)) {
      await visibility.settle(post);
      return post;
    }
    await visibility.discard(post.id);
    const winner = identity && (await blogs.findByPublicationKey(identity.key));
    if (!winner) throw new Error(`the id ${post.id} was given twice`);
    return sameOrConflict(winner, identity.fingerprint);
  }

  return {
    async publish(publication: Publication): Promise<BlogPost> {
      const post = await once(publication);
      if (publication.idempotencyKey !== undefined) await published(publication.author.id, publication.idempotencyKey);
      return post;
    },
  };
}
