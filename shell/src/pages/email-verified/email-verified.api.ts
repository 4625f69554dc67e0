import type { ActionFunctionArgs } from 'react-router-dom';
import type { VerifiedEmail } from '@verse/api-contract/accounts';
import { api } from '@verse/contract/react';
import { type FormOutcome, refusalOf } from '../../shared/form-outcome';

/** `choosePassword`: another browser signed up, so the link verifies the address but no password. */
export type VerificationOutcome = FormOutcome<{ choosePassword: boolean }>;

/** Only a POST uses the token up, so that an email scanner that follows the link does not. */
export async function verifyEmail(args: ActionFunctionArgs): Promise<VerificationOutcome> {
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  try {
    const { choosePassword } = await api(args)<VerifiedEmail>('/api/verify-email', { method: 'POST', body: { token } });
    return { ok: true, value: { choosePassword } };
  } catch (error) {
    return refusalOf(error);
  }
}
