import { createHash } from 'node:crypto';
import type { BlogForm, BlogQuery } from '@verse/api-contract/blogs';
import type { ContentEvents } from '../../platform/events';
import { AppError } from '../../platform/http';
import type { PictureFile, Pictures } from '../../platform/images';
import type { BlogPost, BlogRepository } from './blogs.repository';

export interface BlogsServiceDependencies {
  blogs: BlogRepository;
  pictures: Pick<Pictures, 'save'>;
  events: Pick<ContentEvents, 'changed'>;
  now: () => Date;
  createId: () => string;
}

export interface Publication {
  form: BlogForm;
  thumbnail: PictureFile;
  images: PictureFile[];
  authorId: string;
  /** The sender's name for this attempt: a retry carries the same. */
  idempotencyKey: string | undefined;
}

export type BlogsService = ReturnType<typeof createBlogsService>;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Everything that was sent, in one short word: tells a retry from another post under the same key. */
function fingerprintOf({ form, thumbnail, images }: Publication): string {
  return sha256(JSON.stringify([form, [thumbnail, ...images].map(({ bytes }) => sha256(bytes))]));
}

function sameOrConflict(post: BlogPost, fingerprint: string): BlogPost {
  if (post.publication?.fingerprint === fingerprint) return post;
  throw new AppError('conflict', 'conflict', 'This Idempotency-Key has already published another post. Send a new key.');
}

/** Where posts show: every page of the resources section may list one, and so may the home page. */
const CHANGE = { areas: ['blogs', 'feeds'], paths: ['/', '/resources*'] };

export function createBlogsService({ blogs, pictures, events, now, createId }: BlogsServiceDependencies) {
  async function make(publication: Publication, identity: BlogPost['publication']): Promise<BlogPost> {
    const { form, authorId } = publication;
    const [thumbnail, ...images] = await Promise.all([publication.thumbnail, ...publication.images].map((file) => pictures.save(file)));
    if (!thumbnail) throw new Error('a publication without a thumbnail');
    return {
      id: createId(),
      title: form.title,
      category: form.category,
      readTime: form.readTime,
      content: form.content,
      thumbnail: { picture: thumbnail, alt: form.thumbnailAlt },
      images: images.map((picture, index) => ({ picture, alt: form.contentImageAlts[index] ?? '' })),
      publishedAt: now(),
      authorId,
      ...(identity ? { publication: identity } : {}),
    };
  }

  return {
    list({ category, page, limit }: Pick<BlogQuery, 'category' | 'page' | 'limit'>) {
      return blogs.list({ category, skip: (page - 1) * limit, limit });
    },

    async find(id: string): Promise<BlogPost> {
      const post = await blogs.find(id);
      if (!post) throw new AppError('not-found', 'not-found', 'Post not found');
      return post;
    },

    /** Pictures are stored first, so that the one insert at the end shows a whole post or none. */
    async publish(publication: Publication): Promise<BlogPost> {
      const { authorId, idempotencyKey } = publication;
      const identity = idempotencyKey === undefined ? undefined : { key: sha256(`${authorId}:${idempotencyKey}`), fingerprint: fingerprintOf(publication) };
      const earlier = identity && (await blogs.findByPublicationKey(identity.key));
      if (earlier) return sameOrConflict(earlier, identity.fingerprint);
      const post = await make(publication, identity);
      if (await blogs.insert(post)) {
        await events.changed(CHANGE);
        return post;
      }
      const winner = identity && (await blogs.findByPublicationKey(identity.key));
      if (!winner) throw new Error(`the id ${post.id} was given twice`);
      return sameOrConflict(winner, identity.fingerprint);
    },
  };
}
