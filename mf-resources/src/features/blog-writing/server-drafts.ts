import { DRAFT_LIMITS } from '@verse/api-contract/publishing/blog-drafts.values';
import { createId } from '@verse/contract/server-state';
import { allPictures } from '../../shared/autosave/device-picture';
import type { PostText } from '../../shared/post-text';
import { asUuid } from '../../shared/uuid';
import {
  type Draft,
  EMPTY_DRAFT,
  formatOf,
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

/** Returns the picture descriptions. The files themselves remain on their devices. */
const describePictures = (draft: Draft): NamedPicture[] =>
  [...allPictures(draft), ...missingPictures(draft)]
    .map(({ name, alt, key }) => ({ name: name.slice(0, DRAFT_LIMITS.pictureName), alt, ...(key ? { key } : {}) }))
    .slice(0, DRAFT_LIMITS.pictures);

/** Reports whether the text and the picture descriptions are equal, regardless of picture order. */
export function isSame(mine: Draft, theirs: ServerDraft): boolean {
  const names = (pictures: NamedPicture[]) => JSON.stringify(pictures.map(({ name, alt }) => [name, alt]).sort());
  return isSameText(mine, theirs) && names(describePictures(mine)) === names(theirs.pictures ?? []);
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

/** Returns the draft with the server's text and this device's pictures. */
export function withServerText(draft: Draft, theirs: ServerDraft, owner: string): Draft {
  const { version, savedAt, publishKey = draft.publishKey || createId(), pictures: elsewhere = [] } = theirs;
  const server = { version, savedAt, of: savedAt };
  return { ...draft, ...pickText(theirs), elsewhere, publishKey, savedAt, owner, server };
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
