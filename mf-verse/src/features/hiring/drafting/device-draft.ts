import type { PostingDraft } from '@verse/api-contract/api';
import { createDeviceDraft, type VersionedDraft } from '@verse/contract/autosave';

/** Changes on this device that are not yet saved on the server. */
export const createPostingDeviceDraft = (memberId: string, id: string) =>
  createDeviceDraft<VersionedDraft<PostingDraft>>(
    `job-draft ${memberId} ${id}`,
    ({ draft, version }) => typeof version === 'number' && typeof draft.title === 'string',
  );
