import type { Contest, ContestChange } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

type ContestVersion = Pick<Contest, 'id' | 'version'>;

export const changeContest = (client: ApiClient, { id, version }: ContestVersion, change: ContestChange) =>
  callApi(client, 'PATCH /api/contests/{id}', { params: { id }, version, body: change });

export function setPicture(
  client: ApiClient,
  { id, version }: ContestVersion,
  { alt, file }: { alt: string; file: File | undefined },
) {
  const body = new FormData();
  body.set('alt', alt);
  if (file) body.set('picture', file);
  return callApi(client, 'PUT /api/contests/{id}/picture', { params: { id }, version, body });
}

export const removePicture = (client: ApiClient, { id, version }: ContestVersion) =>
  callApi(client, 'DELETE /api/contests/{id}/picture', { params: { id }, version });

export const confirmPlace = (client: ApiClient, id: string, memberId: string) =>
  callApi(client, 'PUT /api/contests/{id}/held/{member}', { params: { id, member: memberId } });

/** Assigns one of the site's own contests to an organisation; for staff only. */
export const assignContest = (client: ApiClient, id: string, handle: string) =>
  callApi(client, 'PUT /api/contests/{id}/organisation', { params: { id }, body: { handle } });
