import type { MadeHow, PostVisibility } from '@verse/api-contract/community/community-posts.values';
import { createDeviceDraft } from '@verse/contract/autosave';
import { createId } from '@verse/contract/server-state';
import { typedAfter } from '@verse/contract/typed-after';

/** An unpublished post. Its picture is not stored. */
export interface Draft {
  /** Idempotency key: resending does not publish the post twice. */
  key: string;
  text: string;
  alt: string;
  madeHow: MadeHow;
  visibility: PostVisibility;
}

const onDevice = (memberId: string) => createDeviceDraft<Partial<Draft>>(`post-draft ${memberId}`);

const createDraft = (): Draft => ({ key: createId(), text: '', alt: '', madeHow: 'unsaid', visibility: 'public' });

export const isEmpty = ({ text, alt }: Pick<Draft, 'text' | 'alt'>): boolean => text.trim() === '' && alt.trim() === '';

/** Returns the member's draft from this device, or an empty one if it cannot be read. */
export const readDraft = (memberId: string): Draft => ({ ...createDraft(), ...onDevice(memberId).read() });

export function keepDraft(memberId: string, draft: Draft): Draft {
  onDevice(memberId).write(isEmpty(draft) ? null : draft);
  return draft;
}

/** Returns the draft that follows a published one: what was typed while it was being sent. */
export const withoutSent = (now: Draft, sent: Draft): Draft => ({
  ...createDraft(),
  text: typedAfter(now.text, sent.text),
  alt: typedAfter(now.alt, sent.alt),
});
