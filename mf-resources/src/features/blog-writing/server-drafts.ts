import { DRAFT_LIMITS } from '@verse/api-contract/publishing/blog-drafts.values';
import { createId } from '@verse/contract/server-state';
import { allPictures, type DevicePicture } from '../../shared/autosave/device-picture';
import type { PostText } from '../../shared/post-text';
import { asUuid } from '../../shared/uuid';
import {
  type Draft,
  EMPTY_DRAFT,
  formatOf,
  isDescribedBy,
  missingPictures,
  type NamedPicture,
  pickText,
  TEXT_FIELDS,
  textOf,
} from './draft';
import type { DraftRequest, ServerDraft } from './drafts.api';

export const isSameText = (one: PostText, other: PostText) =>
  formatOf(one) === formatOf(other) && TEXT_FIELDS.every((field) => textOf(one, field) === textOf(other, field));

/** Reports whether the first text is a prefix of the second. If so, replacing the first text loses nothing. */
export const isContinuedBy = (one: PostText, other: PostText) =>
  formatOf(one) === formatOf(other) &&
  TEXT_FIELDS.every((field) => textOf(other, field).startsWith(textOf(one, field)));

/** A description as the server takes it. */
type SentPicture = DraftRequest['pictures'][number];

/** Returns the picture descriptions. The files are uploaded separately. */
export const describePictures = (draft: Draft): SentPicture[] =>
  [
    ...allPictures(draft).map((picture): SentPicture & NamedPicture => {
      const { name, alt, key } = picture;
      const named = { id: asUuid(picture.id) ?? undefined, name, alt, key };
      return picture === draft.thumbnail ? { ...named, isCover: true } : named;
    }),
    ...missingPictures(draft),
  ]
    .map(({ name, isStored: _, ...picture }) => ({ ...picture, name: name.slice(0, DRAFT_LIMITS.pictureName) }))
    .slice(0, DRAFT_LIMITS.pictures);

/** Reports whether the text and the picture descriptions are equal, regardless of picture order. */
export function isSame(mine: Draft, theirs: ServerDraft): boolean {
  const pictures = describePictures(mine);
  const { pictures: named = [] } = theirs;
  const isSamePicture = (one: SentPicture, other: SentPicture) =>
    one.name === other.name && one.alt === other.alt && (other.id === undefined || one.id === other.id);
  return (
    isSameText(mine, theirs) &&
    pictures.length === named.length &&
    named.every((other) => pictures.some((one) => isSamePicture(one, other)))
  );
}

/** Returns the request that saves a draft, or null if the server would reject the draft's id. */
export function toRequest(draft: Draft): DraftRequest | null {
  const { server, publishKey } = draft;
  const id = asUuid(draft.id);
  if (!id) return null;
  const { contentFormat, ...text } = pickText(draft);
  return {
    id,
    version: server?.version ?? 0,
    ...(/^[\w-]{8,128}$/.test(publishKey) ? { publishKey } : {}),
    ...text,
    ...(contentFormat === 'plain' ? {} : { contentFormat }),
    pictures: describePictures(draft),
  };
}

type ServerPictures = Pick<Draft, 'thumbnail' | 'images' | 'elsewhere' | 'uploaded'>;

/** Returns the ids of the device's pictures that the server has. */
export const findUploaded = (draft: Draft, pictures: readonly NamedPicture[]): string[] =>
  allPictures(draft)
    .filter((picture) => pictures.some((named) => named.isStored && isDescribedBy(picture, named)))
    .map(({ id }) => id);

/**
 * Returns the draft's pictures with the server's descriptions. A picture that the server had and has no longer was
 * removed on another device.
 */
export function withServerPictures(draft: Draft, pictures: NamedPicture[]): ServerPictures {
  const find = (picture: DevicePicture) => pictures.find((named) => isDescribedBy(picture, named));
  const kept = (picture: DevicePicture): DevicePicture[] => {
    const named = find(picture);
    if (named) return [{ ...picture, alt: named.alt }];
    return draft.uploaded.includes(picture.id) ? [] : [picture];
  };
  const [thumbnail = null] = draft.thumbnail ? kept(draft.thumbnail) : [];
  const images = draft.images.flatMap(kept);
  return { thumbnail, images, elsewhere: pictures, uploaded: findUploaded({ ...draft, thumbnail, images }, pictures) };
}

/** Returns the draft with a picture that has arrived from the server, in the server's order. */
export function withArrivedPicture(draft: Draft, { name, alt, key, isCover }: NamedPicture, id: string): Draft {
  const picture: DevicePicture = key === undefined ? { id, name, alt } : { id, name, alt, key };
  const uploaded = [...draft.uploaded, id];
  if (isCover) return { ...draft, thumbnail: picture, uploaded };
  const placeOf = (one: DevicePicture) => {
    const place = draft.elsewhere.findIndex((named) => isDescribedBy(one, named));
    return place < 0 ? draft.elsewhere.length : place;
  };
  const images = [...draft.images, picture].sort((one, other) => placeOf(one) - placeOf(other));
  return { ...draft, images, uploaded };
}

/** Returns the draft with the server's text and pictures, and those pictures of this device that it never had. */
export function withServerText(draft: Draft, theirs: ServerDraft, owner: string): Draft {
  const { version, savedAt, publishKey = draft.publishKey || createId(), pictures = [] } = theirs;
  const now = { ...draft, ...pickText(theirs), ...withServerPictures(draft, pictures), publishKey, savedAt, owner };
  // If the server lacks a picture of this device, its description is sent.
  const isWhole = allPictures(now).every((picture) => pictures.some((named) => isDescribedBy(picture, named)));
  return { ...now, server: { version, savedAt, of: isWhole ? savedAt : '' } };
}

export const fromServer = (draft: ServerDraft, owner: string) =>
  withServerText({ ...EMPTY_DRAFT, id: draft.id, isFromElsewhere: true }, draft, owner);

/** Returns a copy of the draft with the same text. The pictures belong to the original and are not copied. */
export const copyDraft = (text: PostText, owner: string): Draft => ({
  ...EMPTY_DRAFT,
  ...pickText(text),
  id: createId(),
  publishKey: createId(),
  savedAt: new Date().toISOString(),
  owner,
});
