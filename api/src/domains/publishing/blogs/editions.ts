import { isDeepStrictEqual } from 'node:util';
import type { BlogChange } from '@verse/api-contract/api';
import type { BlogEdition, PlacedPictures } from '@verse/api-contract/publishing/blogs.schema';
import { invalidField, type Person } from '../../../platform/http';
import { type PictureFile, type PictureRecord, type Pictures, pictureView } from '../../../platform/images';
import { revises } from './allowed-actions';
import { type BlogPost, BLOGS, type DescribedPicture, type PostChange, type PostWords } from './blogs.repository';

export interface Edition {
  edition: BlogEdition;
  /** Files of new pictures, in the order of the edition's pictures that have no `src`. */
  thumbnail: PictureFile | undefined;
  images: PictureFile[];
}

const TEXTS = ['title', 'category', 'readTime', 'content', 'contentFormat', 'tags'] as const;
const WORDS = [...TEXTS, 'thumbnail', 'images'] as const satisfies (keyof PostWords)[];

/** Returns the names of changed fields that belong in the history. */
export const pickChangedWords = (change: PostChange) => WORDS.filter((name) => change[name] !== undefined);

/** Picks the text fields that a change contains. */
export const pickTexts = (change: BlogChange): Partial<PostWords> =>
  Object.fromEntries(TEXTS.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])));

/** Picks the text and pictures of a post or version. */
export const pickWords = (words: PostWords): PostWords => {
  const { title, category, readTime, content, contentFormat, tags, thumbnail, images } = words;
  return { title, category, readTime, content, contentFormat, tags, thumbnail, images };
};

/** Applies new text and pictures to the post, or to its revision. */
export function placeWords(person: Person, post: BlogPost, words: Partial<PostWords>, now: Date): PostChange {
  if (Object.keys(words).length === 0) return {};
  return revises(person, post)
    ? { revision: { ...pickWords(post.revision ?? post), ...words, sentAt: now, reason: null } }
    : words;
}

/**
 * Whether the change only repeats the current state. It may then be a retry after a lost response, which must not cause
 * a conflict.
 */
export function isUnchanged(post: BlogPost, change: PostChange): boolean {
  // Decisions on suggestions detect retries themselves.
  if (change.suggestion !== undefined) return false;
  if (change.revision)
    return post.revision != null && isDeepStrictEqual(pickWords(post.revision), pickWords(change.revision));
  const names = Object.keys(change).filter((name) => name !== 'waitsSince');
  return (
    names.length > 0 &&
    names.length === pickChangedWords(change).length &&
    pickChangedWords(change).every((name) => isDeepStrictEqual(post[name], change[name]))
  );
}

interface EditionMakerDependencies {
  pictures: Pick<Pictures, 'save'>;
  versions: { list(id: string, before: number): Promise<readonly PostWords[]> };
}

/**
 * Creates the function that converts a form to a post change. It stores new pictures, and looks up existing ones in the
 * post or its history.
 */
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

  return async (post: BlogPost, { edition, thumbnail, images }: Edition, ownerId: string): Promise<PostChange> => {
    const { pictures: placed, contentFormat, tags, ...words } = edition;
    const files = [...images];
    const open = placed.images.filter(({ src }) => src === undefined).length;
    if (open !== files.length)
      throw invalidField('contentImages', 'Every new picture needs its file, and every file its place.');
    if ((placed.thumbnail.src === undefined) !== (thumbnail !== undefined))
      throw invalidField('thumbnail', 'Thumbnail image is required.');
    const found = await known(
      post,
      [placed.thumbnail, ...placed.images].flatMap(({ src }) => src ?? []),
    );
    const place = async (
      { src, alt, key }: PlacedPictures['images'][number],
      field: string,
      file: PictureFile | undefined,
    ): Promise<DescribedPicture> => {
      const picture =
        src === undefined
          ? file && (await pictures.save(file, ownerId, { collection: BLOGS, id: post.id }))
          : found.get(src);
      if (!picture) throw invalidField(field, 'This post has no such picture.');
      return { picture, alt, ...(key === undefined ? {} : { key }) };
    };
    const [first, ...rest] = await Promise.all([
      place(placed.thumbnail, 'thumbnail', thumbnail),
      ...placed.images.map((image) =>
        place(image, 'contentImages', image.src === undefined ? files.shift() : undefined),
      ),
    ]);
    const kept = { ...(contentFormat === undefined ? {} : { contentFormat }), ...(tags === undefined ? {} : { tags }) };
    return { ...words, ...kept, thumbnail: first, images: rest };
  };
}
