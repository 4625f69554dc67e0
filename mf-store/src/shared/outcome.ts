import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { type ApiClient, ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';

/** What a call came to: a value, or why not, in words. */
export type Outcome<T> = { ok: true; value: T } | Refusal;

export interface Refusal {
  ok: false;
  status: number;
  code: string;
  message: string;
  /** Name of the control → what is wrong with it. */
  fields: Record<string, string>;
  /** What the API says beside that, by its code. */
  details: Record<string, unknown>;
}

export async function outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message, fields, failure } = error;
    return { ok: false, status, code, message, fields, details: { ...failure } };
  }
}

/**
 * The loader of a page for one person. The server draws its outline for everybody, and so
 * loads nothing: `usePersonal` asks once the page is there.
 */
export const personal =
  <T>(load: (client: ApiClient, args: LoaderFunctionArgs) => Promise<T>) =>
  async (args: LoaderFunctionArgs): Promise<Outcome<T> | null> =>
    typeof window === 'undefined' ? null : outcomeOf(load(api(args), args));

/** The action of a page that is sent JSON: what is to be done, as the page says it. */
export const acting =
  <Act, T>(perform: (client: ApiClient, act: Act, params: ActionFunctionArgs['params']) => Promise<T>) =>
  async (args: ActionFunctionArgs): Promise<Outcome<T>> =>
    outcomeOf(perform(api(args), (await args.request.json()) as Act, args.params));
