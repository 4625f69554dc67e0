import type { LoaderFunctionArgs } from 'react-router-dom';
import type { EntryDraftForm, EntryOverview, EntryReceipt, JudgedEntry } from '@verse/api-contract/contest-entries';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { contestPath, ownEntryPath, part } from '../../shared/contest-paths';
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
  const desk = await api(args)<EntryOverview>(ownEntryPath(args.params.id)).catch(orNotFound);
  return { ...desk, behindBy: Date.parse(desk.serverNow) - Date.now() };
}

/** Loads the member's position on the waiting list; `null` if the member is not on it or loading fails. */
export const loadWaitingPosition = (args: LoaderFunctionArgs): Promise<number | null> =>
  loadEntry(args).then(
    ({ waiting }) => waiting?.position ?? null,
    () => null,
  );

export const saveEntry = (client: ApiClient, id: string, version: number, body: EntryDraftForm) =>
  client<EntryOverview>(ownEntryPath(id), { method: 'PUT', body, headers: { 'If-Match': `"${version}"` } });

export const submitEntry = (client: ApiClient, id: string, criteriaHash: string) =>
  client<EntryReceipt>(`${ownEntryPath(id)}/submission`, { method: 'POST', body: { criteriaHash } });

export const loadPreview = (client: ApiClient, id: string) => client<JudgedEntry>(`${ownEntryPath(id)}/preview`);

export const setWithdrawn = (client: ApiClient, { id, on }: { id: string; on: boolean }) =>
  client<EntryOverview>(on ? ownEntryPath(id) : `${ownEntryPath(id)}/restoration`, { method: on ? 'DELETE' : 'PUT' });

export const removeFile = (client: ApiClient, { id, file }: { id: string; file: string }) =>
  client<EntryOverview>(fileHref(id, file), { method: 'DELETE' });

export const removeUpload = (client: ApiClient, { id, upload }: { id: string; upload: string }) =>
  client<undefined>(`${uploadsOf(id)}/${part(upload)}`, { method: 'DELETE' });

const teamPath = (id: string, handle: string) => `${ownEntryPath(id)}/team/${part(handle)}`;

export const setTeamMember = (client: ApiClient, { id, handle, on }: { id: string; handle: string; on: boolean }) =>
  client<EntryOverview>(teamPath(id, handle), { method: on ? 'PUT' : 'DELETE' });

export const acceptTeam = (client: ApiClient, { id, captain }: { id: string; captain: string }) =>
  client<EntryOverview>(teamPath(id, 'acceptance'), { method: 'PUT', body: { captain } });

/** Declines a captain's invitation, or leaves the team. */
export const leaveTeam = (client: ApiClient, { id, captain }: { id: string; captain?: string }) => {
  const query = captain === undefined ? '' : `?captain=${part(captain)}`;
  return client<EntryOverview>(`${teamPath(id, 'membership')}${query}`, { method: 'DELETE' });
};

export const leaveWaiting = (client: ApiClient, id: string) =>
  client<undefined>(`${contestPath(id)}/waiting`, { method: 'DELETE' });
