import type { Job, JobChange } from '@verse/api-contract/jobs';
import type { JobForm } from '@verse/api-contract/jobs.schema';
import type { ApiClient } from '@verse/contract';
import { jobPath } from './jobs.api';

export const saveJob = (client: ApiClient, id: string, on: boolean) =>
  client<Job>(`${jobPath(id)}/save`, { method: on ? 'PUT' : 'DELETE' });

export const withdrawApplication = (client: ApiClient, id: string) =>
  client<Job>(`${jobPath(id)}/application`, { method: 'DELETE' });

/** Undoes the withdrawal of an application. */
export const restoreApplication = (client: ApiClient, id: string) =>
  client<Job>(`${jobPath(id)}/application/restore`, { method: 'POST' });

export const postJob = (client: ApiClient, key: string, form: JobForm) =>
  client<Job>('/api/jobs', { method: 'POST', body: form, headers: { 'Idempotency-Key': key } });

export const changeJob = (client: ApiClient, { id, version }: Pick<Job, 'id' | 'version'>, change: JobChange) =>
  client<Job>(jobPath(id), { method: 'PATCH', body: change, headers: { 'If-Match': `"${version}"` } });
