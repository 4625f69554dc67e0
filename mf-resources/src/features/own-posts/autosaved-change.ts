import type { BlogChange, ContentPicture, ManagedBlog } from '@verse/api-contract/api';
import { joinTags, readTags } from '@verse/api-contract/community/typed-tags';
import type { NewBlog, PlacedPictures } from '@verse/api-contract/publishing/blogs.schema';
import { readStored, readStoredJson, removeStored, writeStored } from '@verse/contract/device-storage';
import { AutosavedRecords } from '../../shared/autosave/autosaved-records';
import {
  type DevicePicture,
  getDevicePictureIds,
  hasTexts,
  isDevicePicture,
  type Pictures,
} from '../../shared/autosave/device-picture';
import { findPictureError, type FormattedContent, picturesToSend } from '../../shared/content-field';
import type { PostText } from '../../shared/post-text';

/** All of a post's pictures. The cover can be replaced but not removed. */
export interface EditedPictures extends Pictures {
  thumbnail: DevicePicture;
}

/** An unsaved change to an existing post. */
export interface Change {
  /** Post id. */
  id: string;
  /** The version that was edited, used to detect conflicts; null in records from earlier releases. */
  version: number | null;
  /** If `tags` is missing, the post keeps its tags. */
  text: PostText;
  /** null until the pictures are changed. */
  pictures: EditedPictures | null;
  /** '' until something is changed. */
  savedAt: string;
}

const isText = (text: Partial<PostText> | undefined): text is PostText =>
  hasTexts(text, 'title', 'category', 'readTime', 'content');

function picturesIn(value: Partial<EditedPictures> | null | undefined): EditedPictures | null {
  return value && isDevicePicture(value.thumbnail) && Array.isArray(value.images) && value.images.every(isDevicePicture)
    ? { thumbnail: value.thumbnail, images: value.images }
    : null;
}

/** Earlier releases saved only the text, without a version number. */
function revive(id: string, kept: Partial<Change> & Partial<NewBlog>): Change | null {
  const savedAt = typeof kept.savedAt === 'string' ? kept.savedAt : '';
  const version = typeof kept.version === 'number' ? kept.version : null;
  if (isText(kept.text)) return { id, version, text: kept.text, pictures: picturesIn(kept.pictures), savedAt };
  const { title, category, readTime, content } = kept;
  const text = { title, category, readTime, content } as Partial<NewBlog>;
  return isText(text) ? { id, version, text, pictures: null, savedAt } : null;
}

/** The unsaved changes on this device. */
export const autosavedChanges = new AutosavedRecords<Change>({
  prefix: 'verse:resources:change:',
  name: 'change:',
  revive,
  getPictures: ({ pictures }) => (pictures ? getDevicePictureIds(pictures) : []),
  text: {
    read: ({ text }) => text.content,
    replace: (change, content) => ({ ...change, text: { ...change.text, content } }),
  },
});

/** Returns the text in the API's format. */
export const toSentText = ({ tags, ...text }: PostText): BlogChange => ({
  ...text,
  ...(tags === undefined ? {} : { tags: readTags(tags) }),
});

/** Deletes a change once the server has stored its text. Keeps the change if its text is newer. */
export function settleChange(id: string, stored: BlogChange): void {
  const kept = autosavedChanges.read(id);
  if (!kept) return;
  const text = toSentText(kept.text);
  const isStored = (name: keyof BlogChange) => JSON.stringify(stored[name]) === JSON.stringify(text[name]);
  if ((Object.keys(text) as (keyof BlogChange)[]).every(isStored)) autosavedChanges.forget(kept);
}

/** Deletes the autosaved change if the server has stored exactly its text and pictures. */
export function settleWholeChange(stored: Change): void {
  const kept = autosavedChanges.read(stored.id);
  const partsOf = ({ text, pictures }: Change) => JSON.stringify([text, pictures]);
  if (kept && partsOf(kept) === partsOf(stored)) autosavedChanges.forget(kept);
}

const ASIDE = 'verse:resources:set-aside:';

