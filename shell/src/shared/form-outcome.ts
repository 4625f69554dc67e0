import { ApiError } from '@verse/contract';

/** What an action tells its form: `value` of a success, or what is wrong, by field and for the whole form. */
export type FormOutcome<T = undefined> = { ok: true; value: T } | Refusal;

export interface Refusal {
  ok: false;
  /** Name of the control → what is wrong with it. */
  fields: Record<string, string>;
  message?: string | undefined;
  /** The API's code, where a page has more to offer than the message. */
  code?: string | undefined;
}

export const refuse = (fields: Record<string, string>, message?: string): Refusal => ({ ok: false, fields, message });

/**
 * The refusal of a call, by field where the server says which. Anything that is not the API's is a fault and thrown on.
 */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error;
  const { fields, code, message } = error;
  return { ok: false, fields, code, message: Object.keys(fields).length > 0 ? undefined : message };
}

/** The text of a control, never a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
