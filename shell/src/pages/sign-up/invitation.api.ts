import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Invitation } from '@verse/api-contract/referrals';
import { ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type FormResult, toFormErrors } from '../../shared/form-result';

/** Failures are ignored, because the form also works without an invitation. */
export async function loadInvitation(args: LoaderFunctionArgs): Promise<Invitation> {
  try {
    return await api(args)<Invitation>('/api/invitation');
  } catch (error) {
    if (error instanceof ApiError) return { by: null };
    throw error;
  }
}

/**
 * The cached page is the same for all visitors and names no member. Each browser therefore requests its own invitation.
 */
loadInvitation.hydrate = true as const;

export async function declineInvitation(args: LoaderFunctionArgs): Promise<FormResult> {
  try {
    await api(args)('/api/invitation', { method: 'DELETE' });
    return { ok: true, value: undefined };
  } catch (error) {
    return toFormErrors(error);
  }
}
