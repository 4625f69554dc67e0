import type { LoaderFunctionArgs } from 'react-router-dom';
import type { MemberView } from '@verse/api-contract/profiles';
import { ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';

/** A member as the caller sees them; null for a profile that is not there for the caller. */
export async function loadMember(args: LoaderFunctionArgs, handle: string): Promise<MemberView | null> {
  try {
    return await api(args)<MemberView>(`/api/members/${encodeURIComponent(handle)}/view`);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