/** Sets the writer's change aside when they keep the other version, so that it can still be restored. */
export function setAside(id: string): void {
  const kept = autosavedChanges.read(id);
  if (kept && writeStored(ASIDE + id, JSON.stringify(kept))) autosavedChanges.drop(id);
}

/** Whether a change was set aside and can be restored. It cannot be restored while there is a newer change. */
export const hasAside = (id: string): boolean => readStored(ASIDE + id) !== null && autosavedChanges.read(id) === null;

export function restoreAside(id: string): void {
  const aside = readStoredJson<Record<string, unknown>>(ASIDE + id);
  const change = aside && hasAside(id) ? revive(id, aside) : null;
  if (change && autosavedChanges.keep(change).isKept) removeStored(ASIDE + id);
}

/**
 * Returns the version that the author continues to edit: the post's revision if the author can edit one, otherwise the
 * post itself.
 */
export function getEditedPost(post: ManagedBlog): ManagedBlog {
  if (!post.revision || !post.acts.includes('drop')) return post;
  const { title, category, readTime, content, contentFormat, tags, picture, contentImages } = post.revision;
  return { ...post, title, category, readTime, content, contentFormat, tags, picture, contentImages };
}

/**
 * Whether saving submits the text for review and leaves the post itself unchanged. This is never the case for members
 * who may schedule posts, because they publish directly.
 */
export const savesRevision = ({ acts, status }: ManagedBlog): boolean =>
  !acts.includes('schedule') && (acts.includes('publish') || status === 'published' || status === 'scheduled');

/** Returns an empty change, i.e. the post as it is. */
export function unchanged({ _id: id, version, contentFormat, tags, ...post }: ManagedBlog): Change {
  const { title, category, readTime, content } = post;
  const format = contentFormat === 'markdown' ? { contentFormat } : {};
  const text = { title, category, readTime, content, tags: joinTags(tags), ...format };
  return { id, version, text, pictures: null, savedAt: '' };
}

export function getPictures({ picture, contentImages }: ManagedBlog): EditedPictures {
  const edited = ({ src, alt, key }: ContentPicture, name: string): DevicePicture => ({
    id: `${name} ${src}`,
    name,
    alt,
    src,
    ...(key ? { key } : {}),
  });
  return {
    thumbnail: edited(picture, 'Current cover'),
    images: contentImages.map((image, index) => edited(image, `Current picture ${index + 1}`)),
  };
}

/**
 * Returns the pictures in the API's format. The files of pictures without a URL are uploaded alongside, in the same
 * order.
 */
export function toPlacedPictures({ thumbnail, images }: EditedPictures): PlacedPictures {
  const place = ({ src, alt }: DevicePicture) => ({ ...(src === undefined ? {} : { src }), alt });
  const placeInText = (image: DevicePicture) => ({ ...place(image), ...(image.key ? { key: image.key } : {}) });
  return { thumbnail: place(thumbnail), images: images.map(placeInText) };
}

export const contentOf = ({ content, contentFormat = 'plain' }: PostText): FormattedContent => ({
  content,
  contentFormat,
});

/** Returns the change to send. Removing a picture from the text counts as a change to the pictures. */
export function changeToSend(change: Change, post: ManagedBlog): Change {
  const text = contentOf(change.text);
  const { thumbnail, images } = change.pictures ?? getPictures(post);
  const sent = picturesToSend(images, text);
  const isUnchanged = JSON.stringify(sent) === JSON.stringify(images);
  return change.pictures === null && isUnchanged ? change : { ...change, pictures: { thumbnail, images: sent } };
}

/** Returns the error message for the pictures in the text, or undefined if they are valid. */
export const checkPictures = ({ text, pictures }: Change, post: ManagedBlog): string | undefined =>
  findPictureError((pictures ?? getPictures(post)).images, contentOf(text));

/** Returns the changed part of the text. Includes the format unless both the old and the new format are plain. */
export const withContent = ({ content, contentFormat }: FormattedContent, before: PostText): Partial<PostText> =>
  contentFormat === 'plain' && before.contentFormat === undefined ? { content } : { content, contentFormat };
