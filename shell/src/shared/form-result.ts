import { ApiError } from '@verse/contract';

/** The result of a form's action: `value` of a success, or the errors by field and for the whole form. */
export type FormResult<T = undefined> = { ok: true; value: T } | FormErrors;

export interface FormErrors {
  ok: false;
  /** Name of the control → its error. */
  fields: Record<string, string>;
  message?: string | undefined;
  /** The API's code, where a page offers more than the message. */
  code?: string | undefined;
}

export const createFormErrors = (fields: Record<string, string>, message?: string): FormErrors => ({
  ok: false,
  fields,
  message,
});

/**
 * The error of a call, by field where the server names them. Any error that is not the API's is a bug and thrown on.
 */
export function toFormErrors(error: unknown): FormErrors {
  if (!(error instanceof ApiError)) throw error;
  const { fields, code, message } = error;
  return { ok: false, fields, code, message: Object.keys(fields).length > 0 ? undefined : message };
}

/** The text of a control, never a file. */
export function getText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
