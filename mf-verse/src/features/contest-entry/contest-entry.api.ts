import type { LoaderFunctionArgs } from 'react-router-dom';
import type { EntryDraftForm, EntryOverview } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { ownEntryPath, part } from '../../shared/contest-paths';
import { orNotFound } from '../../shared/or-not-found';

export interface EntryPage extends EntryOverview {
  /** Number of milliseconds by which this device's clock is behind the server's. */
  behindBy: number;
}

export const uploadsOf = (id: string) => `${ownEntryPath(id)}/uploads`;
export const fileHref = (id: string, file: string) => `${ownEntryPath(id)}/files/${part(file)}`;
export const shownFileHref = (id: string, index: number) => `${ownEntryPath(id)}/preview/files/${index}`;

/** @throws `data()` with status 404 if the API responds with 404 */
export async function loadEntry(args: LoaderFunctionArgs): Promise<EntryPage> {
  const desk = await callApi(api(args), 'GET /api/contests/{id}/entries/own', { params: { id: args.params.id } }).catch(
    orNotFound,
  );
  return { ...desk, behindBy: Date.parse(desk.serverNow) - Date.now() };
}

/** Loads the member's position on the waiting list; `null` if the member is not on it or loading fails. */
export const loadWaitingPosition = (args: LoaderFunctionArgs): Promise<number | null> =>
  loadEntry(args).then(
    ({ waiting }) => waiting?.position ?? null,
    () => null,
  );

export const saveEntry = (client: ApiClient, id: string, version: number, body: EntryDraftForm) =>
  callApi(client, 'PUT /api/contests/{id}/entries/own', { params: { id }, version, body });

export const submitEntry = (client: ApiClient, id: string, criteriaHash: string) =>
  callApi(client, 'POST /api/contests/{id}/entries/own/submission', { params: { id }, body: { criteriaHash } });

export const loadPreview = (client: ApiClient, id: string) =>
  callApi(client, 'GET /api/contests/{id}/entries/own/preview', { params: { id } });

export const setWithdrawn = (client: ApiClient, { id, on }: { id: string; on: boolean }) =>
  callApi(client, on ? 'DELETE /api/contests/{id}/entries/own' : 'PUT /api/contests/{id}/entries/own/restoration', {
    params: { id },
  });

export const removeFile = (client: ApiClient, { id, file }: { id: string; file: string }) =>
  callApi(client, 'DELETE /api/contests/{id}/entries/own/files/{file}', { params: { id, file } });

export const removeUpload = (client: ApiClient, { id, upload }: { id: string; upload: string }) =>
  callApi(client, 'DELETE /api/contests/{id}/entries/own/uploads/{upload}', { params: { id, upload } });

export const setTeamMember = (client: ApiClient, { id, handle, on }: { id: string; handle: string; on: boolean }) =>
  callApi(client, `${on ? 'PUT' : 'DELETE'} /api/contests/{id}/entries/own/team/{handle}`, { params: { id, handle } });

export const acceptTeam = (client: ApiClient, { id, captain }: { id: string; captain: string }) =>
  callApi(client, 'PUT /api/contests/{id}/entries/own/team/acceptance', { params: { id }, body: { captain } });

/** Declines a captain's invitation, or leaves the team. */
export const leaveTeam = (client: ApiClient, { id, captain }: { id: string; captain?: string }) =>
  callApi(client, 'DELETE /api/contests/{id}/entries/own/team/membership', { params: { id }, query: { captain } });

export const leaveWaiting = (client: ApiClient, id: string) =>
  callApi(client, 'DELETE /api/contests/{id}/waiting', { params: { id } });
