import type { Contest, ContestAnswer, ContestChange, ContestForm } from '@verse/api-contract/contests';
import type { ApiClient } from '@verse/contract';
import { contestPath, part } from '../../shared/contest-paths';

const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

type ContestVersion = Pick<Contest, 'id' | 'version'>;

export const addContest = (client: ApiClient, key: string, form: ContestForm) =>
  client<ContestAnswer>('/api/contests', { method: 'POST', body: form, headers: { 'Idempotency-Key': key } });

export const changeContest = (client: ApiClient, { id, version }: ContestVersion, change: ContestChange) =>
  client<ContestAnswer>(contestPath(id), { method: 'PATCH', body: change, headers: ifMatch(version) });

export function setPicture(
  client: ApiClient,
  { id, version }: ContestVersion,
  { alt, file }: { alt: string; file: File | undefined },
) {
  const body = new FormData();
  body.set('alt', alt);
  if (file) body.set('picture', file);
  return client<ContestAnswer>(`${contestPath(id)}/picture`, { method: 'PUT', body, headers: ifMatch(version) });
}

export const removePicture = (client: ApiClient, { id, version }: ContestVersion) =>
  client<ContestAnswer>(`${contestPath(id)}/picture`, { method: 'DELETE', headers: ifMatch(version) });

export const confirmPlace = (client: ApiClient, id: string, memberId: string) =>
  client<undefined>(`${contestPath(id)}/held/${part(memberId)}`, { method: 'PUT' });

/** Assigns one of the site's own contests to an organisation; for staff only. */
export const assignContest = (client: ApiClient, id: string, handle: string) =>
  client<ContestAnswer>(`${contestPath(id)}/organisation`, { method: 'PUT', body: { handle } });
