import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Invitation } from '@verse/api-contract/identity/referrals.schema';
import { ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type FormResult, toFormErrors } from '../../shared/form-result';

/** Failures are ignored, because the form also works without an invitation. */
export async function loadInvitation(args: LoaderFunctionArgs): Promise<Invitation> {
  try {
    return await callApi(api(args), 'GET /api/invitation');
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
    await callApi(api(args), 'DELETE /api/invitation');
    return { ok: true, value: undefined };
  } catch (error) {
    return toFormErrors(error);
  }
}
