import type { ActionFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { ApiError } from '@verse/contract';

/** What an action tells its form: `value` of a success, or what is wrong, by field and for the whole form. */
export type FormOutcome<T = undefined> = Success<T> | Refusal;

interface Success<T> {
  ok: true;
  value: T;
  /** Nobody is signed in any more, so the page's data cannot be asked for again. */
  endsSession?: true;
  /** The answer is all that has changed, so no data have to be asked for again. */
  isWhole?: true;
}

export interface Refusal {
  ok: false;
  /** Name of the control → what is wrong with it. */
  fields: Record<string, string>;
  message?: string | undefined;
  /** The API's code, where a form has more to offer than the message. */
  code?: string | undefined;
}

/** One of the things a page with several forms can do. */
export type FormAction<T = unknown> = (args: ActionFunctionArgs, form: FormData) => Promise<FormOutcome<T>>;

export const refuse = (fields: Record<string, string>): Refusal => ({ ok: false, fields });

/** Does a call; a refusal of the API becomes an outcome, anything else is a fault and thrown on. */
export async function outcomeOf<T>(call: Promise<T>): Promise<FormOutcome<T>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { fields, code, message } = error;
    return { ok: false, fields, code, message: Object.keys(fields).length > 0 ? undefined : message };
  }
}

/**
 * For every page of the verse: after a refusal nothing has changed, and asking again could only fail and take what was
 * typed with it; after the end of a session it would fail for certain; and an answer may say all that has changed.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) => {
  const outcome = actionResult as FormOutcome<unknown> | undefined;
  const isAll = outcome?.ok === false || outcome?.endsSession || outcome?.isWhole;
  return isAll ? false : defaultShouldRevalidate;
};

/** The text of a control, never a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
