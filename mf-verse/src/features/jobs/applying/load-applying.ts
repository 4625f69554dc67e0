import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ApplicationDraft, Work } from '@verse/api-contract/api';
import { ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
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
      callApi(client, 'GET /api/jobs/{id}/application/draft', { params: { id: args.params.id } }),
      callApi(client, 'GET /api/me/profile'),
    ]);
    return { draft, works };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
