import { ApiError } from '@verse/contract';

/** The result of a form action: the `value` on success, otherwise the errors, both per field and for the whole form. */
export type FormResult<T = undefined> = { ok: true; value: T } | FormErrors;

export interface FormErrors {
  ok: false;
  /** Errors keyed by control name. */
  fields: Record<string, string>;
  message?: string | undefined;
  /** The API's error code, for pages that react to particular errors. */
  code?: string | undefined;
}

export const createFormErrors = (fields: Record<string, string>, message?: string): FormErrors => ({
  ok: false,
  fields,
  message,
});

/**
 * Converts an API error to form errors, per field if the server names fields. Any other error is a bug and is rethrown.
 */
export function toFormErrors(error: unknown): FormErrors {
  if (!(error instanceof ApiError)) throw error;
  const { fields, code, message } = error;
  return { ok: false, fields, code, message: Object.keys(fields).length > 0 ? undefined : message };
}

/** Returns a control's text, never a file. */
export function getText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
