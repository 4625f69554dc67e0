import { isDeepStrictEqual } from 'node:util';
import type { BlogEdition } from '@verse/api-contract/blogs';
import { AppError } from '../../platform/http';
import { type PictureFile, type PictureRecord, type Pictures, pictureView } from '../../platform/images';
import { type BlogPost, BLOGS, type DescribedPicture, type PostChange, type PostWords } from './blogs.repository';
import type { VersionRepository } from './versions.repository';

export interface Edition {
  edition: BlogEdition;
  /** The new pictures, in the order of those that the edition leaves open. */
  thumbnail: PictureFile | undefined;
  images: PictureFile[];
}

const WORDS = [
  'title',
  'category',
  'readTime',
  'content',
  'thumbnail',
  'images',
] as const satisfies (keyof PostWords)[];

/** The part of a change that belongs into the history. */
export const wordsIn = (change: PostChange) => WORDS.filter((name) => change[name] !== undefined);

/** What a post, or a version of one, says and shows, and nothing else. */
export const wordsOfPost = ({ title, category, readTime, content, thumbnail, images }: PostWords): PostWords => ({
  title,
  category,
  readTime,
  content,
  thumbnail,
  images,
});

/** A change that was stored and whose answer got lost comes again: that is no conflict. */
export function isThere(post: BlogPost, change: PostChange): boolean {
  if (change.revision)
    return post.revision != null && isDeepStrictEqual(wordsOfPost(post.revision), wordsOfPost(change.revision));
  const names = Object.keys(change).filter((name) => name !== 'waitsSince');
  return (
    names.length > 0 &&
    names.length === wordsIn(change).length &&
    wordsIn(change).every((name) => isDeepStrictEqual(post[name], change[name]))
  );
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } });
}

interface EditionMakerDependencies {
  pictures: Pick<Pictures, 'save'>;
  versions: Pick<VersionRepository, 'list'>;
}

/** Makes what was sent into a change of this post: new pictures are stored, those it has or has had are found again. */
export function createEditionMaker({ pictures, versions }: EditionMakerDependencies) {
  async function known(post: BlogPost, wanted: readonly string[]): Promise<Map<string, PictureRecord>> {
    const found = new Map<string, PictureRecord>();
    const add = ({ thumbnail, images }: PostWords) =>
      [thumbnail, ...images].forEach(({ picture }) => found.set(pictureView(picture, '').src, picture));
    add(post);
    if (post.revision) add(post.revision);
    if (wanted.some((src) => !found.has(src))) (await versions.list(post.id, post.version)).forEach(add);
    return found;
  }

  return async (
    post: BlogPost,
    { edition, thumbnail, images }: Edition,
    ownerId: string | null,
  ): Promise<PostChange> => {
    const { pictures: placed, ...words } = edition;
    const files = [...images];
    const open = placed.images.filter(({ src }) => src === undefined).length;
    if (open !== files.length)
      throw refused('contentImages', 'Every new picture needs its file, and every file its place.');
    if ((placed.thumbnail.src === undefined) !== (thumbnail !== undefined))
      throw refused('thumbnail', 'Thumbnail image is required.');
    const found = await known(
      post,
      [placed.thumbnail, ...placed.images].flatMap(({ src }) => src ?? []),
    );
    const place = async (
      { src, alt }: { src?: string | undefined; alt: string },
      field: string,
      file: PictureFile | undefined,
    ): Promise<DescribedPicture> => {
      const picture =
        src === undefined
          ? file && (await pictures.save(file, ownerId, { collection: BLOGS, id: post.id }))
          : found.get(src);
      if (!picture) throw refused(field, 'This post has no such picture.');
      return { picture, alt };
    };
    const [first, ...rest] = await Promise.all([
      place(placed.thumbnail, 'thumbnail', thumbnail),
      ...placed.images.map((image) =>
        place(image, 'contentImages', image.src === undefined ? files.shift() : undefined),
      ),
    ]);
    return { ...words, thumbnail: first, images: rest };
  };
}
