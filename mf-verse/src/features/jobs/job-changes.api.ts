import type { Job } from '@verse/api-contract/api';
import type { JobChange, JobForm } from '@verse/api-contract/work/jobs.schema';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

export const saveJob = (client: ApiClient, id: string, on: boolean) =>
  callApi(client, `${on ? 'PUT' : 'DELETE'} /api/jobs/{id}/save`, { params: { id } });

export const withdrawApplication = (client: ApiClient, id: string) =>
  callApi(client, 'DELETE /api/jobs/{id}/application', { params: { id } });

/** Undoes the withdrawal of an application. */
export const restoreApplication = (client: ApiClient, id: string) =>
  callApi(client, 'POST /api/jobs/{id}/application/restore', { params: { id } });

export const postJob = (client: ApiClient, key: string, form: JobForm) =>
  callApi(client, 'POST /api/jobs', { headers: { 'Idempotency-Key': key }, body: form });

export const changeJob = (client: ApiClient, { id, version }: Pick<Job, 'id' | 'version'>, change: JobChange) =>
  callApi(client, 'PATCH /api/jobs/{id}', { params: { id }, version, body: change });
