import { ApiError } from '@verse/contract';

/** The result of a form's action: the `value` of a success, or the errors of fields and of the whole form. */
export type FormResult<T = undefined> = { ok: true; value: T } | FormErrors;

export interface FormErrors {
  ok: false;
  /** Errors by name of the control. */
  fields: Record<string, string>;
  message?: string | undefined;
  /** The API's error code, for pages that offer more than the message. */
  code?: string | undefined;
}

export const createFormErrors = (fields: Record<string, string>, message?: string): FormErrors => ({
  ok: false,
  fields,
  message,
});

/** Converts an API error, by field where the server names fields. Any other error is a bug and rethrown. */
export function toFormErrors(error: unknown): FormErrors {
  if (!(error instanceof ApiError)) throw error;
  const { fields, code, message } = error;
  return { ok: false, fields, code, message: Object.keys(fields).length > 0 ? undefined : message };
}

/** Returns the text of a control, never a file. */
export function getText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
