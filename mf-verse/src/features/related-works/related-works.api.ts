import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RelatedWorks } from '@verse/api-contract/api';
import { ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

/** Returns other works of the maker and works like this one; none if they cannot be loaded. */
export async function loadRelated(args: LoaderFunctionArgs): Promise<RelatedWorks> {
  const asked = callApi(api(args), 'GET /api/works/{id}/related', { params: { id: args.params.id } });
  return asked.catch((error: unknown) => {
    if (error instanceof ApiError) return { byMaker: [], alike: [] };
    throw error;
  });
}
