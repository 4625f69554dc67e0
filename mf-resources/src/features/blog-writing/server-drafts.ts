import { BLOG_LIMITS } from '@verse/api-contract/blogs';
import { asUuid, newId } from '../../shared/new-id';
import { type Draft, type DraftText, EMPTY_DRAFT, missingPictures, picturesOf, TEXT_FIELDS } from './draft';
import type { DraftRequest, ServerDraft } from './drafts.api';
import type { KeptDraft } from './kept-drafts';

export const kept = (draft: Draft): KeptDraft => ({ discardedAt: '', ...draft });

export const isSameText = (one: DraftText, other: DraftText) =>
  TEXT_FIELDS.every((field) => one[field] === other[field]);

/** Everything of the one stands in the other, which only goes on: nothing is lost with the one. */
export const goesOn = (one: DraftText, other: DraftText) =>
  TEXT_FIELDS.every((field) => other[field].startsWith(one[field]));

/** As many as a post may have, with the one above it. */
const MOST_PICTURES = BLOG_LIMITS.images + 1;
const LONGEST_NAME = 255;

/** null for a draft whose id the server would refuse. Its pictures stay on the device; what is said of them travels. */
export function requestOf(draft: Draft): DraftRequest | null {
  const { id, server, publishKey, title, category, readTime, content } = draft;
  const pictures = [...picturesOf(draft), ...missingPictures(draft)]
    .map(({ name, alt }) => ({ name: name.slice(0, LONGEST_NAME), alt }))
    .slice(0, MOST_PICTURES);
  const uuid = asUuid(id);
  const key = /^[\w-]{8,128}$/.test(publishKey) ? { publishKey } : {};
  return uuid
    ? { id: uuid, version: server?.version ?? 0, ...key, title, category, readTime, content, pictures }
    : null;
}

/** The draft with this text of the server, and the pictures of this device. */
export function withServerText(
  draft: Draft,
  { version, savedAt, publishKey, title, category, readTime, content, pictures = [] }: ServerDraft,
  owner: string,
): KeptDraft {
  const key = publishKey ?? (draft.publishKey || newId());
  return {
    ...kept(draft),
    title,
    category,
    readTime,
    content,
    elsewhere: pictures,
    publishKey: key,
    savedAt,
    owner,
    server: { version, savedAt, of: savedAt },
  };
}

export const fromServer = (draft: ServerDraft, owner: string) =>
  withServerText({ ...EMPTY_DRAFT, id: draft.id, isFromElsewhere: true }, draft, owner);

/** Another draft with the same words. It has no pictures: they belong to the first. */
export function secondDraft({ title, category, readTime, content }: DraftText, owner: string): KeptDraft {
  return {
    ...kept(EMPTY_DRAFT),
    title,
    category,
    readTime,
    content,
    id: newId(),
    publishKey: newId(),
    savedAt: new Date().toISOString(),
    owner,
  };
}
