import type { PostingDraft } from '@verse/api-contract/job-postings';
import { createKeptDraft as createKept } from '../../../shared/kept-draft';

/** Changes on this device that are not yet saved on the server, and the server version they are based on. */
export interface KeptDraft {
  draft: PostingDraft;
  version: number;
}

export const createKeptDraft = (memberId: string, id: string) =>
  createKept<KeptDraft>(
    `job-draft ${memberId} ${id}`,
    ({ draft, version }) => typeof version === 'number' && typeof draft.title === 'string',
  );
