import { asUuid, newId } from '../../shared/new-id';
import { EMPTY_DRAFT, TEXT_FIELDS, type Draft, type DraftText } from './draft';
import type { DraftRequest, ServerDraft } from './drafts.api';
import type { KeptDraft } from './kept-drafts';

export const kept = (draft: Draft): KeptDraft => ({ discardedAt: '', ...draft });

export const isSameText = (one: DraftText, other: DraftText) => TEXT_FIELDS.every((field) => one[field] === other[field]);

/** Everything of the one stands in the other, which only goes on: nothing is lost with the one. */
export const goesOn = (one: DraftText, other: DraftText) => TEXT_FIELDS.every((field) => other[field].startsWith(one[field]));

/** null for a draft whose id the server would refuse. */
export function requestOf({ id, server, publishKey, title, category, readTime, content }: Draft): DraftRequest | null {
  const uuid = asUuid(id);
  const key = /^[\w-]{8,128}$/.test(publishKey) ? { publishKey } : {};
  return uuid ? { id: uuid, version: server?.version ?? 0, ...key, title, category, readTime, content } : null;
}

/** The draft with this text of the server, and the pictures of this device. */
export function withServerText(draft: Draft, { version, savedAt, publishKey, title, category, readTime, content }: ServerDraft, owner: string): KeptDraft {
  const key = publishKey ?? (draft.publishKey || newId());
  return { ...kept(draft), title, category, readTime, content, publishKey: key, savedAt, owner, server: { version, savedAt, of: savedAt } };
}

export const fromServer = (draft: ServerDraft, owner: string) => withServerText({ ...EMPTY_DRAFT, id: draft.id, isFromElsewhere: true }, draft, owner);

/** Another draft with the same words. It has no pictures: they belong to the first. */
export function secondDraft({ title, category, readTime, content }: DraftText, owner: string): KeptDraft {
  return { ...kept(EMPTY_DRAFT), title, category, readTime, content, id: newId(), publishKey: newId(), savedAt: new Date().toISOString(), owner };
}
