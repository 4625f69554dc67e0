import { DRAFT_LIMITS } from '@verse/api-contract/blog-drafts';
import { createId } from '@verse/contract/server-state';
import { asUuid } from '../../shared/uuid';
import {
  type Draft,
  type DraftText,
  EMPTY_DRAFT,
  formatOf,
  getPictures,
  missingPictures,
  type NamedPicture,
  TEXT_FIELDS,
  textOf,
} from './draft';
import type { DraftRequest, ServerDraft } from './drafts.api';

export const isSameText = (one: DraftText, other: DraftText) =>
  formatOf(one) === formatOf(other) && TEXT_FIELDS.every((field) => textOf(one, field) === textOf(other, field));

/** Reports whether the first text is a prefix of the second. If so, replacing the first text loses nothing. */
export const isContinuedBy = (one: DraftText, other: DraftText) =>
  formatOf(one) === formatOf(other) &&
  TEXT_FIELDS.every((field) => textOf(other, field).startsWith(textOf(one, field)));

/** Returns the picture descriptions. The files themselves stay on their devices. */
const describePictures = (draft: Draft): NamedPicture[] =>
  [...getPictures(draft), ...missingPictures(draft)]
    .map(({ name, alt, key }) => ({ name: name.slice(0, DRAFT_LIMITS.pictureName), alt, ...(key ? { key } : {}) }))
    .slice(0, DRAFT_LIMITS.pictures);

/** Reports whether the texts and the picture descriptions are equal, regardless of picture order. */
export function isSame(mine: Draft, theirs: ServerDraft): boolean {
  const names = (pictures: NamedPicture[]) => JSON.stringify(pictures.map(({ name, alt }) => [name, alt]).sort());
  return isSameText(mine, theirs) && names(describePictures(mine)) === names(theirs.pictures ?? []);
}

/** Returns the request that saves a draft, or null if the server would reject the draft's id. */
export function toRequest(draft: Draft): DraftRequest | null {
  const { id, server, publishKey, title, category, readTime, content, contentFormat, tags } = draft;
  const uuid = asUuid(id);
  const key = /^[\w-]{8,128}$/.test(publishKey) ? { publishKey } : {};
  return uuid
    ? {
        id: uuid,
        version: server?.version ?? 0,
        ...key,
        title,
        category,
        readTime,
        content,
        ...(contentFormat === 'plain' ? {} : { contentFormat }),
        tags,
        pictures: describePictures(draft),
      }
    : null;
}

/** Returns the draft with the server's text and this device's pictures. */
export function withServerText(
  draft: Draft,
  {
    version,
    savedAt,
    publishKey,
    title,
    category,
    readTime,
    content,
    contentFormat = 'plain',
    tags = '',
    pictures = [],
  }: ServerDraft,
  owner: string,
): Draft {
  const key = publishKey ?? (draft.publishKey || createId());
  return {
    ...draft,
    title,
    category,
    readTime,
    content,
    contentFormat,
    tags,
    elsewhere: pictures,
    publishKey: key,
    savedAt,
    owner,
    server: { version, savedAt, of: savedAt },
  };
}

export const fromServer = (draft: ServerDraft, owner: string) =>
  withServerText({ ...EMPTY_DRAFT, id: draft.id, isFromElsewhere: true }, draft, owner);

/** Returns a copy of the draft with the same text. The pictures belong to the original and are not copied. */
export function copyDraft(
  { title, category, readTime, content, contentFormat = 'plain', tags = '' }: DraftText,
  owner: string,
): Draft {
  return {
    ...EMPTY_DRAFT,
    title,
    category,
    readTime,
    content,
    contentFormat,
    tags,
    id: createId(),
    publishKey: createId(),
    savedAt: new Date().toISOString(),
    owner,
  };
}
