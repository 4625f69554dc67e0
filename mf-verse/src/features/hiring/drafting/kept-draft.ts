import type { PostingDraft } from '@verse/api-contract/job-postings';
import { readStored, removeStored, writeStored } from '../../../shared/device-storage';

/** Changes on this device that are not yet saved on the server, and the server version they are based on. */
export interface KeptDraft {
  draft: PostingDraft;
  version: number;
}

/** Sign-out removes keys that begin with `own:`. */
const storageKey = (memberId: string, id: string) => `own:job-draft ${memberId} ${id}`;

export function createKeptDraft(memberId: string, id: string) {
  const key = storageKey(memberId, id);
  return {
    read(): KeptDraft | null {
      try {
        const kept = JSON.parse(readStored(key) ?? 'null') as KeptDraft | null;
        return kept && typeof kept.version === 'number' && typeof kept.draft.title === 'string' ? kept : null;
      } catch {
        return null;
      }
    },
    write: (kept: KeptDraft | null) => (kept ? writeStored(key, JSON.stringify(kept)) : removeStored(key)),
  };
}
