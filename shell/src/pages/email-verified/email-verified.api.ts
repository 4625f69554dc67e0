import type { ActionFunctionArgs } from 'react-router-dom';
import { api } from '@verse/contract/react';
import { type FormOutcome, refusalOf } from '../../shared/form-outcome';

/** Only a POST uses the token up, so that a mail scanner that follows the link does not. */
export async function verifyEmail(args: ActionFunctionArgs): Promise<FormOutcome> {
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  try {
    await api(args)('/api/verify-email', { method: 'POST', body: { token } });
    return { ok: true, value: undefined };
  } catch (error) {
    return refusalOf(error);
  }
}
