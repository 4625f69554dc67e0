import type { ActionFunctionArgs } from 'react-router-dom';
import { isStrongPassword, RESET_GONE_MESSAGE, STRONG_PASSWORD_MESSAGE } from '@verse/api-contract/identity/passwords';
import { ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { createFormErrors, type FormResult, getText, toFormErrors } from '../../shared/form-result';

/**
 * Status codes for an unknown, used or expired link, or for a visitor without a link who may not change the password.
 */
const DEAD = new Set([401, 403, 404, 410]);

/**
 * `late`: there is no link, and the last sign-in is too old to change the password without a link. `unknown`: whether
 * the form works only becomes clear once it is submitted.
 */
export type LinkState = 'ready' | 'dead' | 'missing' | 'late' | 'unknown';

export const CHECK = { intent: 'check' };

const getToken = ({ request }: ActionFunctionArgs) => new URL(request.url).searchParams.get('token') || undefined;

/**
 * Checks whether the form can be used. The check only runs in the browser, so that a scanner following links in emails
 * does not trigger it.
 */
async function checkLink(args: ActionFunctionArgs): Promise<LinkState> {
  const token = getToken(args);
  try {
    if (token) {
      const { works } = await callApi(api(args), 'POST /api/reset-password/check', { body: { token } });
      return works ? 'ready' : 'dead';
    }
    const { user, isRecent } = await callApi(api(args), 'GET /api/session');
    if (!user) return 'missing';
    return isRecent ? 'ready' : 'late';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.fields.token ? 'dead' : 'unknown';
  }
}

export async function resetPassword(args: ActionFunctionArgs): Promise<FormResult | LinkState> {
  const form = await args.request.formData();
  if (getText(form, 'intent') === CHECK.intent) return checkLink(args);
  const newPassword = getText(form, 'newPassword');
  const wrong = {
    ...(isStrongPassword(newPassword) ? {} : { newPassword: STRONG_PASSWORD_MESSAGE }),
    ...(getText(form, 'confirm') === newPassword ? {} : { confirm: 'Passwords do not match.' }),
  };
  if (Object.keys(wrong).length > 0) return createFormErrors(wrong);
  const token = getToken(args);
  try {
    await callApi(api(args), 'POST /api/reset-password', { body: { token, newPassword } });
    return { ok: true, value: undefined };
  } catch (error) {
    if (error instanceof ApiError && (DEAD.has(error.status) || error.fields.token))
      return { ...createFormErrors({}, RESET_GONE_MESSAGE), code: 'gone' };
    return toFormErrors(error);
  }
}
