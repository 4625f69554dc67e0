import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ApplicationDraft } from '@verse/api-contract/job-applications';
import type { OwnProfile, Work } from '@verse/api-contract/profiles';
import { ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';

export interface Applying {
  draft: ApplicationDraft;
  works: Work[];
}

/** Loads the application draft and the member's works; `null` if either could not be loaded. */
export async function loadApplying(args: LoaderFunctionArgs): Promise<Applying | null> {
  const client = api(args);
  try {
    const [draft, { works }] = await Promise.all([
      client<ApplicationDraft>(`/api/jobs/${encodeURIComponent(args.params.id ?? '')}/application/draft`),
      client<OwnProfile>('/api/me/profile'),
    ]);
    return { draft, works };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
