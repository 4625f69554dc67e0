import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ContestUpdate, ContestUpdateForm, OwnOrganisation } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { orNotFound } from '../../shared/or-not-found';

/** Loads the updates of a contest, newest first. The page works without them. */
export const loadUpdates = (args: LoaderFunctionArgs): Promise<ContestUpdate[]> =>
  callApi(api(args), 'GET /api/contests/{id}/updates', { params: { id: args.params.id } }).then(
    ({ updates }) => updates,
    () => [],
  );

export interface OrganisedUpdatesPage {
  organisation: OwnOrganisation;
  contest: { id: string; title: string };
  updates: ContestUpdate[];
}

export async function loadOrganisedUpdates(args: LoaderFunctionArgs): Promise<OrganisedUpdatesPage> {
  const client = api(args);
  const { handle, id } = args.params;
  const [organisation, contest, { updates }] = await Promise.all([
    callApi(client, 'GET /api/me/organisations/{handle}', { params: { handle } }),
    callApi(client, 'GET /api/organisations/{handle}/contests/{id}', { params: { handle, id } }),
    callApi(client, 'GET /api/contests/{id}/updates', { params: { id } }),
  ]).catch(orNotFound);
  return { organisation, contest: { id: contest.id, title: contest.form.title }, updates };
}

interface OfContest {
  handle: string;
  id: string;
}

/** @param key idempotency key: resending does not write a second update */
export const writeUpdate = (client: ApiClient, { handle, id }: OfContest, key: string, form: ContestUpdateForm) =>
  callApi(client, 'POST /api/organisations/{handle}/contests/{id}/updates', {
    params: { handle, id },
    body: form,
    headers: { 'Idempotency-Key': key },
  });

export const removeUpdate = (client: ApiClient, { handle, id }: OfContest, update: string) =>
  callApi(client, 'DELETE /api/organisations/{handle}/contests/{id}/updates/{update}', {
    params: { handle, id, update },
  });

export const removeUpdateAsStaff = (client: ApiClient, id: string, update: string) =>
  callApi(client, 'DELETE /api/contests/{id}/updates/{update}', { params: { id, update } });
