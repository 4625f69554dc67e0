import type { MadeHow, PostVisibility } from '@verse/api-contract/community-posts';
import { newId } from '../../shared/new-id';
import { readStored, removeStored, writeStored } from '../../shared/stored';

/** A post that nobody has seen yet. Its picture is not among what is kept. */
export interface Draft {
  /** Sent again under the same key it is the same post. */
  key: string;
  text: string;
  alt: string;
  madeHow: MadeHow;
  visibility: PostVisibility;
}

/** The shell forgets what begins like this when somebody signs out. */
const nameOf = (memberId: string) => `own:post-draft ${memberId}`;

const empty = (): Draft => ({ key: newId(), text: '', alt: '', madeHow: 'unsaid', visibility: 'public' });

export const isEmpty = ({ text, alt }: Pick<Draft, 'text' | 'alt'>): boolean => text.trim() === '' && alt.trim() === '';

/** What this member left on this device; what cannot be read is as if there were none. */
export function readDraft(memberId: string): Draft {
  try {
    return { ...empty(), ...(JSON.parse(readStored(nameOf(memberId)) ?? '{}') as Partial<Draft>) };
  } catch {
    return empty();
  }
}

export function keepDraft(memberId: string, draft: Draft): void {
  if (isEmpty(draft)) removeStored(nameOf(memberId));
  else writeStored(nameOf(memberId), JSON.stringify(draft));
}

export function dropDraft(memberId: string): Draft {
  removeStored(nameOf(memberId));
  return empty();
}
