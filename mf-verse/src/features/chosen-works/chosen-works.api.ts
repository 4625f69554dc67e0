import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ShownWork } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

/** Why a work is in Chosen. */
export type Choice = NonNullable<ShownWork['choice']>;

/** Returns why the work is chosen, or null if it is not or that cannot be loaded. */
export async function loadChoice(args: LoaderFunctionArgs): Promise<Choice | null> {
  const { id = '' } = args.params;
  const asked = callApi(api(args), 'GET /api/works/{id}/choice', { params: { id } });
  return asked.then(
    ({ choice }) => choice,
    (error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    },
  );
}

export const chooseWork = (client: ApiClient, id: string, sentence: string) =>
  callApi(client, 'PUT /api/works/{id}/choice', { params: { id }, body: { sentence } });

/** Takes the choice of staff back, or restores it. */
export async function setChoice(client: ApiClient, id: string, on: boolean): Promise<Choice | null> {
  const params = { id };
  if (on) return (await callApi(client, 'POST /api/works/{id}/choice/restore', { params })).choice;
  await callApi(client, 'DELETE /api/works/{id}/choice', { params });
  return null;
}
