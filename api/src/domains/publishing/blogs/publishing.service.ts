import { createHash } from 'node:crypto';
import type { BlogForm } from '@verse/api-contract/publishing/blogs.schema';
import { AppError, invalidField, type Person, type UploadedFile } from '../../../platform/http';
import type { Pictures } from '../../../platform/images';
import type { Quota } from '../../../platform/quotas';
import { createId } from '../../../store';
import { type BlogPost, type BlogRepository, BLOGS } from './blogs.repository';
import { mayPublish, ownerOfPictures } from './rights';
import { assertKnownPictures } from './text-pictures';
import type { Visibility } from './visibility';

export interface PublishingServiceDependencies {
  blogs: BlogRepository;
  pictures: Pick<Pictures, 'save'>;
  now: () => Date;
  /** Called after every publication that has an idempotency key, including retries. */
  published: (authorId: string, idempotencyKey: string) => Promise<void>;
  /** Post quota for members who may not publish. */
  reserve: Quota;
  visibility: Visibility;
}

export interface Publication {
  form: BlogForm;
  thumbnail: UploadedFile;
  images: UploadedFile[];
  author: Person;
  /** Identifies the attempt. A retry sends the same key. */
  idempotencyKey: string | undefined;
}

export type PublishingService = ReturnType<typeof createPublishingService>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns a digest of everything that was sent. It distinguishes a retry from a different post with the same key. */
function createFingerprint({ form, thumbnail, images }: Publication): string {
  return sha256(JSON.stringify([form, [thumbnail, ...images].map(({ digest }) => digest)]));
}

function sameOrConflict(post: BlogPost, fingerprint: string): BlogPost {
  if (post.publication?.fingerprint === fingerprint) return post;
  throw new AppError('conflict', 'This Idempotency-Key has already published another post. Send a new key.');
}

/** Parses a timestamp. Throws `invalid` if it is not in the future. */
export function futureMoment(scheduledFor: string, now: Date): Date {
  const moment = new Date(scheduledFor);
  if (moment > now) return moment;
  throw invalidField('scheduledFor', 'Choose a time in the future.');
}

/** Returns the initial state of a post: published, scheduled, or waiting for review. */
function toInitialState(
  { form, author }: Publication,
  now: Date,
): Pick<BlogPost, 'status' | 'publishedAt' | 'scheduledFor' | 'scheduledBy' | 'sentAt' | 'waitsSince'> {
  const scheduledFor = form.scheduledFor === undefined ? null : futureMoment(form.scheduledFor, now);
  if (!mayPublish(author)) return { status: 'review', publishedAt: null, scheduledFor, sentAt: now, waitsSince: now };
  return scheduledFor
    ? { status: 'scheduled', publishedAt: null, scheduledFor, scheduledBy: author.id }
    : { status: 'published', publishedAt: now, scheduledFor };
}

export function createPublishingService({
  blogs,
  pictures,
  now,
  published,
  reserve,
  visibility,
}: PublishingServiceDependencies) {
  async function createPost(publication: Publication, identity: BlogPost['publication']): Promise<BlogPost> {
    const { form, author } = publication;
    const { title, category, readTime, content, contentFormat = 'plain', tags = [] } = form;
    const state = toInitialState(publication, now());
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
      title,
      category,
      readTime,
      content,
      contentFormat,
      tags,
      thumbnail: { picture: thumbnail, alt: form.thumbnailAlt },
      images: images.map((picture, index) => {
        const key = form.contentImageKeys?.[index] ?? '';
        return { picture, alt: form.contentImageAlts[index] ?? '', ...(key === '' ? {} : { key }) };
      }),
      authorId: author.id,
      ...state,
      version: 1,
      updatedAt: now(),
      ...(identity ? { publication: identity } : {}),
    };
  }

  /** Stores the pictures first, so that a single insert makes the whole post visible. */
  async function publishOnce(publication: Publication): Promise<BlogPost> {
    const { author, idempotencyKey } = publication;
    const identity =
      idempotencyKey === undefined
        ? undefined
        : { key: sha256(`${author.id}:${idempotencyKey}`), fingerprint: createFingerprint(publication) };
    const earlier = identity && (await blogs.findByPublicationKey(identity.key));
    if (earlier) return sameOrConflict(earlier, identity.fingerprint);
    const { content, contentFormat = 'plain', contentImageKeys } = publication.form;
    const images = publication.images.map((_, index) => ({ key: contentImageKeys?.[index] }));
    assertKnownPictures({ content, contentFormat, images });
    if (!mayPublish(author)) await reserve(author.id);
    const post = await createPost(publication, identity);
    await visibility.indexBeforePublish(post);
    if (await blogs.insert(post)) {
      await visibility.syncAfterWrite(post);
      return post;
    }
    await visibility.discard(post);
    const winner = identity && (await blogs.findByPublicationKey(identity.key));
    if (!winner) throw new Error(`the id ${post.id} exists twice`);
    return sameOrConflict(winner, identity.fingerprint);
  }

  return {
    async publish(publication: Publication): Promise<BlogPost> {
      const post = await publishOnce(publication);
      if (publication.idempotencyKey !== undefined) await published(publication.author.id, publication.idempotencyKey);
      return post;
    },
  };
}
